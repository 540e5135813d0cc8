import type { FrameRecord } from '../frames/FrameRecords.ts'

interface RecordTableProps {
  kind: 'Calls' | 'Messages'
  records: readonly FrameRecord[]
}

const captions = {
  Calls: 'What the plugin asked of the page, newest first',
  Messages: 'What the page told the plugin, and what became of its frame, newest first',
}

export function RecordTable({ kind, records }: RecordTableProps) {
  if (records.length === 0)
    return <p className="small muted">Nothing yet. It is written down while developer mode is on.</p>
  return (
    // Wider than a phone, so it scrolls by itself, also by keyboard.
    <div className="inspector-table" role="region" aria-label={kind} tabIndex={0}>
      <table>
        <caption className="visually-hidden">{captions[kind]}</caption>
        <thead>
          <tr>
            <th scope="col">Time</th>
            <th scope="col">What</th>
            <th scope="col">Took</th>
            <th scope="col">Outcome</th>
          </tr>
        </thead>
        <tbody>
          {records.map((record) => (
            <tr key={record.id} data-refused={record.fault !== null || undefined}>
              <td>{timeOf(record.at)}</td>
              <th scope="row">
                <code>{record.what}</code> <code className="muted">{record.detail}</code>
              </th>
              <td>{record.ms === null ? '' : `${record.ms.toFixed(record.ms < 10 ? 1 : 0)} ms`}</td>
              <td>{record.fault ?? (record.kind === 'call' ? 'answered' : '')}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

function timeOf(at: number): string {
  const moment = new Date(at)
  return `${moment.toLocaleTimeString('en-GB')}.${String(moment.getMilliseconds()).padStart(3, '0')}`
}
