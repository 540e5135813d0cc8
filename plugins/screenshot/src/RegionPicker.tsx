import { pictureAddress } from '@msdat/sdk/kit'
import { useEffect, useRef, useState, type PointerEvent } from 'react'
import { regionBetween, type Capture, type Region } from './Picture.ts'

interface RegionPickerProps {
  capture: Capture
  region: Region
  onDrawn(region: Region | null): void
}

/** The capture, small, with the chosen part marked; the pointer draws another one. The list above is for the keyboard. */
export function RegionPicker({ capture, region, onDrawn }: RegionPickerProps) {
  const image = usePicture(capture.png)
  const [start, setStart] = useState<{ x: number; y: number } | null>(null)
  const placeOf = (event: PointerEvent<HTMLElement>): { x: number; y: number } => {
    const box = event.currentTarget.getBoundingClientRect()
    const scale = capture.width / box.width
    return { x: (event.clientX - box.x) * scale, y: (event.clientY - box.y) * scale }
  }
  const share = (pixels: number, of: number): string => `${(100 * pixels) / of}%`
  return (
    <div
      className="screenshot-picture"
      onPointerDown={(event) => {
        event.currentTarget.setPointerCapture(event.pointerId)
        setStart(placeOf(event))
      }}
      onPointerMove={(event) => start && onDrawn(regionBetween(start, placeOf(event), capture))}
      onPointerUp={() => setStart(null)}
      onPointerCancel={() => setStart(null)}
    >
      <img ref={image} alt={capture.title} width={capture.width} height={capture.height} draggable={false} />
      <div
        className="screenshot-region"
        style={{
          left: share(region.x, capture.width),
          top: share(region.y, capture.height),
          width: share(region.width, capture.width),
          height: share(region.height, capture.height),
        }}
      />
    </div>
  )
}

/** Written to the element: in an attribute a frame may write fewer letters than a large picture has. */
function usePicture(png: Uint8Array) {
  const image = useRef<HTMLImageElement>(null)
  useEffect(() => {
    if (image.current) image.current.src = pictureAddress(png)
  }, [png])
  return image
}
