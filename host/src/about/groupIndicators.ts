import type { Indicator } from '@msdat/sdk/contracts/reference'

export const hasFigures = ({ datasources }: Indicator): boolean => datasources.length > 0

/** Program areas with their indicators: the area with the most figures first, in it those with figures. */
export function groupByArea(indicators: readonly Indicator[]): [area: string, members: Indicator[]][] {
  const areas = new Map<string, Indicator[]>()
  for (const one of indicators) areas.set(one.program_area, [...(areas.get(one.program_area) ?? []), one])
  const countOf = (members: Indicator[]): number => members.filter(hasFigures).length
  return [...areas]
    .map(([area, members]): [string, Indicator[]] => [
      area,
      members.toSorted((one, other) => Number(hasFigures(other)) - Number(hasFigures(one))),
    ])
    .toSorted(([, one], [, other]) => countOf(other) - countOf(one))
}

const stages = [
  { type: 'Input', title: 'Inputs', question: 'What is put in: money, staff, beds.' },
  { type: 'Output', title: 'Outputs', question: 'What services deliver: doses, supplies.' },
  { type: 'Outcome', title: 'Outcomes', question: 'Whom they reach, and how people act.' },
  { type: 'Impact', title: 'Impact', question: 'What it does to health and life.' },
] as const

export interface Stage {
  title: string
  question: string
  /** With figures. */
  indicators: Indicator[]
  /** How many more are listed and have no figures yet. */
  without: number
}

/** The chain from inputs to impact. What is none of them, such as the number of people, stands in no stage. */
export function stagesOf(indicators: readonly Indicator[]): Stage[] {
  return stages.map(({ type, title, question }) => {
    const all = indicators.filter((one) => one.indicator_type === type)
    const known = all.filter(hasFigures)
    return { title, question, indicators: known, without: all.length - known.length }
  })
}
