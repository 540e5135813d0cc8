import { observer } from 'mobx-react-lite'
import type { CustomDashboard } from '@msdat/sdk/contracts/customDashboards'
import { useStores } from '../app/Stores.ts'
import { viewPath } from '../customDashboards/customPath.ts'
import { ConsentButton } from '../parts/ConsentButton.tsx'
import type { BuilderContent } from './BuilderContent.ts'
import type { DashboardBuilder } from './DashboardBuilder.ts'

/** Why it was not saved; in a conflict, both versions to choose from. */
export const SaveNotices = observer(function SaveNotices({ builder }: { builder: DashboardBuilder }) {
  const { address } = useStores()
  const { saveState } = builder
  if (saveState.status === 'failed')
    return (
      <div className="compose-fault" role="alert">
        <p>{saveState.problem.message}</p>
      </div>
    )
  if (saveState.status !== 'conflict') return null
  const keepMine = async (): Promise<void> => {
    const saved = await builder.keepMine()
    if (saved) address.go(viewPath(saved))
  }
  return (
    <section className="compose-fault builder-conflict" role="alert">
      <p>{saveState.problem.message}</p>
      <table>
        <thead>
          <tr>
            <th scope="col">Part</th>
            <th scope="col">Yours</th>
            <th scope="col">Saved by somebody else</th>
          </tr>
        </thead>
        <tbody>
          {differences(builder.content, saveState.theirs).map(([part, mine, theirs]) => (
            <tr key={part}>
              <th scope="row">{part}</th>
              <td>{mine}</td>
              <td>{theirs}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <div className="row">
        <ConsentButton onPress={() => void keepMine()}>Save mine</ConsentButton>
        <ConsentButton onPress={() => builder.takeTheirs()}>Take theirs</ConsentButton>
      </div>
    </section>
  )
})

type Compared = Omit<BuilderContent, 'organization' | 'request_reason'>

const parts: readonly [string, (one: Compared) => unknown, (one: Compared) => string][] = [
  ['Title', (one) => one.title, (one) => one.title],
  ['Description', (one) => one.description, (one) => one.description],
  ['Indicators', (one) => one.indicators, (one) => `${one.indicators.length} chosen`],
  ['Data sources', (one) => one.dataSources, (one) => `${one.dataSources.length} chosen`],
  [
    'Opens with',
    (one) => [one.defaultIndicators, one.initialDataSource, one.initialLocation],
    (one) => `${one.defaultIndicators.length} indicators`,
  ],
  ['Sections', (one) => one.sections, (one) => one.sections.map(({ title }) => title).join(', ')],
  ['Appearance', (one) => one.appearance, (one) => `${one.appearance.layout}, ${one.appearance.accent}`],
  ['Visibility', (one) => one.is_private, (one) => (one.is_private ? 'Private' : 'Public')],
]

const differences = (mine: BuilderContent, theirs: CustomDashboard): [string, string, string][] =>
  parts
    .filter(([, valueOf]) => JSON.stringify(valueOf(mine)) !== JSON.stringify(valueOf(theirs)))
    .map(([part, , textOf]) => [part, textOf(mine), textOf(theirs)])
