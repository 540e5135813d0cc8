import { describe, expect, it } from 'vitest'
import { dependencesAmong, independentSources } from './independentSources.ts'

const [mics, ndhs, worldBank, whoGho, wuenic, uwDhs] = [1, 2, 7, 9, 10, 102] as const
const echo = (datasource: number, feeds_from: number) =>
  ({ datasource, feeds_from, relation: 'echo' }) as const
const links = [
  echo(uwDhs, ndhs),
  echo(worldBank, wuenic),
  echo(whoGho, wuenic),
  { datasource: wuenic, feeds_from: ndhs, relation: 'input' } as const,
  { datasource: wuenic, feeds_from: mics, relation: 'input' } as const,
]

describe('independentSources', () => {
  it('counts UW-DHS and NDHS as one source', () => {
    expect(independentSources([uwDhs, ndhs], links)).toEqual([ndhs])
  })

  it('counts two that repeat the same absent third one as one', () => {
    expect(independentSources([worldBank, whoGho], links)).toHaveLength(1)
  })

  it('keeps two surveys apart that one model takes in', () => {
    expect(independentSources([wuenic, mics, ndhs], links).sort()).toEqual([mics, ndhs])
  })

  it('keeps the one looked at, and then none it is made from', () => {
    expect(independentSources([mics, ndhs, wuenic, worldBank], links, wuenic)).toEqual([wuenic])
  })

  it('sees dependence through a source that is not shown', () => {
    expect(independentSources([worldBank, ndhs], links)).toEqual([ndhs])
  })

  it('ends where two sources are said to repeat each other', () => {
    expect(independentSources([1, 2], [echo(1, 2), echo(2, 1)])).toEqual([1])
  })
})

describe('dependencesAmong', () => {
  it('names only what stands side by side', () => {
    expect(dependencesAmong([worldBank, wuenic, mics], links)).toEqual([
      { source: worldBank, on: wuenic, relation: 'echo' },
      { source: wuenic, on: mics, relation: 'input' },
    ])
  })
})
