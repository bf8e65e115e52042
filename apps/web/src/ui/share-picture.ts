/** Properties that say how a mark of a drawing is painted; the copy has no style sheet. */
const PAINT = [
  'fill',
  'fill-opacity',
  'stroke',
  'stroke-opacity',
  'stroke-width',
  'stroke-linecap',
  'stroke-linejoin',
  'stroke-dasharray',
  'opacity',
  'font-family',
  'font-size',
  'font-weight',
  'font-style',
  'letter-spacing',
  'text-anchor',
  'paint-order',
  'stop-color',
  'stop-opacity',
] as const;

/** A copy of a drawing that carries its own paint, as an image of that size (CSS pixels), without the elements of `left`. */
export async function imageOf(
  drawing: SVGSVGElement,
  width: number,
  height: number,
  left?: string,
): Promise<HTMLImageElement> {
  const copy = drawing.cloneNode(true) as SVGSVGElement;
  const from = drawing.querySelectorAll<SVGElement>('*');
  copy.querySelectorAll<SVGElement>('*').forEach((element, i) => {
    const style = getComputedStyle(from[i]!);
    for (const name of PAINT) element.style.setProperty(name, style.getPropertyValue(name));
    element.style.setProperty('animation', 'none');
  });
  if (left !== undefined) copy.querySelectorAll(left).forEach((element) => element.remove());
  copy.setAttribute('xmlns', 'http://www.w3.org/2000/svg');
  copy.setAttribute('width', String(width));
  copy.setAttribute('height', String(height));
  // What places it on the page would outdo that.
  copy.style.setProperty('width', `${width}px`);
  copy.style.setProperty('height', `${height}px`);
  const image = new Image();
  // Not a blob: the server's content security policy lets pictures come from this site and from data: addresses alone.
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(new XMLSerializer().serializeToString(copy))}`;
  await image.decode();
  return image;
}

/**
 * Shares a PNG by the system's own means, with what it shows in words, or saves it as a file where there are none.
 * @throws Error without a picture: none could be drawn.
 */
export async function sharePicture(blob: Blob | null, name: string, text?: string): Promise<void> {
  if (!blob) throw new Error('no picture could be drawn');
  const file = new File([blob], name, { type: 'image/png' });
  if (navigator.canShare?.({ files: [file] })) {
    try {
      await navigator.share({ files: [file], ...(text !== undefined && { text }) });
      return;
    } catch (thrown) {
      // A closed share sheet is no error; on any other failure the picture is saved as a file.
      if (thrown instanceof DOMException && thrown.name === 'AbortError') return;
    }
  }
  const link = document.createElement('a');
  link.href = URL.createObjectURL(blob);
  link.download = file.name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}
