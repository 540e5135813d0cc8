import { useEffect, useState } from 'react'

const pauseMs = 300

interface SearchFieldProps {
  value: string
  /** Called once the visitor pauses. */
  onChange: (value: string) => void
  label?: string
  /** What can be searched for, such as "Name, type or town". */
  placeholder?: string
  maxLength?: number
}

/** Words to search for; what was typed elsewhere, such as by going back, is taken over. */
export function SearchField(props: SearchFieldProps) {
  const { value, onChange, label = 'Search', placeholder, maxLength = 100 } = props
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
      <span>{label}</span>
      <input
        type="search"
        value={typed}
        maxLength={maxLength}
        placeholder={placeholder}
        onChange={(event) => setTyped(event.target.value)}
      />
    </label>
  )
}
