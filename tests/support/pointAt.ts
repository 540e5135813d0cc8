import type { Locator } from 'playwright'

/** Moves the pointer over a frame, as a hand does before it presses: while a field is typed into, the page waits for it. */
export async function pointAt(frame: Locator): Promise<void> {
  const place = await frame.boundingBox()
  if (!place) throw new Error('The frame is not on the screen.')
  const { mouse } = frame.page()
  await mouse.move(place.x + 10, place.y + 10)
  await mouse.move(place.x + 12, place.y + 12)
}
