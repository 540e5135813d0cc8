import { useMemo, useState } from 'react'
import { useHeld } from './useHeld.ts'

/** What a legend has switched off, and how to switch one. */
export interface Hidden {
  hidden: ReadonlySet<string>
  toggle: (id: string) => void
}

/** Kept by the chart itself. */
export function useHidden(): Hidden {
  const [hidden, setHidden] = useState<ReadonlySet<string>>(new Set())
  return { hidden, toggle: (id) => setHidden((before) => toggled(before, id)) }
}

/** Kept in a text setting of the contribution, so that the address holds it; no more than fits there. */
export function useKeptHidden(setting: string): Hidden {
  const [text, setText] = useHeld(setting, '')
  const hidden = useMemo(() => readHidden(text), [text])
  return { hidden, toggle: (id) => setText(writeHidden(toggled(hidden, id))) }
}

const longest = 200

/** Commas part the ids, and stand escaped inside them. */
export function readHidden(text: string): ReadonlySet<string> {
  return new Set(text.split(',').filter(Boolean).map(decoded))
}

export function writeHidden(hidden: ReadonlySet<string>): string {
  const words = [...hidden].map(encoded)
  while (words.join(',').length > longest) words.shift()
  return words.join(',')
}

const encoded = (id: string): string => id.replaceAll('%', '%25').replaceAll(',', '%2C')
const decoded = (word: string): string => word.replaceAll('%2C', ',').replaceAll('%25', '%')

function toggled(hidden: ReadonlySet<string>, id: string): ReadonlySet<string> {
  const next = new Set(hidden)
  if (!next.delete(id)) next.add(id)
  return next
}
