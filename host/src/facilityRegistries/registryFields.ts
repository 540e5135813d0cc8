import type { Location } from '@msdat/sdk/contracts/reference'
import { levels } from '@msdat/sdk/contracts/levels'
import type { FacilityColumn } from '@msdat/sdk/contracts/registryDesk'
import type { FieldSpecs } from '../forms/FieldSpec.ts'

/** What a column of a registry may hold. */
export const columnWords: Record<FacilityColumn | '', string> = {
  '': 'Not known: please choose',
  id: 'Id in the registry',
  name: 'Name',
  state: 'State',
  lga: 'LGA',
  ward: 'Ward',
  town: 'Town or address',
  latitude: 'Latitude',
  longitude: 'Longitude',
  level: 'Level of care',
  ownership: 'Ownership',
  type: 'Type',
  services: 'Services',
  note: 'Note',
  none: 'Leave this column out',
}

const about: FieldSpecs = {
  name: { label: 'Name of the registry', isHalf: true, fault: 'Say what the registry is called.' },
  id: {
    label: 'Short id',
    isHalf: true,
    fault: 'Use 2 to 40 small letters, digits and hyphens, such as state-list-2026.',
  },
  publisher: { label: 'Publisher', isHalf: true, fault: 'Say who keeps the list.' },
  licence: { label: 'Licence', isHalf: true, fault: 'Say on what terms it may be used.' },
  date: { label: 'Of when it is', isHalf: true, fault: 'Write a year, or a date such as 2026-03.' },
  address: { label: 'Web address', isHalf: true },
  citation: { label: 'Citation', kind: 'textarea', rows: 2, fault: 'Say how the list is cited.' },
  scope: { label: 'What is on it', kind: 'textarea', rows: 2 },
  method: { label: 'How it was made', kind: 'textarea', rows: 2 },
  confidence: { label: 'How sure it is', kind: 'textarea', rows: 2 },
}

/** The fields of the form; the id of a registry that is replaced stays. */
export function registryFields(
  locations: readonly Pick<Location, 'name' | 'level'>[],
  isReplacing: boolean,
): FieldSpecs {
  const states = locations.filter(({ level }) => level === levels.state).map(({ name }) => name)
  const { id, ...others } = about
  return {
    file: { label: 'File', kind: 'file', accept: '.csv,.xlsx', isRequired: true, fault: 'Choose a file.' },
    state: {
      label: 'State of all rows',
      kind: 'select',
      hint: 'Where the file has no such column.',
      placeholder: 'As the file says',
      choices: states.toSorted().map((name) => ({ value: name, label: name })),
    },
    ...(isReplacing || !id ? others : { name: others['name'] ?? id, id, ...others }),
  }
}
