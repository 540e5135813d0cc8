// Words to search for, asked once the visitor pauses.
import { SearchField } from '@msdat/sdk/kit'
import { useState } from 'react'

export function Example() {
  const [words, setWords] = useState('')
  return <SearchField value={words} onChange={setWords} placeholder="Name or town" />
}
