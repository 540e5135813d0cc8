import { useSetSettings } from '@msdat/sdk'
import {
  Button,
  EmptyState,
  forSubject,
  isOfPlaces,
  Note,
  standIn,
  useAlternatives,
  type Dimension,
  type Subject,
} from '@msdat/sdk/kit'
import { GapCard } from './GapCard.tsx'
import { GroupsCard } from './GroupsCard.tsx'
import { useGroups } from './useGroups.ts'
import { YearsCard } from './YearsCard.tsx'

export const DisaggregationView = forSubject(Disaggregation)

/** More groups than these cannot be told apart as marks on one line. */
const mostMarks = 10

function Disaggregation({ subject: wanted }: { subject: Subject }) {
  const grouped = useGroups(wanted)
  const { subject, dimension, grouping, groups, answers, gaps } = grouped
  const waiting = standIn(answers, 600)
  const alternatives = useAlternatives(subject, {
    locations: isOfPlaces(dimension) ? (grouping?.groups.map(({ id }) => id) ?? []) : [],
    words: dimension === 'state' ? ['state', 'states'] : ['group', 'groups'],
    have: 1,
    isNeeded: !waiting && gaps.length === 0,
  })
  if (waiting) return <div className="k-page">{waiting}</div>
  if (gaps.length === 0) {
    return (
      <div className="k-page">
        <NoDimension {...{ subject, dimension }} />
        {grouping && <EmptyState alternatives={alternatives} />}
      </div>
    )
  }
  const isTrend = [grouped, ...grouped.besides].some(({ gaps }) => gaps.length > 1)
  return (
    <div className="k-page">
      <GroupsCard subject={subject} grouped={grouped} />
      {isTrend && groups.length <= mostMarks && <YearsCard subject={subject} grouped={grouped} />}
      {isTrend && <GapCard subject={subject} grouped={grouped} />}
    </div>
  )
}

/** Says that there are no such figures, and leads to the dimensions that all data have. */
function NoDimension({ subject, dimension }: { subject: Subject; dimension: Dimension }) {
  const setSettings = useSetSettings()
  const { datasource } = subject.source
  const { short_name: name } = subject.indicator
  const lacking =
    dimension === 'source'
      ? `No two sources have a figure of ${name} here for one year.`
      : `${datasource} has no figures of ${name} by ${dimension} on this platform. Nothing is estimated in their place.`
  return (
    <>
      <Note tone="caution">{lacking}</Note>
      <div className="k-row">
        {(['zone', 'state', 'source'] as const)
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
