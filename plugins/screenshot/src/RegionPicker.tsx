import { useEffect, useState, type PointerEvent } from 'react'
import { regionBetween, type Capture, type Region } from './Picture.ts'

interface RegionPickerProps {
  capture: Capture
  region: Region
  onDrawn(region: Region | null): void
}

/** The capture, small, with the chosen part marked; the pointer draws another one. The list above is for the keyboard. */
export function RegionPicker({ capture, region, onDrawn }: RegionPickerProps) {
  const address = usePictureAddress(capture.png)
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
      {address && <img src={address} alt={capture.title} draggable={false} />}
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

function usePictureAddress(png: Uint8Array): string | null {
  const [address, setAddress] = useState<string | null>(null)
  useEffect(() => {
    const made = URL.createObjectURL(new Blob([new Uint8Array(png)], { type: 'image/png' }))
    setAddress(made)
    return () => URL.revokeObjectURL(made)
  }, [png])
  return address
}
