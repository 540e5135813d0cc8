import { licenceOf } from '../../contracts/citationWords.ts'
import type { Citation } from '../../contracts/data.ts'
import type { TableConstant } from '../files/withConstants.ts'
import { formatDate } from '../values/formatValue.ts'
import type { ChartCardProps } from './ChartCardProps.ts'

/** What a file says of where its figures are from: it is passed on without the page. */
export interface Provenance {
  citations: readonly Pick<Citation, 'text' | 'licence'>[]
  /** When the file was made, as YYYY-MM-DD. */
  retrieved: string
  /** The address of this very view; empty where it is not known. */
  link: string
}

type CardFacts = Pick<
  ChartCardProps<unknown>,
  'title' | 'place' | 'period' | 'unit' | 'sources' | 'updatedAt'
>

/** Each fact with its name, for a sheet of its own. */
export function aboutFile(card: CardFacts, { citations, retrieved, link }: Provenance): [string, string][] {
  const { title, place, period = '', unit = '', sources, updatedAt = '' } = card
  const facts: [string, string][] = [
    ['Title', title],
    ['Place', place],
    ['Period', period],
    ['Unit', unit],
    ['Sources', sources.map(({ full_name }) => full_name).join('; ')],
    ...citations.flatMap((one): [string, string][] => [
      ['Citation', one.text],
      ['Licence', licenceOf(one)],
    ]),
    ['Data as of', updatedAt.slice(0, 'YYYY-MM-DD'.length)],
    ['Retrieved', retrieved],
    ['Link', link],
    ['From', 'MSDAT'],
  ]
  return facts.filter(([, value]) => value)
}

/** The same for every row of a table that has no second sheet. */
export function provenanceColumns({ citations, retrieved, link }: Provenance): TableConstant[] {
  const join = (texts: string[]) => [...new Set(texts)].join('; ')
  return [
    { id: 'citation', header: 'Citation', value: join(citations.map(({ text }) => text)) },
    { id: 'licence', header: 'Licence', value: join(citations.map(licenceOf)) },
    { id: 'retrieved', header: 'Retrieved', value: retrieved },
    { id: 'link', header: 'Link', value: link },
    { id: 'from', header: 'From', value: 'MSDAT' },
  ]
}

/** The lines below a picture. */
export function footOfPicture(card: CardFacts, { citations, retrieved, link }: Provenance): string[] {
  const { sources, updatedAt } = card
  const names = sources.map(({ datasource }) => datasource).join(', ')
  return [
    names && `Source: ${names}${updatedAt ? `. Data as of ${formatDate(updatedAt)}` : ''}`,
    ...citations.map((one) => `${one.text.replace(/\.$/, '')}. Licence: ${licenceOf(one)}.`),
    `MSDAT, retrieved ${formatDate(retrieved)}${link ? `: ${link}` : ''}`,
  ].filter(Boolean)
}
