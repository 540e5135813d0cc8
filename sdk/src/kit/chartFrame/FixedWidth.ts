import { createContext } from 'react'

/** Width of the charts inside, in pixels, where nothing can be measured: tests and pictures drawn without a page. */
export const FixedWidth = createContext<number | null>(null)
