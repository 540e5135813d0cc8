import { useSettings } from '@msdat/sdk'
import { SelectField } from '@msdat/sdk/kit'
import { useState } from 'react'
import { examples } from './examples.ts'
import './gallery.css'
import { readExample } from './readExample.ts'

const choices = examples.map(({ part, group }) => ({ value: part, label: `${group}: ${part}` }))

/** One part of the kit at a time: as the page asks for it, or as chosen here. Its own file stands below. */
export function Gallery() {
  const asked = useSettings<{ part?: string; isTextHidden?: boolean }>()
  const [chosen, setChosen] = useState(choices[0]?.value ?? '')
  const example = examples.find(({ part }) => part === (asked.part ?? chosen))
  if (!example) return <p role="alert">There is no example of {asked.part}.</p>
  const { View, part, text } = example
  const { words, code } = readExample(text)
  return (
    <div className={asked.part === undefined ? 'gallery' : 'gallery gallery-framed'}>
      {asked.part === undefined && (
        <SelectField label="Part of the kit" value={part} choices={choices} onChange={setChosen} />
      )}
      <p>{words}</p>
      <div className="gallery-view" key={part}>
        <View />
      </div>
      {asked.isTextHidden !== true && (
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        <pre tabIndex={0} aria-label={`Source of the example of ${part}`}>
          <code>{code}</code>
        </pre>
      )}
    </div>
  )
}
