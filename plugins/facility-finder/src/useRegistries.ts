import { useHostAnswer, type HostOutput } from '@msdat/sdk'

/** A list that facilities come from, with its citation. */
export type Registry = HostOutput<'facilities.registries'>['registries'][number]

export const useRegistries = () => useHostAnswer('facilities.registries', {})
