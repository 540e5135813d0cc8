import { useHostAnswer, type HostOutput } from '@msdat/sdk'

/** A list that facilities come from, with its citation. */
export type Registry = HostOutput<'facilities.registries'>['registries'][number]

/** The lists of health facilities; with false nothing is asked. */
export const useRegistries = (isNeeded = true) => useHostAnswer('facilities.registries', isNeeded ? {} : null)
