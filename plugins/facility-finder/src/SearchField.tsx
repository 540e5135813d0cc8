import { useEffect, useState } from 'react'

const pauseMs = 300

/** Asks once the visitor pauses; what was typed elsewhere, such as by going back, is taken over. */
export function SearchField({ value, onChange }: { value: string; onChange: (value: string) => void }) {
  const [typed, setTyped] = useState(value)
  const [known, setKnown] = useState(value)
  if (known !== value) {
    setKnown(value)
    setTyped(value)
  }
  useEffect(() => {
    if (typed === value) return undefined
    const timer = setTimeout(() => onChange(typed), pauseMs)
    return () => clearTimeout(timer)
  })
  return (
    <label className="k-field">
      <span>Search</span>
      <input
        type="search"
        value={typed}
        maxLength={100}
        placeholder="Name, type or town"
        onChange={(event) => setTyped(event.target.value)}
      />
    </label>
  )
}
