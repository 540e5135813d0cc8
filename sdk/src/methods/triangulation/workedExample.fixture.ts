import type { Detail, Observation, SourceSeries } from './Observation.ts'

// The worked example of the methods reference: ANC4 %, Nigeria, illustrative numbers.
// NDHS lacks LGA, senatorial, sex and numerators; MICS adds one of the four, NHMIS three.
const surveyDetails: Detail[] = ['age', 'residence', 'wealth', 'education', 'bounds']

const yearly = (first: number, values: readonly number[]): Observation[] =>
  values.map((value, i) => ({ period: String(first + i), value }))

export const ndhs: SourceSeries = {
  source: { id: 2, name: 'NDHS', class: 'Survey', producer: 'NPC' },
  indicator: 6,
  unit: 'percentage',
  details: surveyDetails,
  observations: [
    { period: '2008', value: 44.8, lower: 42.9, upper: 46.7 },
    { period: '2013', value: 51.1, lower: 49.3, upper: 52.9 },
    { period: '2018', value: 56.8, lower: 55.1, upper: 58.5 },
  ],
}

export const mics: SourceSeries = {
  source: { id: 1, name: 'MICS', class: 'Survey', producer: 'NBS' },
  indicator: 6,
  unit: 'percentage',
  details: [...surveyDetails, 'senatorial'],
  observations: [
    { period: '2011', value: 56.6, lower: 54.6, upper: 58.6 },
    { period: '2016', value: 49.1, lower: 47.2, upper: 51 },
    { period: '2021', value: 60.4, lower: 58.5, upper: 62.3 },
  ],
}

export const nhmis: SourceSeries = {
  source: { id: 6, name: 'NHMIS', class: 'Routine', producer: 'FMoH' },
  indicator: 6,
  unit: 'percentage',
  details: ['lga', 'senatorial', 'numerator_denominator'],
  observations: yearly(2013, [47.0, 44.5, 46.1, 45.2, 43.8, 42.0, 41.5, 36.9, 40.3]),
}
