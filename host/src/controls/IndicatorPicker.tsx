import { observer } from 'mobx-react-lite'
import { useStores } from '../app/Stores.ts'
import type { ShownView } from '../selection/SelectionStore.ts'
import { Combobox } from './Combobox.tsx'
import { findIndicators } from './findIndicators.ts'
import { MultiPick } from './MultiPick.tsx'
import { offerIndicators } from './offerChoices.ts'

interface OnePickerProps {
  view: ShownView
  onChange: (indicator: number) => void
}

/** Indicators to search as the platform's search does, each with what the place in view has of it. */
export const IndicatorPicker = observer(function IndicatorPicker({ view, onChange }: OnePickerProps) {
  const { indicator } = view.selection
  return (
    <Combobox
      label="Indicator"
      value={indicator}
      onChange={onChange}
      find={findIndicators}
      {...useIndicators(view, [indicator])}
    />
  )
})

interface ManyPickerProps {
  view: ShownView
  onChange: (indicators: number[]) => void
}

export const IndicatorsPicker = observer(function IndicatorsPicker({ view, onChange }: ManyPickerProps) {
  const { indicators } = view.selection
  return (
    <MultiPick
      label="Indicators"
      values={indicators}
      most={20}
      onChange={onChange}
      find={findIndicators}
      {...useIndicators(view, indicators)}
    />
  )
})

function useIndicators({ dashboard, names, selection }: ShownView, chosen: readonly number[]) {
  const { placeFigures } = useStores()
  const { location } = selection
  const figures = placeFigures.of(location)
  const here = figures && { place: names.placeName(location), figures }
  return {
    choices: offerIndicators(dashboard, names, chosen, here),
    onOpen: () => placeFigures.want(location),
  }
}
