import { facilityFilters, FilterFields, PlaceField } from '@msdat/sdk/kit'
import { nothing, type Finding } from './Finding.ts'

/** Search and filters, and the place that distances are measured from. */
export function FinderControls(finding: Finding) {
  const { settings, places, chosen, isAtPosition, locate, change } = finding
  return (
    <FilterFields
      label="Search and filters"
      values={settings}
      nothing={nothing}
      isFiltered={isAtPosition}
      filters={facilityFilters(settings.state, finding)}
      onChange={(part) => change('state' in part ? { ...part, lga: 0, centre: '' } : part)}
      onClear={() => {
        locate(null)
        change(nothing)
      }}
    >
      <PlaceField
        {...{ chosen, isAtPosition }}
        label="Near"
        thing="LGA"
        placeholder="Name of an LGA"
        choices={places}
        onChoose={(place) => change({ near: place?.id ?? 0, centre: '' })}
        onPosition={(position) => {
          locate(position)
          if (position) change({ near: 0, centre: '' })
        }}
      />
    </FilterFields>
  )
}
