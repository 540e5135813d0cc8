import { qrMatrix } from './qrMatrix.ts'

const edge = 4

/** A text as a picture that a telephone reads; nothing where it is too long for one. */
export function QrCode({ text, label }: { text: string; label: string }) {
  const rows = qrMatrix(text)
  if (!rows) return null
  const size = rows.length + 2 * edge
  const path = rows.flatMap((row, y) =>
    row.map((isDark, x) => (isDark ? `M${x + edge} ${y + edge}h1v1h-1z` : '')),
  )
  return (
    // Black on white in every theme: readers expect it.
    <svg
      className="qr-code"
      viewBox={`0 0 ${size} ${size}`}
      role="img"
      aria-label={label}
      shapeRendering="crispEdges"
    >
      <rect width={size} height={size} fill="#fff" />
      <path d={path.join('')} fill="#000" />
    </svg>
  )
}
