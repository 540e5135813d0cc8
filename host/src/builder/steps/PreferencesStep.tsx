import { observer } from 'mobx-react-lite'
import type { Names } from '@msdat/sdk/view'
import type { Choice } from '../../controls/Choice.ts'
import { findIndicators } from '../../controls/findIndicators.ts'
import { MultiPick } from '../../controls/MultiPick.tsx'
import { offerIndicators } from '../../controls/offerChoices.ts'
import { SelectField } from '../../controls/SelectField.tsx'
import { toDashboard } from '@msdat/sdk/view'
import { CatalogFrame } from '../../figures/CatalogFrame.tsx'
import { placeChoices, sourceChoices } from '../../settings/SettingOffers.ts'
import { blankContent, withChoices } from '../BuilderContent.ts'
import type { StepProps } from '../BuilderStep.ts'
import { PickList } from '../PickList.tsx'

const mostIndicators = 500
const mostDefaults = 20
/** With no indicators of its own a dashboard offers all. */
const everything = toDashboard(blankContent, 0)

export const PreferencesStep = observer(function PreferencesStep({ builder }: StepProps) {
  return <CatalogFrame>{(names) => <Preferences builder={builder} names={names} />}</CatalogFrame>
})

const Preferences = observer(function Preferences({ builder, names }: StepProps & { names: Names }) {
  const { content } = builder
  const { indicators, dataSources, defaultIndicators, initialDataSource, initialLocation } = content
  const all = offerIndicators(everything, names, indicators)
  const offers = { names, dashboard: everything, coverage: null }
  const sources = sourceChoices(offers).map((choice) => ({
    ...choice,
    ...remarkOn(choice, indicators, names),
  }))
  return (
    <>
      <PickList
        label="Indicators"
        choices={all}
        values={indicators}
        most={mostIndicators}
        find={findIndicators}
        onChange={(chosen) => builder.change(withChoices(content, { indicators: chosen }))}
      />
      <PickList
        label="Data sources"
        choices={sources}
        values={dataSources}
        most={100}
        onChange={(chosen) => builder.change(withChoices(content, { dataSources: chosen }))}
      />
      {indicators.length > 0 && (
        <MultiPick
          label="Opens with these indicators"
          choices={all.filter(({ value }) => indicators.includes(value))}
          values={defaultIndicators}
          most={mostDefaults}
          onChange={(chosen) =>
            builder.change({
              defaultIndicators: chosen.length > 0 ? chosen : indicators.slice(0, 1),
            })
          }
        />
      )}
      {dataSources.length > 0 && (
        <SelectField
          label="Opens with this source"
          choices={sources.filter(({ value }) => dataSources.includes(value))}
          value={initialDataSource}
          onChange={(chosen) => builder.change({ initialDataSource: chosen })}
        />
      )}
      <SelectField
        label="Opens with this place"
        choices={placeChoices(offers)}
        value={initialLocation}
        onChange={(chosen) => builder.change({ initialLocation: chosen })}
      />
    </>
  )
})

/** How many of the chosen indicators a source has figures of. */
function remarkOn({ value }: Choice, indicators: readonly number[], names: Names): Partial<Choice> {
  if (indicators.length === 0) return {}
  const count = indicators.filter((id) => names.indicator(id)?.datasources.includes(value)).length
  return count === 0
    ? { remark: 'none of your indicators', isMuted: true }
    : { remark: `${count} of your ${indicators.length} indicators` }
}
