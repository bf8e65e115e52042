/** A table's code as people read and say it: `K7QFHNXD` is `K7QF-HNXD`; those of five letters stay as they are. */
export function spokenCode(code: string): string {
  return code.length === 8 ? `${code.slice(0, 4)}-${code.slice(4)}` : code;
}
