import type { Registry } from './useRegistries.ts'

/** How the facilities of these registries are called: the built-in lists have public ones alone. */
export const tellFacilities = (registries: readonly Registry[]): string =>
  registries.every(({ is_built_in }) => is_built_in) ? 'Public facilities' : 'Health facilities'

/** Their years, such as 2019 and 2026. */
export const registryYears = (registries: readonly Registry[]): string => {
  const years = [...new Set(registries.map(({ date }) => date.slice(0, 4)))].sort()
  return new Intl.ListFormat('en').format(years)
}

export const registryNames = (registries: readonly Registry[]): string =>
  registries.map(({ name, date }) => `${name}, ${date}`).join('; ')

/** Built-in lists are cleared of what stands on both; nobody does that for a list that was brought in. */
export const countsTwice = (registries: readonly Registry[]): boolean =>
  registries.length > 1 && registries.some(({ is_built_in }) => !is_built_in)
