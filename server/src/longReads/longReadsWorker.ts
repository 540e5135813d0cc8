import { openForReading } from '../db/openDatabase.ts'
import type { ReadAnswer, ReadQuestion } from './ReadsBeside.ts'

/** So many rows in a word, since the server takes in each at once. */
const rowsAtOnce = 1000

// The server ends it; a key pressed in its terminal reaches all its processes at once.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => {})
process.once('disconnect', () => process.exit(0))

const file = process.argv[2]
if (file === undefined) throw new Error('Name the file of the database.')
const database = openForReading(file)
const say = (answer: ReadAnswer): void => void process.send?.(answer)

process.on('message', ({ sql, parameters }: ReadQuestion) => {
  try {
    const { names, rows } = database.prepare(sql).table(parameters)
    for (let at = 0; at < rows.length; at += rowsAtOnce)
      say({ kind: 'rows', names, rows: rows.slice(at, at + rowsAtOnce) })
    say({ kind: 'end' })
  } catch (error) {
    const { code, message } = error as Error & { code?: string }
    say({ kind: 'failed', code, message })
  }
})
