/** How much larger than on the page the picture is. */
const SCALE = 2;
const PAINT = ['fill', 'stroke', 'stroke-width', 'font-family', 'font-size', 'font-weight'] as const;

/** Shares a drawing of the page by the system's own means, or saves it as a file; `text` goes with it for who cannot see it. */
export async function shareChart(drawing: SVGSVGElement, text: string): Promise<void> {
  const blob = await pngOf(drawing, text);
  if (!blob) return;
  const file = new File([blob], 'review.png', { type: 'image/png' });
  if (navigator.canShare?.({ files: [file], text })) {
    try {
      await navigator.share({ files: [file], text });
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

/** The drawing on paper with its sentence below, as PNG. */
async function pngOf(drawing: SVGSVGElement, text: string): Promise<Blob | null> {
  const { width, height } = drawing.viewBox.baseVal;
  const copy = drawing.cloneNode(true) as SVGSVGElement;
  const from = drawing.querySelectorAll<SVGElement>('*');
  // The copy has no style sheet.
  copy.querySelectorAll<SVGElement>('*').forEach((element, i) => {
    const style = getComputedStyle(from[i]!);
    for (const name of PAINT) element.style.setProperty(name, style.getPropertyValue(name));
  });
  copy.setAttribute('xmlns', 'http://www.w3.org/2000/svg');
  copy.setAttribute('width', String(width));
  copy.setAttribute('height', String(height));
  const image = new Image();
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(new XMLSerializer().serializeToString(copy))}`;
  await image.decode();
  const canvas = document.createElement('canvas');
  canvas.width = SCALE * width;
  canvas.height = SCALE * (height + 40);
  const brush = canvas.getContext('2d');
  if (!brush) return null;
  const style = getComputedStyle(document.documentElement);
  brush.scale(SCALE, SCALE);
  brush.fillStyle = style.getPropertyValue('--paper').trim();
  brush.fillRect(0, 0, width, height + 40);
  brush.drawImage(image, 0, 0, width, height);
  brush.fillStyle = style.getPropertyValue('--ink').trim();
  brush.font = `13px ${style.getPropertyValue('--face').trim()}`;
  brush.fillText(text, 12, height + 24, width - 24);
  return new Promise((done) => canvas.toBlob(done, 'image/png'));
}
