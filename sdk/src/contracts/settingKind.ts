import { catalogControls, type Setting } from './settings.ts'

type CatalogControl = (typeof catalogControls)[number]

/** Which control a setting has. */
export type SettingKind =
  CatalogControl | 'choice' | 'several' | 'number' | 'range' | 'date' | 'text' | 'switch'

/** JSON type of the value of each catalog control. */
const catalogTypes: Record<CatalogControl, 'string' | 'integer' | 'array'> = {
  indicator: 'integer',
  indicators: 'array',
  datasource: 'integer',
  datasources: 'array',
  location: 'integer',
  locations: 'array',
  period: 'string',
  programArea: 'string',
}

/** The kind of a setting; null where its keywords fit none. */
export function settingKind(setting: Setting): SettingKind | null {
  const control = catalogControls.find((name) => name === setting['x-control'])
  if (control) return catalogTypes[control] === setting.type ? control : null
  switch (setting.type) {
    case 'boolean':
      return 'switch'
    case 'number':
    case 'integer':
      return 'number'
    case 'string':
      if (setting.enum) return 'choice'
      return setting.format === 'date' ? 'date' : 'text'
    case 'array':
      if (setting.items?.enum) return 'several'
      return setting.items && setting.items.type !== 'string' ? 'range' : null
  }
}
