import { useEffect, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { observer } from 'mobx-react-lite'
import { useStores } from '../app/Stores.ts'
import { SelectField } from '../controls/SelectField.tsx'
import { PluginFrame } from '../frames/PluginFrame.tsx'
import { ExampleChoice } from './ExampleChoice.ts'
import { exampleAddress, type KitPart } from './kitParts.ts'

const plugin = 'kit-examples'
const contribution = 'gallery'

/** One part of the kit, drawn in a frame of each scheme by a plugin like any other, with the file that draws it. */
export const KitExamples = observer(function KitExamples({ parts }: { parts: readonly KitPart[] }) {
  const { plugins } = useStores()
  const asked = decodeURIComponent(useLocation().hash.slice(1))
  const [choice] = useState(() => new ExampleChoice(parts[0]?.name ?? ''))
  useEffect(() => {
    const wanted = parts.find(({ name }) => exampleAddress(name) === asked)
    if (!wanted) return
    choice.choose(wanted.name)
    document.getElementById('examples')?.scrollIntoView()
  }, [asked, choice, parts])
  const frame = { plugin, contribution, placeholderHeight: 480 }
  return (
    <section className="stack" aria-labelledby="examples">
      <h2 id="examples">The kit, live</h2>
      <p>
        Each part as it is drawn in a frame, in both schemes, from made-up figures. The source is the very
        file that draws it.
      </p>
      {plugins.find(plugin, contribution) === null ? (
        <p className="empty card">The plugin “Kit examples” does not run on this installation.</p>
      ) : (
        <>
          <div className="developer-part">
            <SelectField
              label="Part of the kit"
              choices={parts.map(({ name, module }) => ({ value: name, label: name, group: module }))}
              value={choice.part}
              onChange={(part) => choice.choose(part)}
            />
          </div>
          <div className="developer-examples">
            <section className="card" aria-label="Light">
              <h3>Light</h3>
              <PluginFrame {...frame} title="Example in light" scheme="light" settings={choice.withText} />
            </section>
            <section className="card" aria-label="Dark">
              <h3>Dark</h3>
              <PluginFrame {...frame} title="Example in dark" scheme="dark" settings={choice.withoutText} />
            </section>
          </div>
        </>
      )}
    </section>
  )
})
