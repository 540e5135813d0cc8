import { describe, expect, it } from 'vitest'
import type { DataSource } from '../../contracts/reference.ts'
import { aboutFile, footOfPicture, provenanceColumns } from './fileFacts.ts'

const card = {
  title: 'DPT3 by state',
  place: 'Nigeria',
  period: '2018',
  unit: '%',
  sources: [{ datasource: 'NDHS', full_name: 'Nigeria Demographic and Health Survey' } as DataSource],
  updatedAt: '2026-11-21T08:00:00Z',
}
const provenance = {
  citations: [
    { text: 'NPC and ICF, 2019.', licence: 'free use with citation' },
    { text: 'WHO, 2020', licence: '' },
  ],
  retrieved: '2026-11-22',
  link: 'https://msdat.example/?indicator=18',
}

describe('a file that leaves the page', () => {
  it('says below a picture whose figures it shows, with citations, licences, date and link', () => {
    expect(footOfPicture(card, provenance)).toEqual([
      'Source: NDHS. Data as of November 21st, 2026',
      'NPC and ICF, 2019. Licence: free use with citation.',
      'WHO, 2020. Licence: not stated.',
      'MSDAT, retrieved November 22nd, 2026: https://msdat.example/?indicator=18',
    ])
  })

  it('says the same in columns and on a sheet of its own', () => {
    const columns = provenanceColumns(provenance).map(({ header, value }) => [header, value])
    expect(columns).toEqual([
      ['Citation', 'NPC and ICF, 2019.; WHO, 2020'],
      ['Licence', 'free use with citation; not stated'],
      ['Retrieved', '2026-11-22'],
      ['Link', 'https://msdat.example/?indicator=18'],
      ['From', 'MSDAT'],
    ])
    const names = aboutFile(card, provenance).map(([name]) => name)
    expect(names.join(', ')).toBe(
      'Title, Place, Period, Unit, Sources, Citation, Licence, Citation, Licence, Data as of, Retrieved, Link, From',
    )
  })
})
