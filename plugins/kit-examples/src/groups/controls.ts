import type { KitExample } from '../KitExample.ts'
import { Example as BackToNation } from '../examples/BackToNation.tsx'
import backToNationText from '../examples/BackToNation.tsx?raw'
import { Example as Button } from '../examples/Button.tsx'
import buttonText from '../examples/Button.tsx?raw'
import { Example as SaveButton } from '../examples/SaveButton.tsx'
import saveButtonText from '../examples/SaveButton.tsx?raw'
import { Example as NearestChoices } from '../examples/NearestChoices.tsx'
import nearestChoicesText from '../examples/NearestChoices.tsx?raw'
import { Example as RangeField } from '../examples/RangeField.tsx'
import rangeFieldText from '../examples/RangeField.tsx?raw'
import { Example as SearchField } from '../examples/SearchField.tsx'
import searchFieldText from '../examples/SearchField.tsx?raw'
import { Example as Pager } from '../examples/Pager.tsx'
import pagerText from '../examples/Pager.tsx?raw'
import { Example as SuggestField } from '../examples/SuggestField.tsx'
import suggestFieldText from '../examples/SuggestField.tsx?raw'
import { Example as SelectField } from '../examples/SelectField.tsx'
import selectFieldText from '../examples/SelectField.tsx?raw'
import { Example as Toggle } from '../examples/Toggle.tsx'
import toggleText from '../examples/Toggle.tsx?raw'
import { Example as Legend } from '../examples/Legend.tsx'
import legendText from '../examples/Legend.tsx?raw'
import { Example as Icon } from '../examples/Icon.tsx'
import iconText from '../examples/Icon.tsx?raw'
import { Example as Tooltip } from '../examples/Tooltip.tsx'
import tooltipText from '../examples/Tooltip.tsx?raw'
import { Example as PlaceField } from '../examples/PlaceField.tsx'
import placeFieldText from '../examples/PlaceField.tsx?raw'
import { Example as FilterFields } from '../examples/FilterFields.tsx'
import filterFieldsText from '../examples/FilterFields.tsx?raw'
import { Example as CsvButton } from '../examples/CsvButton.tsx'
import csvButtonText from '../examples/CsvButton.tsx?raw'
import { Example as ToleranceField } from '../examples/ToleranceField.tsx'
import toleranceFieldText from '../examples/ToleranceField.tsx?raw'

export const controls: readonly KitExample[] = [
  { part: 'BackToNation', group: 'Controls', View: BackToNation, text: backToNationText },
  { part: 'Button', group: 'Controls', View: Button, text: buttonText },
  { part: 'SaveButton', group: 'Controls', View: SaveButton, text: saveButtonText },
  { part: 'NearestChoices', group: 'Controls', View: NearestChoices, text: nearestChoicesText },
  { part: 'RangeField', group: 'Controls', View: RangeField, text: rangeFieldText },
  { part: 'SearchField', group: 'Controls', View: SearchField, text: searchFieldText },
  { part: 'Pager', group: 'Controls', View: Pager, text: pagerText },
  { part: 'SuggestField', group: 'Controls', View: SuggestField, text: suggestFieldText },
  { part: 'SelectField', group: 'Controls', View: SelectField, text: selectFieldText },
  { part: 'Toggle', group: 'Controls', View: Toggle, text: toggleText },
  { part: 'Legend', group: 'Controls', View: Legend, text: legendText },
  { part: 'Icon', group: 'Controls', View: Icon, text: iconText },
  { part: 'Tooltip', group: 'Controls', View: Tooltip, text: tooltipText },
  { part: 'PlaceField', group: 'Controls', View: PlaceField, text: placeFieldText },
  { part: 'FilterFields', group: 'Controls', View: FilterFields, text: filterFieldsText },
  { part: 'CsvButton', group: 'Controls', View: CsvButton, text: csvButtonText },
  { part: 'ToleranceField', group: 'Controls', View: ToleranceField, text: toleranceFieldText },
]
