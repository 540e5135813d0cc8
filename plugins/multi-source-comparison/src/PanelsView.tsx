import { useSetSettings, useSettings, type Indicator } from '@msdat/sdk'
import {
  Columns,
  formatPeriod,
  forSubject,
  Note,
  SelectField,
  standIn,
  useNearestFigures,
  type Subject,
} from '@msdat/sdk/kit'
import { allowedIndicators, indicatorsFor } from './choosePanel.ts'
import { DifferenceCard } from './DifferenceCard.tsx'
import { PanelCard } from './PanelCard.tsx'
import { letters, type Letter, type PanelSettings } from './PanelSettings.ts'
import { shareScale } from './shareScale.ts'
import type { Panel } from './Panel.ts'

/** The section: the host's bar chooses the indicators. */
export const PanelsView = forSubject(({ subject }) => <Panels subject={subject} isOwnPicker={false} />)

/** The tab of Advanced Analytics: a program area narrows the indicators. */
export const AreaView = forSubject(({ subject }) => <Panels subject={subject} isOwnPicker />)

function Panels({ subject, isOwnPicker }: { subject: Subject; isOwnPicker: boolean }) {
  const { catalog, selection } = subject
  const settings = useSettings<PanelSettings>()
  const a = usePanel(subject, settings, 'A')
  const b = usePanel(subject, settings, 'B')
  const panels = [a, b, usePanel(subject, settings, 'C')]
  const scales = shareScale(panels, settings.sameScale)
  const lacking = tellLackingYear(panels, (letter) => settings[`year${letter}`] ?? selection.period)
  const allowed = allowedIndicators(catalog, settings.programArea)
  return (
    <div className="k-page">
      {lacking && <Note tone="caution">{lacking}</Note>}
      <Columns least="330px">
        {panels.map((panel, at) => (
          <PanelCard
            key={panel.letter}
            panel={panel}
            scale={scales[at] ?? { note: '' }}
            tools={isOwnPicker ? <Picker {...{ panel, allowed }} /> : undefined}
          />
        ))}
      </Columns>
      {settings.isDifferenceShown &&
        (standIn([...a.answers, ...b.answers], 380) ?? <DifferenceCard {...{ a, b }} />)}
    </div>
  )
}

function usePanel(subject: Subject, settings: PanelSettings, letter: Letter): Panel {
  const chosen = indicatorsFor(settings, subject.selection, subject.catalog)
  const at = letters.indexOf(letter)
  const indicator = chosen[at] ?? subject.indicator
  const skip = chosen.slice(0, at).filter(({ id }) => id === indicator.id).length
  const wanted = { datasource: settings[`source${letter}`], period: settings[`year${letter}`], skip }
  return { ...useNearestFigures(subject, indicator, wanted), letter, drawn: settings[`drawn${letter}`] }
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
