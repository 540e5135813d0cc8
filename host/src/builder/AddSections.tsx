import { useState } from 'react'
import { observer } from 'mobx-react-lite'
import { mostSections } from '@msdat/sdk/contracts/composition'
import type { CustomSection } from '@msdat/sdk/contracts/customSections'
import { useStores } from '../app/Stores.ts'
import { placeableSections } from '../compositions/placeableSections.ts'
import { SelectField } from '../controls/SelectField.tsx'
import type { StepProps } from './BuilderStep.ts'
import { addSection } from './sectionChanges.ts'

const ownKinds: readonly { label: string; section: CustomSection }[] = [
  { label: 'Board of cards', section: { kind: 'canvas', title: 'Board', cards: [] } },
  {
    label: 'Table of own figures',
    section: { kind: 'table', title: 'Own figures', columns: ['Name', 'Figure'], rows: [], note: '' },
  },
]

/** Puts a section behind the last one: of a plugin that runs, or one of those that need none. */
export const AddSections = observer(function AddSections({ builder }: StepProps) {
  const { announcements, plugins } = useStores()
  const [wanted, want] = useState<string | null>(null)
  const { sections } = builder.content
  const choices = placeableSections(plugins.signed, [])
  const chosen = choices.find(({ key }) => key === wanted) ?? choices[0]
  if (sections.length >= mostSections)
    return <p className="small muted">{mostSections} sections are the most.</p>
  const add = (section: CustomSection): void => {
    const next = addSection(sections, section)
    builder.change({ sections: next })
    announcements.announce(`${next.at(-1)?.title} is added as the last section.`)
  }
  return (
    <div className="stack">
      {chosen && (
        <div className="add-section">
          <SelectField
            label="Add a chart of a plugin"
            choices={choices.map(({ key, section, pluginName }) => ({
              value: key,
              label: section.title,
              group: pluginName,
            }))}
            value={chosen.key}
            onChange={want}
          />
          <button
            type="button"
            className="button button-outline"
            onClick={() => add({ kind: 'plugin', ...chosen.section })}
          >
            Add
          </button>
        </div>
      )}
      <div className="row">
        {ownKinds.map(({ label, section }) => (
          <button key={label} type="button" className="button button-outline" onClick={() => add(section)}>
            Add a {label.charAt(0).toLowerCase() + label.slice(1)}
          </button>
        ))}
      </div>
    </div>
  )
})
