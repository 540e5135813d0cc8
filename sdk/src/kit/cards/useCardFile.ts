import { host, useTheme } from '@msdat/sdk'
import { useState, type RefObject } from 'react'
import type { Citation } from '../../contracts/data.ts'
import { makeFile, type FileKind } from '../files/makeFile.ts'
import { readDrawing } from '../files/readDrawing.ts'
import { readLegend } from '../files/readLegend.ts'
import { useSaveFile } from '../files/useSaveFile.ts'
import type { Sort } from '../tables/Column.ts'
import type { ChartCardProps } from './ChartCardProps.ts'
import { aboutFile, footOfPicture, provenanceColumns } from './fileFacts.ts'
import { tableInFile } from './tableInFile.ts'
import { wordsInPicture } from './wordsInPicture.ts'

interface Shown {
  sort: Sort | null
  /** How the card is drawn, in a word: two views of one card are two files. */
  view: string
}

/** Saves a card as a file: `choose` is null where the plugin may not, `message` says what went wrong. */
export function useCardFile<Row>(
  props: ChartCardProps<Row>,
  { sort, view }: Shown,
  body: RefObject<HTMLDivElement | null>,
) {
  const save = useSaveFile()
  const theme = useTheme()
  const [message, setMessage] = useState('')
  const { title, place, period = '', sources } = props
  const choose = async (kind: FileKind) => {
    setMessage('')
    try {
      // First of all: the press that this file was asked for with counts for some seconds only.
      const link = await host.call('files.prepare', {})
      const citations = await citationsOf(props.citations)
      if (citations === null) {
        setMessage('The citations could not be read, so nothing was saved. Please try again.')
        return
      }
      const provenance = {
        citations,
        retrieved: new Date().toISOString().slice(0, 'YYYY-MM-DD'.length),
        link: link.ok ? link.value.address : '',
      }
      const drawing = readDrawing(body.current)
      const file = await makeFile(kind, {
        table: tableInFile(props, sort),
        provenance: provenanceColumns(provenance),
        about: aboutFile(props, provenance),
        name: [title, place, period, nameSources(sources), view],
        words: {
          ...wordsInPicture(props),
          foot: footOfPicture(props, provenance),
          legend: drawing ? readLegend(body.current) : [],
        },
        drawing,
        colour: (name) => theme.tokens[`color-${name}`] ?? '#777777',
      })
      const problem = save ? await save(file) : null
      if (problem) setMessage(problem.message)
    } catch {
      setMessage(`This browser could not make the ${kind} file. Please try another kind.`)
    }
  }
  return { message, choose: save && choose }
}

/** Null where the host did not answer: without its source, a figure is not passed on. */
async function citationsOf(ids: readonly number[]): Promise<readonly Citation[] | null> {
  const wanted = [...new Set(ids)]
  if (wanted.length === 0) return []
  const reply = await host.call('data.citations', { ids: wanted })
  return reply.ok ? reply.value : null
}

function nameSources(sources: ChartCardProps<unknown>['sources']): string {
  return sources.length > 3
    ? `${sources.length} sources`
    : sources.map(({ datasource }) => datasource).join(' ')
}
