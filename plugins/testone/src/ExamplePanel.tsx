import {
  host,
  useCatalog,
  useCommand,
  useSelection,
  useSetSelection,
  useSubscription,
  useTheme,
} from '@msdat/sdk'
import { Button, EmptyState, findSubject, formatPeriod, nationOf, standIn, valueOf } from '@msdat/sdk/kit'
import { useState } from 'react'
import './panel.css'

async function greet(): Promise<void> {
  await host.call('ui.notify', { tone: 'info', message: 'Hello from a panel.' })
}

/** What the page tells a panel, and what a panel can ask of the page. */
export function ExamplePanel() {
  const selection = useSelection()
  const setSelection = useSetSelection()
  const { scheme, fontSize } = useTheme()
  const answer = useCatalog()
  const catalog = valueOf(answer)
  const [lines, setLines] = useState(1)
  const [isBroken, setBroken] = useState(false)
  const [heard, setHeard] = useState<readonly string[]>([])
  const hear = (words: string): void => setHeard((before) => [words, ...before].slice(0, 5))
  useCommand('greet', greet)
  useSubscription<{ passed: number }>('test/finished', ({ passed }) =>
    hear(`The conformance test made ${passed} calls as expected.`),
  )
  useSubscription<{ name: string }>('indicator-search/opened', ({ name }) =>
    hear(`The search opened ${name}.`),
  )
  if (isBroken) throw new Error('The example panel was asked to fail.')
  if (!catalog) return <>{standIn([answer], 320)}</>
  const subject = findSubject(catalog, selection)
  const nation = nationOf(catalog.locations)
  if (!subject || !nation) return <EmptyState />
  const { indicator, source, place } = subject
  return (
    <div className="example">
      <dl>
        <dt>Indicator</dt>
        <dd>{indicator.short_name}</dd>
        <dt>Source</dt>
        <dd>{source.datasource}</dd>
        <dt>Place and period</dt>
        <dd>
          {place.name}, {formatPeriod(selection.period)}
        </dd>
        <dt>Theme</dt>
        <dd>
          {scheme}, {fontSize} px
        </dd>
      </dl>
      <div className="example-actions">
        <Button onClick={() => void setSelection({ location: nation.id })}>Choose {nation.name}</Button>
        <Button onClick={() => void greet()}>Show a message</Button>
        <Button onClick={() => setLines(lines === 1 ? 8 : 1)}>{lines === 1 ? 'Grow' : 'Shrink'}</Button>
        <Button onClick={() => setBroken(true)}>Fail on purpose</Button>
      </div>
      <ul className="example-heard" aria-label="Heard from other add-ons" aria-live="polite">
        {heard.length === 0 && <li>Nothing heard from other add-ons yet.</li>}
        {heard.map((words, at) => (
          <li key={heard.length - at}>{words}</li>
        ))}
      </ul>
      {Array.from({ length: lines }, (_, at) => (
        <p key={at}>Line {at + 1} of this panel.</p>
      ))}
    </div>
  )
}
