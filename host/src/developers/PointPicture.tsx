type Box = readonly [x: number, y: number, width: number, height: number]

interface Layout {
  /** What the drawing shows, for who does not see it. */
  words: string
  /** What belongs to the page. */
  page: readonly Box[]
  /** What the plugin fills. */
  own: readonly Box[]
}

const header: Box = [0, 0, 160, 12]
const tabs: readonly Box[] = [
  [6, 18, 28, 7],
  [38, 18, 28, 7],
  [70, 18, 28, 7],
]
const cards: readonly Box[] = [
  [6, 30, 46, 62],
  [57, 30, 46, 62],
  [108, 30, 46, 62],
]
const view: Box = [6, 30, 148, 62]

const layouts: Record<string, Layout> = {
  section: {
    words: 'A tab under the header of a dashboard, and all of the view below it.',
    page: [header, ...tabs.slice(1)],
    own: [...tabs.slice(0, 1), view],
  },
  analytics: {
    words: 'One of the tabs of Advanced Analytics, and all of the view below it.',
    page: [header, ...tabs.slice(0, 2)],
    own: [...tabs.slice(2), view],
  },
  page: {
    words: 'Everything below the header, without tabs.',
    page: [header],
    own: [[6, 18, 148, 74]],
  },
  widget: {
    words: 'One card in a row of cards on a dashboard.',
    page: [header, ...tabs, ...cards.slice(0, 1), ...cards.slice(2)],
    own: cards.slice(1, 2),
  },
  panel: {
    words: 'A launcher at the lower right edge, and a card above it that lies over the dashboard.',
    page: [header, ...tabs, view],
    own: [
      [100, 40, 54, 42],
      [126, 85, 28, 10],
    ],
  },
  command: {
    words: 'A line in the list that opens over the page at Ctrl+K.',
    page: [header, view, [36, 20, 88, 60], [41, 25, 78, 8], [41, 38, 78, 8], [41, 64, 78, 8]],
    own: [[41, 51, 78, 8]],
  },
}

/** A drawing of the page with the place of a contribution point marked; a point without one has none. */
export function PointPicture({ point }: { point: string }) {
  const layout = Object.hasOwn(layouts, point) ? layouts[point] : undefined
  if (!layout) return null
  return (
    <figure className="developer-point">
      <svg viewBox="-1 -1 162 102" role="img" aria-label={`Drawing of the page. ${layout.words}`}>
        <rect className="point-ground" x={0} y={0} width={160} height={100} rx={3} />
        {layout.page.map((box) => (
          <Part key={box.join()} box={box} className="point-page" />
        ))}
        {layout.own.map((box) => (
          <Part key={box.join()} box={box} className="point-own" />
        ))}
      </svg>
      <figcaption className="small muted">Drawing, not a picture. {layout.words}</figcaption>
    </figure>
  )
}

function Part({ box: [x, y, width, height], className }: { box: Box; className: string }) {
  return <rect className={className} x={x} y={y} width={width} height={height} rx={2} />
}
