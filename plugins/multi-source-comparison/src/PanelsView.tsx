import { useSetSettings, useSettings, type Catalog, type Indicator } from '@msdat/sdk'
import {
  formatPeriod,
  forSubject,
  Note,
  pinnedPlaces,
  SelectField,
  standIn,
  type Subject,
} from '@msdat/sdk/kit'
import { chooseIndicators, indicatorsOf } from './choosePanel.ts'
import { DifferenceCard } from './DifferenceCard.tsx'
import { PanelCard } from './PanelCard.tsx'
import { letters, type Letter, type PanelSettings } from './PanelSettings.ts'
import { shareScale } from './shareScale.ts'
import { usePanel, type Panel, type PanelWanted } from './usePanel.ts'

/** The section: the host's bar chooses the indicators. */
export const PanelsView = forSubject(({ subject }) => <Panels subject={subject} isOwnPicker={false} />)

/** The tab of Advanced Analytics: a program area narrows the indicators. */
export const AreaView = forSubject(({ subject }) => <Panels subject={subject} isOwnPicker />)

const columns = {
  display: 'grid',
  gap: 16,
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 330px), 1fr))',
}

function Panels({ subject, isOwnPicker }: { subject: Subject; isOwnPicker: boolean }) {
  const { catalog, selection, place } = subject
  const settings = useSettings<PanelSettings>()
  const pinned = pinnedPlaces(subject)
  const chosen = chooseIndicators(settings, selection, catalog)
  const wanted = letters.map((letter, at): PanelWanted => {
    const indicator = chosen[at] ?? subject.indicator
    const skip = chosen.slice(0, at).filter(({ id }) => id === indicator.id).length
    const [datasource, period] = [settings[`source${letter}`], settings[`year${letter}`]]
    return { letter, indicator, datasource, period, skip, drawn: settings[`drawn${letter}`], place, pinned }
  })
  // Always three, so that hooks are called in the same order.
  const panels = [
    usePanel(wanted[0] as PanelWanted, catalog, selection),
    usePanel(wanted[1] as PanelWanted, catalog, selection),
    usePanel(wanted[2] as PanelWanted, catalog, selection),
  ] as const
  const scales = shareScale(panels, catalog, settings.sameScale)
  const lacking = tellLackingYear(panels, (letter) => settings[`year${letter}`] ?? selection.period)
  const allowed = indicatorsOf(catalog, settings.programArea)
  return (
    <div className="k-page">
      {lacking && <Note tone="caution">{lacking}</Note>}
      <div style={columns}>
        {panels.map((panel, at) => (
          <PanelCard
            key={panel.letter}
            {...{ panel, catalog }}
            scale={scales[at] ?? { note: '' }}
            tools={isOwnPicker ? <Picker {...{ panel, allowed }} /> : undefined}
          />
        ))}
      </div>
      {settings.isDifferenceShown && <Difference panels={panels} catalog={catalog} />}
    </div>
  )
}

function Difference({
  panels: [a, b],
  catalog,
}: {
  panels: readonly [Panel, Panel, Panel]
  catalog: Catalog
}) {
  const waiting = standIn([...a.answers, ...b.answers], 380)
  return waiting ? <>{waiting}</> : <DifferenceCard {...{ a, b, catalog }} />
}

/** A new indicator begins with its own best year: the one chosen before may not exist for it. */
function Picker({ panel: { letter, indicator }, allowed }: { panel: Panel; allowed: readonly Indicator[] }) {
  const setSettings = useSetSettings()
  return (
    <SelectField
      label={`Indicator of panel ${letter}`}
      value={String(indicator.id)}
      choices={allowed.map(({ id, short_name }) => ({ value: String(id), label: short_name }))}
      onChange={(id) => void setSettings({ [`indicator${letter}`]: Number(id), [`year${letter}`]: null })}
    />
  )
}

/** Which panels have no figure of the year that is chosen for them, and which year they show. */
export function tellLackingYear(
  panels: readonly Pick<Panel, 'letter' | 'indicator' | 'source' | 'period' | 'figures' | 'answers'>[],
  yearOf: (letter: Letter) => string,
): string | null {
  const words = panels.flatMap(({ letter, indicator, source, period, figures, answers }) => {
    const year = yearOf(letter)
    const isWaiting = answers.some(({ status }) => status === 'loading')
    if (isWaiting || figures.some((figure) => figure.period === year)) return []
    const shown = period === year ? '' : `, ${formatPeriod(period)} is shown`
    return [
      `${letter}, ${indicator.short_name} (${source?.datasource ?? 'no source'}): no figures of ${formatPeriod(year)}${shown}`,
    ]
  })
  return words.length === 0 ? null : `${words.join('; ')}.`
}
