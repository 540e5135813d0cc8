// Apart from the schemas, so that plugins need not load their library for some words.

/** Levels of care, from the smallest. */
export const facilityLevels = {
  1: 'Health post',
  2: 'Health centre',
  3: 'Hospital',
  4: 'Tertiary hospital',
} as const
export type FacilityLevel = keyof typeof facilityLevels

export const ownerships = { public: 'Public', federal: 'Federal' } as const

/** Where the facilities come from, and of when they are: to be said wherever they are shown. */
export const facilityRegistries = {
  'public-2019': {
    name: 'Spatial database of public health facilities in sub-Saharan Africa',
    short: 'Public list 2019',
    date: '2019',
    citation:
      'Maina et al. (2019), A spatial database of health facilities managed by the public health sector in sub-Saharan Africa, Scientific Data 6:134, published by WHO; as in the afrimapr package',
    licence: 'CC BY 4.0 (to be confirmed)',
    scope:
      'Public facilities only. Private ones are not on this list, and those opened or closed since 2019 are not shown as such.',
  },
  'federal-2026': {
    name: 'Federal tertiary hospitals',
    short: 'Federal list 2026',
    date: '2026',
    citation:
      'Compiled in November 2026 from pages of the Federal Ministry of Health and public lists; each entry says how sure it is',
    licence: 'facts, compiled',
    scope:
      'Federal teaching hospitals, medical centres and specialist hospitals. No complete official list was reachable.',
  },
} as const
export type FacilityRegistry = keyof typeof facilityRegistries
