import type { SourceClass } from '@msdat/sdk/contracts/sourceClasses'
import { valueTypes } from '@msdat/sdk/contracts/valueTypes'

/** What a made-up source reports: how often, down to which level of place, and with which bounds. */
export interface SimulatedSource {
  id: number
  name: string
  full_name: string
  classification: SourceClass
  frequency: string
  subnational: 'Yes'
  valueType: number
  /** Years from one figure to the next; 0 for a figure in each month. */
  everyYears: number
  lowestLevel: number
  /** Half width of its interval as a part of the figure; null where it gives none. */
  interval: number | null
}

/** Few figures first: a small set then still has all three sources. */
export const simulatedSources: readonly SimulatedSource[] = [
  {
    id: 9001,
    name: 'Simulated Survey',
    full_name: 'Simulated household survey',
    classification: 'Survey',
    frequency: 'Every 3 years',
    subnational: 'Yes',
    valueType: valueTypes.survey,
    everyYears: 3,
    lowestLevel: 3,
    interval: 0.12,
  },
  {
    id: 9002,
    name: 'Simulated Estimate',
    full_name: 'Simulated yearly estimate',
    classification: 'Estimate',
    frequency: 'Yearly',
    subnational: 'Yes',
    valueType: valueTypes.estimate,
    everyYears: 1,
    lowestLevel: 3,
    interval: 0.08,
  },
  {
    id: 9003,
    name: 'Simulated Routine',
    full_name: 'Simulated monthly routine reports',
    classification: 'Routine',
    frequency: 'Monthly',
    subnational: 'Yes',
    valueType: valueTypes.routine,
    everyYears: 0,
    lowestLevel: 4,
    interval: null,
  },
]

export const simulationNote =
  'Made up by a computer to try the product out with many figures. It says nothing about any real place.'

/** As the table of data sources holds it. */
export function rowOfSource(source: SimulatedSource, years: string) {
  return {
    id: source.id,
    datasource: source.name,
    full_name: source.full_name,
    description: simulationNote,
    year_available: years,
    period_available: source.frequency,
    methodology: simulationNote,
    subnational_data: source.subnational,
    classification: source.classification,
    link: '',
    simulated: 1,
  }
}
