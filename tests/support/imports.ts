import type { ImportJob } from '@msdat/sdk/contracts/imports'
import { answered, bearer } from './publish.ts'
import { wait } from './wait.ts'

const heading = 'indicator,datasource,location,period,value_type,value,citation,note'

/** A file with the usual headings. */
export const csvFile = (...rows: string[]): Blob => new Blob([[heading, ...rows, ''].join('\n')])

export interface ImportCaller {
  base: string
  token: string
}

export const sendFile = (
  { base, token }: ImportCaller,
  file: Blob,
  fields: Record<string, string> = {},
): Promise<Response> => {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.set(name, value)
  form.set('file', file, 'own.csv')
  return fetch(`${base}/api/imports/`, { method: 'POST', headers: bearer(token), body: form })
}

/** A file brought in and checked. */
export async function bringIn(
  caller: ImportCaller,
  file: Blob,
  fields: Record<string, string> = {},
): Promise<ImportJob> {
  const job = await answered<ImportJob>(await sendFile(caller, file, fields))
  return job.state === 'checking' ? untilSettled(caller, job.id) : job
}

export const readImport = async ({ base, token }: ImportCaller, id: number): Promise<ImportJob> =>
  answered(await fetch(`${base}/api/imports/${id}/`, { headers: bearer(token) }))

export const move = (
  { base, token }: ImportCaller,
  id: number,
  action: 'commit' | 'cancel' | 'undo',
): Promise<Response> =>
  fetch(`${base}/api/imports/${id}/${action}/`, { method: 'POST', headers: bearer(token) })

/** Waits until an import is neither being checked nor being written. */
export async function untilSettled(caller: ImportCaller, id: number): Promise<ImportJob> {
  const patience = Date.now() + 60_000
  while (Date.now() < patience) {
    const job = await readImport(caller, id)
    if (!job.state.endsWith('ing')) return job
    await wait(50)
  }
  throw new Error(`Import ${id} came to no end within a minute.`)
}
