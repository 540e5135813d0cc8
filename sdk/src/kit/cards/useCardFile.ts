import { useTheme } from '@msdat/sdk'
import { useState, type RefObject } from 'react'
import { makeFile, type FileKind } from '../files/makeFile.ts'
import { readLegend } from '../files/readLegend.ts'
import { useSaveFile } from '../files/useSaveFile.ts'
import type { Sort } from '../tables/Column.ts'
import type { ChartCardProps } from './ChartCardProps.ts'
import { tableInFile } from './tableInFile.ts'
import { wordsInPicture } from './wordsInPicture.ts'

/** Saves a card as a file: `choose` is null where the plugin may not, `message` says what went wrong. */
export function useCardFile<Row>(
  props: ChartCardProps<Row>,
  sort: Sort | null,
  body: RefObject<HTMLDivElement | null>,
) {
  const save = useSaveFile()
  const theme = useTheme()
  const [message, setMessage] = useState('')
  const { title, place, period = '' } = props
  const choose = async (kind: FileKind) => {
    setMessage('')
    try {
      const file = await makeFile(kind, {
        table: tableInFile(props, sort),
        name: [title, place, period],
        words: { ...wordsInPicture(props), legend: readLegend(body.current) },
        drawing: largestDrawing(body.current),
        colour: (name) => theme.tokens[`color-${name}`] ?? '#777777',
      })
      const problem = file && save ? await save(file) : null
      if (problem) setMessage(problem.message)
    } catch {
      setMessage(`This browser could not make the ${kind} file. Please try another kind.`)
    }
  }
  return { message, choose: save && choose }
}

/** The chart among the drawings of a card: marks of legends and tooltips are small. */
function largestDrawing(body: HTMLElement | null): SVGSVGElement | null {
  const drawings = [...(body?.querySelectorAll('svg') ?? [])]
  const area = (drawing: Element) => drawing.clientWidth * drawing.clientHeight
  return drawings.sort((one, other) => area(other) - area(one))[0] ?? null
}
