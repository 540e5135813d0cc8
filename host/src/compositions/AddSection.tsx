import { useState } from 'react'
import { observer } from 'mobx-react-lite'
import { mostSections } from '@msdat/sdk/contracts/composition'
import { useStores } from '../app/Stores.ts'
import { SelectField } from '../controls/SelectField.tsx'
import type { Composition } from './Composition.ts'
import { placeableSections } from './placeableSections.ts'

/** Puts a section that runs, and stands not on this dashboard yet, behind the last tab. */
export const AddSection = observer(function AddSection({ composition }: { composition: Composition }) {
  const { announcements, plugins } = useStores()
  const [wanted, want] = useState<string | null>(null)
  const choices = placeableSections(plugins.signed, composition.sections)
  const chosen = choices.find(({ key }) => key === wanted) ?? choices[0]
  if (!chosen) return <p className="small muted">Every section that runs here is on this dashboard.</p>
  if (composition.isFull) return <p className="small muted">{mostSections} tabs are the most.</p>
  const add = (): void => {
    composition.add(chosen.section)
    announcements.announce(`${chosen.section.title} is added as the last tab.`)
  }
  return (
    <div className="add-section">
      <SelectField
        label="Add a section"
        choices={choices.map(({ key, section, pluginName }) => ({
          value: key,
          label: section.title,
          group: pluginName,
        }))}
        value={chosen.key}
        onChange={want}
      />
      <button type="button" className="button button-outline" onClick={add}>
        Add
      </button>
    </div>
  )
})
