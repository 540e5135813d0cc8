import type { ReactNode } from 'react'

interface ColumnsProps {
  /** How wide each of them is at least, such as `18rem`. */
  least: string
  children: ReactNode
}

/** Cards beside each other, as many in a row as there is room for. */
export function Columns({ least, children }: ColumnsProps) {
  const gridTemplateColumns = `repeat(auto-fit, minmax(min(100%, ${least}), 1fr))`
  return (
    <div className="k-even" style={{ gridTemplateColumns }}>
      {children}
    </div>
  )
}
