import { useSetSettings, useSettings, type Indicator } from '@msdat/sdk'
import {
  Columns,
  forSubject,
  Note,
  SelectField,
  standIn,
  tellLackingYears,
  useNearestFigures,
  type Subject,
} from '@msdat/sdk/kit'
import { allowedIndicators, indicatorsFor } from './choosePanel.ts'
import { DifferenceCard } from './DifferenceCard.tsx'
import { PanelCard } from './PanelCard.tsx'
import { letters, type Letter, type PanelSettings } from './PanelSettings.ts'
import { shareScale } from './shareScale.ts'
import { fittingDrawn, type Panel } from './Panel.ts'

/** The section: the host's bar chooses the indicators. */
export const PanelsView = forSubject(({ subject }) => <Panels subject={subject} isOwnPicker={false} />)

/** The tab of Advanced Analytics: a program area narrows the indicators. */
export const AreaView = forSubject(({ subject }) => <Panels subject={subject} isOwnPicker />)

function Panels({ subject, isOwnPicker }: { subject: Subject; isOwnPicker: boolean }) {
  const { catalog, selection } = subject
  const settings = useSettings<PanelSettings>()
  const a = usePanel(subject, settings, 'A')
  const b = usePanel(subject, settings, 'B', a)
  const panels = [a, b, usePanel(subject, settings, 'C', a)]
  const scales = shareScale(panels, settings.sameScale)
  const lacking = tellLackingYears(panels, ({ letter }) => settings[`year${letter}`] ?? selection.period)
  const reasons = panels.flatMap(({ letter, why }) => (why ? [`${letter}: ${why}`] : [])).join('. ')
  const allowed = allowedIndicators(catalog, settings.programArea)
  return (
    <div className="k-page">
      {reasons && <Note tone="info">{`${reasons}.`}</Note>}
      {!settings.sameScale && (
        <Note tone="info">
          Each panel has its own scale; “Same scale” gives panels with one unit the same.
        </Note>
      )}
      {lacking && <Note tone="caution">{lacking}</Note>}
      <Columns least="330px">
        {panels.map((panel, at) => (
          <PanelCard
            key={panel.letter}
            panel={panel}
            scale={scales[at] ?? {}}
            tools={isOwnPicker ? <Picker {...{ panel, allowed }} /> : undefined}
          />
        ))}
      </Columns>
      {settings.isDifferenceShown &&
        (standIn([...a.answers, ...b.answers], 380) ?? <DifferenceCard {...{ a, b }} />)}
    </div>
  )
}

function usePanel(subject: Subject, settings: PanelSettings, letter: Letter, beside?: Panel): Panel {
  const chosen = indicatorsFor(settings, subject.selection, subject.catalog)
  const at = letters.indexOf(letter)
  const indicator = chosen[at] ?? subject.indicator
  const skip = chosen.slice(0, at).filter(({ id }) => id === indicator.id).length
  const named = { datasource: settings[`source${letter}`], period: settings[`year${letter}`] }
  const found = useNearestFigures(subject, indicator, { ...named, skip, like: beside?.states })
  const drawn = settings[`drawn${letter}`]
  return { ...found, letter, drawn: drawn === 'auto' ? fittingDrawn(found) : drawn }
}

/** A new indicator begins with its own best year: the one chosen before may not exist for it. */
function Picker({ panel: { letter, indicator }, allowed }: { panel: Panel; allowed: readonly Indicator[] }) {
  const setSettings = useSetSettings()
  return (
    <SelectField
      label={`Indicator ${letter}`}
      value={String(indicator.id)}
      choices={allowed.map(({ id, short_name }) => ({ value: String(id), label: short_name }))}
      onChange={(id) => void setSettings({ [`indicator${letter}`]: Number(id), [`year${letter}`]: null })}
    />
  )
}
