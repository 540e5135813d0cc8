import { useState } from 'react'

/** What is typed into a field before it counts; a value that comes from elsewhere, such as by going back, replaces it. */
export function useTyped(value: string): [typed: string, setTyped: (typed: string) => void] {
  const [typed, setTyped] = useState(value)
  const [known, setKnown] = useState(value)
  if (known !== value) {
    setKnown(value)
    setTyped(value)
  }
  return [typed, setTyped]
}
