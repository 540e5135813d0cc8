import type { ReactNode } from 'react'
import type { SettingKind } from '@msdat/sdk/contracts/settingKind'
import type { Setting, SettingValue } from '@msdat/sdk/contracts/settings'
import type { Choice } from '../controls/Choice.ts'
import { Combobox } from '../controls/Combobox.tsx'
import { findIndicators } from '../controls/findIndicators.ts'
import { MultiPick } from '../controls/MultiPick.tsx'
import { SelectField } from '../controls/SelectField.tsx'
import { Switch } from '../parts/Switch.tsx'
import { DraftInput } from './DraftInput.tsx'
import {
  areaChoices,
  indicatorChoices,
  periodChoices,
  placeChoices,
  sourceChoices,
  type SettingOffers,
} from './SettingOffers.ts'

interface SettingDrawing {
  setting: Setting
  value: SettingValue
  offers: SettingOffers
  /** What the setting cannot be is not taken. */
  onChange: (value: SettingValue) => void
}

type ChoicesOf = (offers: SettingOffers, chosen: number[]) => Choice[]
type Find = (text: string) => Promise<number[]>
type Draw = (drawing: SettingDrawing) => ReactNode

const idsOf = (value: SettingValue): number[] => (value === null ? [] : [value].flat().map(Number))
const textOf = (value: SettingValue): string => (typeof value === 'string' ? value : '')

/** The values of an enum under the labels that the manifest gives them. */
function labelled(values: readonly string[], labels: readonly string[] | undefined): Choice<string>[] {
  return values.map((value, at) => ({ value, label: labels?.[at] ?? value, group: '' }))
}

/** A picker of one thing by its id; 0 stands for the choice that is null. */
function drawOne(choicesOf: ChoicesOf, find?: Find): Draw {
  return ({ setting, value, offers, onChange }) => {
    const none = setting['x-none']
    const choices = choicesOf(offers, idsOf(value))
    return (
      <Combobox
        label={setting.title}
        choices={none === undefined ? choices : [{ value: 0, label: none, group: '' }, ...choices]}
        value={idsOf(value)[0] ?? 0}
        onChange={(id) => onChange(id === 0 ? null : id)}
        {...(find && { find })}
      />
    )
  }
}

function drawMany(choicesOf: ChoicesOf, find?: Find): Draw {
  return ({ setting, value, offers, onChange }) => (
    <MultiPick
      label={setting.title}
      choices={choicesOf(offers, idsOf(value))}
      values={idsOf(value)}
      most={setting.maxItems ?? 60}
      onChange={onChange}
      {...(find && { find })}
    />
  )
}

function drawText(choicesOf: (offers: SettingOffers, chosen: string | null) => Choice<string>[]): Draw {
  return ({ setting, value, offers, onChange }) => {
    const none = setting['x-none']
    const choices = choicesOf(offers, value === null ? null : textOf(value))
    return (
      <SelectField
        label={setting.title}
        choices={none === undefined ? choices : [{ value: '', label: none, group: '' }, ...choices]}
        value={textOf(value)}
        onChange={(text) => onChange(text === '' ? null : text)}
      />
    )
  }
}

const drawChoice: Draw = ({ setting, value, onChange }) => {
  const choices = labelled(setting.enum ?? [], setting['x-labels'])
  if (setting['x-control'] !== 'searchable')
    return <SelectField label={setting.title} choices={choices} value={textOf(value)} onChange={onChange} />
  return (
    <Combobox
      label={setting.title}
      choices={choices.map((choice, at) => ({ ...choice, value: at }))}
      value={choices.findIndex((choice) => choice.value === value)}
      onChange={(at) => onChange(choices[at]?.value ?? null)}
    />
  )
}

const drawRange: Draw = ({ setting, value, onChange }) => {
  const [from = 0, to = 0] = idsOf(value)
  const ends = { type: 'number', min: setting.items?.minimum, max: setting.items?.maximum } as const
  return (
    <fieldset className="field setting-range">
      <legend className="field-label">{setting.title}</legend>
      <DraftInput
        {...ends}
        hidesLabel
        label={`${setting.title}, from`}
        value={String(from)}
        onCommit={(text) => onChange([Number(text), to])}
      />
      <span aria-hidden="true">to</span>
      <DraftInput
        {...ends}
        hidesLabel
        label={`${setting.title}, to`}
        value={String(to)}
        onCommit={(text) => onChange([from, Number(text)])}
      />
    </fieldset>
  )
}

/** How each kind of setting is drawn. */
export const drawSetting: Record<SettingKind, Draw> = {
  choice: drawChoice,
  several: ({ setting, value, onChange }) => (
    <MultiPick
      label={setting.title}
      choices={labelled(setting.items?.enum ?? [], setting['x-labels'])}
      values={Array.isArray(value) ? value.map(String) : []}
      most={setting.maxItems ?? setting.items?.enum?.length ?? 0}
      onChange={onChange}
    />
  ),
  number: ({ setting, value, onChange }) => (
    <DraftInput
      label={setting.title}
      type="number"
      min={setting.minimum}
      max={setting.maximum}
      unit={setting['x-unit']}
      value={String(value)}
      onCommit={(text) => onChange(Number(text))}
    />
  ),
  range: drawRange,
  date: ({ setting, value, onChange }) => (
    <DraftInput label={setting.title} type="date" value={textOf(value)} onCommit={onChange} />
  ),
  text: ({ setting, value, onChange }) => (
    <DraftInput
      label={setting.title}
      type="text"
      maxLength={setting.maxLength}
      value={textOf(value)}
      onCommit={onChange}
    />
  ),
  switch: ({ setting, value, onChange }) => (
    <div className="field setting-switch">
      <Switch label={setting.title} isOn={value === true} onChange={onChange} />
    </div>
  ),
  indicator: drawOne(indicatorChoices, findIndicators),
  indicators: drawMany(indicatorChoices, findIndicators),
  datasource: drawOne(sourceChoices),
  datasources: drawMany(sourceChoices),
  location: drawOne(placeChoices),
  locations: drawMany(placeChoices),
  period: drawText(periodChoices),
  programArea: drawText(areaChoices),
}
