import { answered } from '../../support/publish.ts'
import { median, milliseconds, type Measurement } from '../Measurement.ts'
import { timeOf } from './percentile.ts'
import { read, sources, type Ground } from './typicalReads.ts'

const rounds = 15

/** The statistics through their endpoints, with reading the values. */
export async function measureMethods(base: string, ground: Ground, database: string): Promise<Measurement[]> {
  const of = (list: readonly number[], turn: number): number => list[turn % list.length] ?? 0
  const triangulate = (turn: number, primary: number, secondary: number) =>
    read(
      base,
      `/api/triangulation/?primary_datasource=${primary}&secondary_datasource=${secondary}&indicator_id=${of(ground.indicators, turn)}&location_id=None`,
    )
  const run = (name: string, budget: number, ask: (turn: number) => Promise<unknown>) =>
    measure(`${database}: ${name}`, budget, ask)
  return [
    await run('triangulation of one indicator over all states', 150, (turn) =>
      triangulate(turn, sources.survey, sources.estimate),
    ),
    await run('… against monthly reports of 774 areas', 150, (turn) =>
      triangulate(turn, sources.estimate, sources.routine),
    ),
    await run('forecast of a yearly series', 50, (turn) =>
      post(base, '/api/data/predictive_analysis/', {
        indicator: of(ground.indicators, turn),
        datasource: sources.estimate,
        location: of(ground.states, turn * 3),
      }),
    ),
    await run('12 x 12 correlation with leave-one-out, over states', 100, (turn) =>
      post(base, '/api/analysis/correlation/', {
        indicator: Array.from({ length: 12 }, (_, index) => of(ground.indicators, turn + index)),
        datasource: sources.estimate,
        year: 2013 + (turn % 12),
        compareBy: 'State',
      }),
    ),
  ]
}

async function measure(
  name: string,
  budget: number,
  ask: (turn: number) => Promise<unknown>,
): Promise<Measurement> {
  const times: number[] = []
  for (let turn = 0; turn < rounds; turn += 1) times.push(await timeOf(() => ask(turn)))
  const value = median(times.slice(2))
  return {
    name,
    against: 'budget',
    value: milliseconds(value),
    reference: `${budget} ms`,
    ratio: value / budget,
    bound: 1,
  }
}

const post = async (base: string, path: string, body: unknown): Promise<unknown> =>
  answered(
    await fetch(base + path, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    }),
  )
