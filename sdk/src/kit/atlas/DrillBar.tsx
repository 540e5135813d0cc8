import { Button } from '../parts/Button.tsx'

export const mostZoom = 4

interface DrillBarProps {
  nation: string
  zone: { name: string } | null
  zoom: number
  onNation: () => void
  onZoom: (factor: number) => void
}

/** Where one is on the map, the way back, and nearer or farther. */
export function DrillBar({ nation, zone, zoom, onNation, onZoom }: DrillBarProps) {
  return (
    <div className="k-drill-bar">
      <nav aria-label="Place on the map" style={{ marginInlineEnd: 'auto' }}>
        <ol>
          <li>
            {zone ? (
              <Button kind="link" onClick={onNation}>
                {nation}
              </Button>
            ) : (
              <span aria-current="location">{nation}</span>
            )}
          </li>
          {zone && (
            <li>
              <span aria-current="location">{zone.name}</span>
            </li>
          )}
        </ol>
      </nav>
      <Button kind="quiet" disabled={zoom <= 1} onClick={() => onZoom(1 / 1.5)}>
        Zoom out
      </Button>
      <Button kind="quiet" disabled={zoom >= mostZoom} onClick={() => onZoom(1.5)}>
        Zoom in
      </Button>
    </div>
  )
}
