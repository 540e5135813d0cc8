import { useEffect, useState } from 'react'
import { observer } from 'mobx-react-lite'
import { call } from '@msdat/sdk/http/call'
import { getCustomDashboard, listCustomDashboards } from '@msdat/sdk/contracts/customDashboards'
import type { Dashboard } from '@msdat/sdk/contracts/dashboards'
import { useStores } from '../app/Stores.ts'
import { asCopy, blankContent, contentOf, type BuilderContent } from '../builder/BuilderContent.ts'
import { SelectField } from '../controls/SelectField.tsx'
import { toProblem } from '../loading/Loadable.ts'
import { RemoteValue } from '../loading/RemoteValue.ts'
import '../compositions/compositions.css'
import type { BeginDraft } from './useBeginDraft.tsx'

/** A copy of any dashboard that one may see: the platform's own and those of people. */
export const CopySource = observer(function CopySource({ begin }: { begin: BeginDraft }) {
  const { accounts, dashboards, toasts } = useStores()
  const user = accounts.user?.id ?? null
  const [custom] = useState(() => new RemoteValue(readCustom))
  const [wanted, want] = useState<string | null>(null)
  useEffect(() => void custom.load(), [custom, user])
  const platform = (dashboards.dashboards.value ?? []).filter(
    ({ path, sections }) => path === undefined && sections.length > 0,
  )
  const choices = [
    ...platform.map(({ id, title, group }) => ({ value: `platform ${id}`, label: title, group })),
    ...(custom.value ?? []).map(({ id, title, owner_name }) => ({
      value: `custom ${id}`,
      label: `${title} (${owner_name})`,
      group: 'Custom Dashboards',
    })),
  ]
  const chosen = choices.find(({ value }) => value === wanted) ?? choices[0]
  if (!chosen) return null
  const copy = async (): Promise<void> => {
    const [kind, id] = chosen.value.split(' ')
    const found = platform.find((one) => one.id === Number(id))
    try {
      if (kind === 'custom') {
        const { data } = await call(getCustomDashboard, { id: Number(id) })
        await begin.start(asCopy(contentOf(data)))
      } else if (found) await begin.start(asCopy(fromPlatform(found)))
    } catch (error) {
      toasts.showProblem(toProblem(error))
    }
  }
  return (
    <section className="stack" aria-labelledby="copy-title">
      <h2 id="copy-title">Copy a dashboard</h2>
      <div className="add-section custom-landing-copy">
        <SelectField label="Dashboard" choices={choices} value={chosen.value} onChange={want} />
        <button
          type="button"
          className="button button-outline"
          disabled={begin.isBusy}
          onClick={() => void copy()}
        >
          Copy it
        </button>
      </div>
    </section>
  )
})

const readCustom = async () => (await call(listCustomDashboards, { size: 100 })).results

function fromPlatform(dashboard: Dashboard): BuilderContent {
  const { title, description, indicators, dataSources, defaultIndicators } = dashboard
  return {
    ...blankContent,
    title,
    description: description.slice(0, 500),
    indicators,
    dataSources,
    defaultIndicators: defaultIndicators.filter((id) => indicators.includes(id)),
    initialDataSource: dashboard.initialDataSource,
    initialLocation: dashboard.initialLocation,
    sections: dashboard.sections.map((section) => ({ kind: 'plugin', ...section })),
  }
}
