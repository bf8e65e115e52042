import { encode } from 'uqr';

/** A QR code, black on white in either theme, since scanners want it so. */
export function Qr({ text, label }: { readonly text: string; readonly label: string }) {
  const { data, size } = encode(text, { border: 3 });
  let path = '';
  data.forEach((row, y) => row.forEach((dark, x) => (path += dark ? `M${x} ${y}h1v1h-1z` : '')));
  return (
    <svg
      className="qr"
      viewBox={`0 0 ${size} ${size}`}
      role="img"
      aria-label={label}
      shapeRendering="crispEdges"
    >
      <rect width={size} height={size} fill="var(--qr-paper)" />
      <path d={path} fill="var(--qr-ink)" />
    </svg>
  );
}
