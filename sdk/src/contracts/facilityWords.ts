// Apart from the schemas, so that plugins need not load their library for some words.

/** Levels of care, from the smallest. */
export const facilityLevels = {
  1: 'Health post',
  2: 'Health centre',
  3: 'Hospital',
  4: 'Tertiary hospital',
} as const
export type FacilityLevel = keyof typeof facilityLevels

/** How a level is said; a registry need not say it of every facility. */
export const levelName = (level: number | null): string =>
  facilityLevels[level as FacilityLevel] ?? 'Level not stated'

export const ownerships = {
  public: 'Public',
  federal: 'Federal',
  state: 'State',
  local: 'Local government',
  military: 'Military and police',
  private: 'Private',
  faith: 'Faith-based',
  other: 'Other',
  unknown: 'Owner not stated',
} as const
