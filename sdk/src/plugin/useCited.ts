import { useEffect } from 'react'
import { currentFrame } from './currentFrame.ts'

/**
 * Names the publications behind a card by citation id: where the page is printed, they stand below it. Provenance,
 * and so ChartCard, calls this itself.
 */
export function useCited(ids: readonly number[]): void {
  const { cited } = currentFrame()
  const key = ids.join()
  useEffect(() => cited.add(key ? key.split(',').map(Number) : []), [cited, key])
}
