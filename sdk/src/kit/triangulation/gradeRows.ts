import { gradeText, metricRows, type TriangulatedScores } from './readTriangulation.ts'

/** The grades of a triangulation as rows for `heatTable`: each "grade - label", or why there is none. */
export function gradeRows(sources: readonly TriangulatedScores[]) {
  return metricRows(sources).map(({ id, part, title, cells, reasons }) => ({
    id,
    part,
    label: title,
    /** Whether the sources define the indicator too differently for this metric. */
    isGreyed: cells.some((cell) => cell?.greyed),
    cells: cells.map((grade, at) => {
      const reason = reasons[at] || undefined
      return { value: grade?.score ?? null, text: grade ? gradeText(grade) : (reason ?? null), note: reason }
    }),
  }))
}
