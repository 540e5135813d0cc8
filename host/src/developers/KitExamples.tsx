import { useEffect, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { observer } from 'mobx-react-lite'
import { useStores } from '../app/Stores.ts'
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
  const modules = [...new Set(parts.map(({ module }) => module))]
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
          <label className="stack developer-find developer-part">
            Part of the kit
            <select
              className="input"
              value={choice.part}
              onChange={(event) => choice.choose(event.target.value)}
            >
              {modules.map((module) => (
                <optgroup key={module} label={module}>
                  {parts
                    .filter((one) => one.module === module)
                    .map(({ name }) => (
                      <option key={name}>{name}</option>
                    ))}
                </optgroup>
              ))}
            </select>
          </label>
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
