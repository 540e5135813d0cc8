import { useContext, useMemo, type RefObject } from 'react'
import type { Theme } from '../../contracts/appearance.ts'
import { useTheme } from '../../plugin/useAppearance.ts'
import { useWidth } from '../parts/useWidth.ts'
import { chartLook, type ChartLook } from './chartLook.ts'
import { FixedWidth } from './FixedWidth.ts'

export interface Frame {
  area: RefObject<HTMLDivElement | null>
  /** Pixels there are for the drawing; 0 until it is known. */
  width: number
  look: ChartLook
  theme: Theme
}

/** What a chart must know before it can lay itself out: its width, and the visitor's colours and type. */
export function useFrame(): Frame {
  const theme = useTheme()
  const fixed = useContext(FixedWidth)
  const [area, measured] = useWidth<HTMLDivElement>()
  const look = useMemo(() => chartLook(theme), [theme])
  return { area, width: fixed ?? measured, look, theme }
}
