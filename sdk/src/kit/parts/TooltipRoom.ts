import { createContext } from 'react'

/** The part of a chart's width that is seen, as shares; where two charts share their place, each has its own. */
export const TooltipRoom = createContext({ from: 0, to: 1 })
