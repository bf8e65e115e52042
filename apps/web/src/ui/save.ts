/** Gives the reader a file to save. */
export function saveFile(name: string, content: Blob): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(content);
  link.download = name;
  link.click();
  // The browser has begun to read it by then.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}

/** Gives the reader a value as a JSON file to save. */
export function saveJson(name: string, value: object): void {
  saveFile(name, new Blob([`${JSON.stringify(value, null, 1)}\n`], { type: 'application/json' }));
}
