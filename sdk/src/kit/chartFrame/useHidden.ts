import { useState } from 'react'

/** What the legend has switched off. */
export function useHidden(): { hidden: ReadonlySet<string>; toggle: (id: string) => void } {
  const [hidden, setHidden] = useState<ReadonlySet<string>>(new Set())
  const toggle = (id: string) =>
    setHidden((before) => {
      const next = new Set(before)
      if (!next.delete(id)) next.add(id)
      return next
    })
  return { hidden, toggle }
}
