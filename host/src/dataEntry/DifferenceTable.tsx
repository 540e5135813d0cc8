import { useState } from 'react'
import type { CheckedCell, EntryCheck } from '@msdat/sdk/contracts/dataEntry'
import type { Names } from '@msdat/sdk/view'
import { cellKey } from './EntryStore.ts'
import { changeWords, figureWords } from './entryWords.ts'
import '../lists/lists.css'

interface DifferenceTableProps {
  check: EntryCheck
  names: Names
  /** What is typed beside single cells, by their keys; null where nothing is to be said. */
  comments: Readonly<Record<string, string>> | null
  onComment: (key: string, text: string) => void
}

/** Each figure beside the one of today, with what the rules say of it. */
export function DifferenceTable({ check, names, comments, onComment }: DifferenceTableProps) {
  const [hasSame, setSame] = useState(false)
  const cells = check.cells.filter(({ change }) => change !== 'blank')
  const shown = hasSame ? cells : cells.filter(({ change }) => change !== 'same')
  const same = cells.length - cells.filter(({ change }) => change !== 'same').length
  return (
    <section className="stack" aria-label="Difference to today's figures">
      <h3>Difference to today's figures</h3>
      {check.problem !== '' && <p role="alert">{check.problem}</p>}
      {same > 0 && (
        <label className="check">
          <input
            type="checkbox"
            checked={hasSame}
            onChange={(event) => setSame(event.currentTarget.checked)}
          />
          Show the {same} that stay as they are
        </label>
      )}
      {shown.length === 0 ? (
        <p className="empty card">Every figure stands in the data already.</p>
      ) : (
        <div className="list-scroll card" role="region" aria-label="Figures and those of today" tabIndex={0}>
          <table className="list-table list-cards">
            <thead>
              <tr>
                <th scope="col">Indicator</th>
                <th scope="col">Place</th>
                <th scope="col" className="list-number">
                  Today
                </th>
                <th scope="col" className="list-number">
                  Entered
                </th>
                <th scope="col" className="list-number">
                  Difference
                </th>
                <th scope="col">What the rules say</th>
                {comments && <th scope="col">Comment</th>}
              </tr>
            </thead>
            <tbody>
              {shown.map((cell) => {
                const key = cellKey(cell.indicator, cell.location)
                return (
                  <tr key={key}>
                    <th scope="row">{names.indicatorName(cell.indicator)}</th>
                    <td data-label="Place">{names.placeName(cell.location)}</td>
                    <td className="list-number" data-label="Today">
                      {figureWords(cell.today)}
                    </td>
                    <td className="list-number" data-label="Entered">
                      {figureWords(cell.value)}
                    </td>
                    <td className="list-number" data-label="Difference">
                      {differenceOf(cell)}
                    </td>
                    <td data-label="What the rules say">
                      {cell.findings.map(({ problem }) => problem).join(' ') || '–'}
                    </td>
                    {comments && (
                      <td data-label="Comment">
                        <input
                          className="input entry-comment-input"
                          maxLength={500}
                          aria-label={`Comment on ${names.indicatorName(cell.indicator)}, ${names.placeName(cell.location)}`}
                          value={comments[key] ?? ''}
                          onChange={(event) => onComment(key, event.currentTarget.value)}
                        />
                      </td>
                    )}
                  </tr>
                )
              })}
            </tbody>
          </table>
        </div>
      )}
    </section>
  )
}

function differenceOf({ change, today, value }: CheckedCell): string {
  if (today === null || value === null) return changeWords[change]
  const by = value - today
  return `${by > 0 ? '+' : ''}${by.toLocaleString('en', { maximumFractionDigits: 3 })}`
}
