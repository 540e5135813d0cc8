import { useEffect } from 'react'
import { useTyped } from './useTyped.ts'

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

/** Words to search for. */
export function SearchField(props: SearchFieldProps) {
  const { value, onChange, label = 'Search', placeholder, maxLength = 100 } = props
  const [typed, setTyped] = useTyped(value)
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
