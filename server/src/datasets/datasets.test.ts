import { Router } from 'express'
import type { Kysely } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { readUpload } from '@msdat/plugin-registry'
import type { Actor } from '@msdat/sdk/http/serve'
import type { Dataset } from '@msdat/sdk/contracts/datasets'
import { describeDatabases } from '../db/testDatabases.fixture.ts'
import { writeSmallSet } from '../import/builtInSet/testSet.fixture.ts'
import type { MailTables } from '../mail/mailTable.ts'
import { serveTestApp, type TestApp } from '../testApp.fixture.ts'
import { datasetTypeOf } from './datasetTypeOf.ts'

const moderator: Actor = { id: '1', email: 'm@example.org', name: 'M', role: 'moderator' }
const given = {
  name: 'Amina',
  email: 'amina@example.org',
  organization: 'A ministry',
  title: 'Figures of 2025',
  source: 'Monthly reports.',
  licence: 'CC BY 4.0',
}
const csv = 'indicator,datasource,location,period,value\n1,1,1,2025,51\n'

describeDatabases('offered datasets', ({ makeDatabase }) => {
  let app: TestApp
  let db: Kysely<MailTables>
  beforeAll(async () => {
    const database = await makeDatabase()
    db = database.db.withTables<MailTables>() as unknown as Kysely<MailTables>
    await writeSmallSet(database, ['1,1,1,2014,2,50,1,'])
    const registry = {
      framesRouter: Router(),
      publicKey: '',
      readUpload,
      findRelease: () => Promise.resolve(null),
      findModules: () => Promise.resolve([]),
      mount: () => {},
    }
    app = await serveTestApp(database, {}, undefined, { registry })
  })
  afterAll(() => app.close())

  const send = async (fields: Record<string, string>, file?: string) => {
    const form = new FormData()
    for (const [name, value] of Object.entries(fields)) form.set(name, value)
    if (file !== undefined) form.set('file', new Blob([file]), 'figures.csv')
    app.actAs({ ...moderator, role: 'admin' })
    const response = await fetch(`${app.base}/api/datasets/`, { method: 'POST', body: form })
    app.actAs(null)
    return { status: response.status, body: (await response.json()) as unknown }
  }
  const listed = async (): Promise<Dataset[]> => {
    app.actAs(moderator)
    const { body } = await app.getJson('/api/datasets/')
    app.actAs(null)
    return (body as { results: Dataset[] }).results
  }

  it('are stored with their file and told to the administrators', async () => {
    expect(await send(given, csv)).toMatchObject({ status: 201 })
    expect(await listed()).toMatchObject([
      { ...given, status: 'open', file_name: 'figures.csv', file_type: 'csv', import_job: null },
    ])
    const [mail] = await db.selectFrom('outgoing_mails').selectAll().execute()
    expect(mail).toMatchObject({ to_address: 'admin@example.org', reply_to: 'amina@example.org' })
    expect(mail?.subject).toBe('Dataset from Amina: Figures of 2025')
  })

  it('are handed to the import by a moderator, which writes nothing', async () => {
    const [dataset] = await listed()
    const path = `/api/datasets/${dataset?.id}/import/`
    expect((await app.postJson(path, {})).status).toBe(401)
    app.actAs(moderator)
    const tried = (await app.postJson(path, {})).body as Dataset
    expect(tried).toMatchObject({ status: 'checked', import_job: expect.any(Number) })
    await expect
      .poll(async () => (await app.getJson(`/api/imports/${tried.import_job}/`)).body)
      .toMatchObject({ dry_run: true, state: 'ready', added: 1, actor: 'm@example.org' })
    expect((await app.getJson('/api/data/?period=2025')).body).toMatchObject({ count: 0 })
    app.actAs(null)
  })

  it('are read by moderators alone, as a download under a name of ours', async () => {
    const [dataset] = await listed()
    const address = `${app.base}/api/datasets/${dataset?.id}/file/`
    expect((await fetch(address)).status).toBe(401)
    app.actAs(moderator)
    const response = await fetch(address)
    app.actAs(null)
    expect(response.headers.get('content-disposition')).toBe(
      `attachment; filename="dataset-${dataset?.id}.csv"`,
    )
    expect(await response.text()).toBe(csv)
    expect((await app.getJson('/api/datasets/')).status).toBe(401)
  })

  it('need a file that is CSV or XLSX by its bytes', async () => {
    expect(await send(given)).toMatchObject({
      status: 400,
      body: { fields: { file: ['File is required!'] } },
    })
    expect(await send(given, '<html>,</html>')).toMatchObject({
      status: 400,
      body: { fields: { file: ['The file is neither CSV nor XLSX.'] } },
    })
    expect((await send({ ...given, website: 'spam' }, csv)).status).toBe(201)
    expect(await listed()).toHaveLength(1)
  })

  it('of many parts come back whole', async () => {
    const long = `${csv}${'1,1,1,2025,51\n'.repeat(60_000)}`
    await send(given, long)
    const [newest] = await listed()
    app.actAs(moderator)
    const path = `${app.base}/api/datasets/${newest?.id}/`
    expect(await (await fetch(`${path}file/`)).text()).toBe(long)
    await fetch(path, { method: 'DELETE' })
    expect((await fetch(`${path}file/`)).status).toBe(404)
    app.actAs(null)
  })

  it('of one network take a tenth of the places at most', async () => {
    const form = new FormData()
    for (const [name, value] of Object.entries(given)) form.set(name, value)
    form.set('file', new Blob([csv]), 'figures.csv')
    const sendUnknown = () => fetch(`${app.base}/api/datasets/`, { method: 'POST', body: form })
    for (let sent = 0; sent < 10; sent += 1) expect((await send(given, csv)).status).toBe(201)
    const refused = await sendUnknown()
    expect(refused.status).toBe(429)
    expect(await refused.json()).toMatchObject({
      message:
        '10 datasets from your network wait for a moderator. Please send this one when they have been looked at.',
    })
    const [newest] = await listed()
    app.actAs(moderator)
    await fetch(`${app.base}/api/datasets/${newest?.id}/`, { method: 'DELETE' })
    app.actAs(null)
    expect((await sendUnknown()).status).toBe(201)
  })
})

describe('the type of an offered file', () => {
  it.each([
    ['a,b\n1,2', 'csv'],
    ['\uFEFFa;b\n', 'csv'],
    ['PK\x03\x04 … xl/workbook.xml', 'xlsx'],
    ['PK\x03\x04 … word/document.xml', null],
    ['%PDF-1.7, a', null],
    ['{"a":1,"b":2}', null],
    ['only words', null],
    ['a,b\0c', null],
    ['', null],
  ])('of %j is %s', (text, type) => {
    expect(datasetTypeOf(Buffer.from(text))).toBe(type)
  })
})
