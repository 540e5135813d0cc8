import { useSetSettings } from '@msdat/sdk'
import { Button, EmptyState, forSubject, Note, standIn, useAlternatives, type Subject } from '@msdat/sdk/kit'
import { GapCard } from './GapCard.tsx'
import { areOfPlaces, type Dimension } from './groups.ts'
import { GroupsCard } from './GroupsCard.tsx'
import { useGroups } from './useGroups.ts'
import { YearsCard } from './YearsCard.tsx'

export const DisaggregationView = forSubject(Disaggregation)

/** More groups than these cannot be told apart as marks on one line. */
const mostMarks = 10

function Disaggregation({ subject }: { subject: Subject }) {
  const grouped = useGroups(subject)
  const { dimension, grouping, groups, figures, answer, gaps } = grouped
  const words = dimension === 'state' ? (['state', 'states'] as const) : (['group', 'groups'] as const)
  const alternatives = useAlternatives(subject, {
    locations: areOfPlaces(dimension) ? (grouping?.groups.map(({ id }) => id) ?? []) : [],
    words,
    have: 1,
    isNeeded: answer.status === 'ready' && gaps.length === 0,
  })
  const waiting = standIn([answer], 600)
  if (waiting) return <div className="k-page">{waiting}</div>
  if (!grouping || figures.length === 0 || gaps.length === 0) {
    return (
      <div className="k-page">
        <NoDimension {...{ subject, dimension }} />
        {grouping && <EmptyState alternatives={alternatives} />}
      </div>
    )
  }
  return (
    <div className="k-page">
      <GroupsCard subject={subject} grouped={grouped} />
      {groups.length <= mostMarks && <YearsCard subject={subject} grouped={grouped} />}
      <GapCard subject={subject} grouped={grouped} />
    </div>
  )
}

const others: readonly Dimension[] = ['zone', 'state', 'source']

/** Says that there are no such figures, and leads to the dimensions that all data have. */
function NoDimension({ subject, dimension }: { subject: Subject; dimension: Dimension }) {
  const setSettings = useSetSettings()
  const { source, indicator } = subject
  return (
    <>
      <Note tone="caution">{tellNoDimension(source.datasource, indicator.short_name, dimension)}</Note>
      <div className="k-row">
        {others
          .filter((one) => one !== dimension)
          .map((one) => (
            <Button key={one} onClick={() => void setSettings({ by: one })}>
              {`Show by ${one}`}
            </Button>
          ))}
      </div>
    </>
  )
}

function tellNoDimension(source: string, indicator: string, dimension: Dimension): string {
  if (dimension === 'source') return `No two sources have a figure of ${indicator} here for one year.`
  return `${source} has no figures of ${indicator} by ${dimension} on this platform. Nothing is estimated in their place.`
}
