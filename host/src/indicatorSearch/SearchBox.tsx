import { useEffect, useState } from 'react'
import '../figures/figures.css'
import { Field } from '../parts/Field.tsx'

interface SearchBoxProps {
  label: string
  words: string
  onChange: (words: string) => void
}

const pauseMs = 300

/** Searches once the typing pauses. */
export function SearchBox({ label, words, onChange }: SearchBoxProps) {
  const [typed, setTyped] = useState(words)
  useEffect(() => setTyped(words), [words])
  useEffect(() => {
    if (typed === words) return
    const timer = setTimeout(() => onChange(typed), pauseMs)
    return () => clearTimeout(timer)
  }, [typed, words, onChange])
  return (
    <div className="figures-pick">
      <Field label={label}>
        <input
          className="input"
          type="search"
          maxLength={200}
          value={typed}
          onChange={(event) => setTyped(event.currentTarget.value)}
        />
      </Field>
    </div>
  )
}
