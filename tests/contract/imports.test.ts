import { craftBomb } from '@msdat/sdk/testing/craftBomb'
import { craftZip } from '@msdat/sdk/testing/craftZip'
import { ImportChange, ImportFinding, ImportJob } from '@msdat/sdk/contracts/imports'
import { Facility } from '@msdat/sdk/contracts/facilities'
import { Page } from '@msdat/sdk/contracts/page'
import { importRegistry, RegistryOutcome, removeRegistry } from '@msdat/sdk/contracts/registryDesk'
import { validate } from '@msdat/sdk/contracts/validate/node'
import { beforeAll, expect, it } from 'vitest'
import { describeOnBothDatabases } from '../support/describeDatabases.ts'
import { bringIn, csvFile, move, sendFile, untilSettled, type ImportCaller } from '../support/imports.ts'
import { canReadMemory, memoryOf, watchMemory } from '../support/memoryOf.ts'
import { answered, bearer, signInAsAdmin } from '../support/publish.ts'

const megabyte = 1024 * 1024

describeOnBothDatabases('imports', (server) => {
  let caller: ImportCaller
  beforeAll(async () => {
    caller = { base: server().base, token: await signInAsAdmin(server()) }
  })
  const get = async (path: string): Promise<Response> =>
    fetch(`${caller.base}${path}`, { headers: bearer(caller.token) })
  const values = async (query: string): Promise<number[]> =>
    (await answered<{ results: { value: number }[] }>(await get(`/api/data/?${query}`))).results.map(
      ({ value }) => value,
    )

  it('are closed to visitors', async () => {
    const { status } = await fetch(`${caller.base}/api/imports/`)
    expect(status).toBe(401)
    expect((await sendFile({ ...caller, token: 'wrong' }, csvFile())).status).toBe(401)
  })

  it('take a file in and out again, and answer as their contracts say', async () => {
    const series = 'indicator=18&datasource=2&location=1&period=1951,1952'
    const job = await bringIn(caller, csvFile('18,2,1,1951,2,40,,', '18,2,1,1952,2,41,,'))
    expect(validate(ImportJob, job)).toMatchObject({ ok: true })
    expect(job).toMatchObject({
      state: 'ready',
      progress: 100,
      rows: 2,
      added: 2,
      actor: server().admin.email,
    })
    const changes: unknown = await (await get(`/api/imports/${job.id}/changes/?kind=new`)).json()
    expect(validate(Page(ImportChange), changes)).toMatchObject({ ok: true })
    expect(changes).toMatchObject({ count: 2 })
    expect(await values(series)).toEqual([])
    expect((await move(caller, job.id, 'commit')).status).toBe(200)
    expect(await untilSettled(caller, job.id)).toMatchObject({ state: 'committed' })
    expect(await values(series)).toEqual([40, 41])
    const between = new Date().toISOString()
    expect((await move(caller, job.id, 'commit')).status).toBe(409)
    expect((await move(caller, job.id, 'cancel')).status).toBe(409)
    expect((await move(caller, job.id, 'undo')).status).toBe(200)
    expect(await untilSettled(caller, job.id)).toMatchObject({ state: 'undone' })
    expect(await values(series)).toEqual([])
    expect(await values(`${series}&as_of=${between}`)).toEqual([40, 41])
    const list: unknown = await (await get('/api/imports/?state=undone')).json()
    expect(validate(Page(ImportJob), list)).toMatchObject({ ok: true })
  })

  it('list what a file leaves out, be it far more than the file holds, and wrong questions as errors', async () => {
    const file = csvFile('18,2,1,1951,2,40,,')
    const job = await bringIn(caller, file, { remove_missing: 'true' })
    expect(job).toMatchObject({ state: 'ready', added: 1, remove_missing: true })
    expect(job.removed).toBeGreaterThan(0)
    const list = `/api/imports/${job.id}/changes/`
    expect(await answered(await get(`${list}?kind=gone`))).toMatchObject({ count: job.removed })
    expect(await answered(await get(list))).toMatchObject({ count: job.removed + 1 })
    expect((await get(`${list}?page=9999`)).status).toBe(404)
    expect((await move(caller, job.id, 'cancel')).status).toBe(200)
    await expect.poll(async () => answered(await get(list))).toMatchObject({ count: 0 })
  })

  it('list what is wrong, as a page and as a file', async () => {
    const job = await bringIn(caller, csvFile('18,2,Kanoo,1951,2,=1+1,,', '18,2,1,1851,2,1,,'))
    expect(job).toMatchObject({ state: 'rejected', errors: 3 })
    const findings: unknown = await (await get(`/api/imports/${job.id}/findings/?ordering=-line`)).json()
    expect(validate(Page(ImportFinding), findings)).toMatchObject({ ok: true })
    expect(findings).toMatchObject({ count: 3 })
    const file = await get(`/api/imports/${job.id}/findings/?format=csv`)
    expect(file.headers.get('content-disposition')).toContain('.csv')
    expect(await file.text()).toContain("2,value,'=1+1,")
    expect((await move(caller, job.id, 'commit')).status).toBe(409)
    expect((await get('/api/imports/99999/findings/')).status).toBe(404)
  })

  it('name the field where the source is not known or the file is missing', async () => {
    const wrong = await sendFile(caller, csvFile('18,1,1951,40'), { source: 'Nobody' })
    expect(wrong.status).toBe(400)
    expect(await wrong.json()).toMatchObject({ fields: { source: [expect.any(String)] } })
    const none = await fetch(`${caller.base}/api/imports/`, {
      method: 'POST',
      headers: bearer(caller.token),
      body: new FormData(),
    })
    expect(none.status).toBe(400)
  })

  it('let two files that come at once be written one after the other', async () => {
    const jobs = await Promise.all(
      [1961, 1962].map((year) => bringIn(caller, csvFile(`18,2,1,${year},2,40,,`))),
    )
    const first = await Promise.all(jobs.map(({ id }) => move(caller, id, 'commit')))
    expect(first.map(({ status }) => status).every((status) => status === 200 || status === 409)).toBe(true)
    // One that was refused can be committed when the other has ended.
    const settled = await Promise.all(jobs.map(({ id }) => untilSettled(caller, id)))
    for (const { id, state } of settled) {
      if (state === 'ready') expect((await move(caller, id, 'commit')).status).toBe(200)
      expect(await untilSettled(caller, id)).toMatchObject({ state: 'committed' })
    }
    expect(await values('indicator=18&datasource=2&location=1&period=1961,1962')).toEqual([40, 40])
  })

  it('refuse a file of 200 MB by its size, before memory grows', async () => {
    const pid = server().process.pid ?? 0
    const before = canReadMemory ? memoryOf(pid) : 0
    const most = canReadMemory ? watchMemory(pid) : () => 0
    const part = new Uint8Array(20 * megabyte).fill(0x31)
    const answer = await sendFile(caller, new Blob(Array<Uint8Array<ArrayBuffer>>(10).fill(part)))
    expect(answer.status).toBe(413)
    expect(await answer.json()).toMatchObject({
      code: 'too_large',
      message: 'The file may have up to 50 MB.',
    })
    expect(most() - before).toBeLessThan(60 * megabyte)
  })

  it('refuse a workbook that unpacks without end, and go on serving', async () => {
    const bomb = craftZip([
      { name: 'xl/workbook.xml', content: '<workbook/>' },
      craftBomb('xl/worksheets/sheet1.xml', 2000),
    ])
    const job = await bringIn(caller, new Blob([new Uint8Array(bomb)]))
    expect(job).toMatchObject({ state: 'rejected', errors: 1 })
    expect((await get('/api/health')).status).toBeLessThan(500)
  })

  const registry = {
    id: 'contract-2026',
    name: 'Facilities of the contract',
    publisher: 'A ministry',
    licence: 'CC BY 4.0',
    date: '2026',
    citation: 'A ministry (2026)',
  }
  const sendRegistry = (file: Blob, fields: Record<string, string> = {}): Promise<Response> => {
    const form = new FormData()
    for (const [name, value] of Object.entries({ ...registry, ...fields })) form.set(name, value)
    form.set('file', file, 'own.csv')
    return fetch(`${caller.base}${importRegistry.path}`, {
      method: 'POST',
      headers: bearer(caller.token),
      body: form,
    })
  }

  it('take a registry of facilities in and out again, and answer as their contracts say', async () => {
    const own = (): Promise<Response> => get(`/api/facilities/?registry=${registry.id}`)
    const rows = new Blob(['id,name,state,lat,long\nA,Own Clinic,Kano,12.01,8.49\n'])
    const tried: unknown = await (await sendRegistry(rows, { dry_run: 'true' })).json()
    expect(validate(RegistryOutcome, tried)).toMatchObject({ ok: true })
    expect(await (await own()).json()).toMatchObject({ count: 0 })
    expect(await (await sendRegistry(rows)).json()).toMatchObject({ is_written: true, facilities: 1 })
    const found: unknown = await (await own()).json()
    expect(validate(Page(Facility), found)).toMatchObject({ ok: true })
    expect(found).toMatchObject({ count: 1 })
    expect((await sendRegistry(rows)).status).toBe(409)
    const path = `${caller.base}${removeRegistry.path.replace(':id', registry.id)}`
    const gone = await fetch(path, { method: 'DELETE', headers: bearer(caller.token) })
    expect(gone.status).toBe(200)
    expect(await (await own()).json()).toMatchObject({ count: 0 })
  })
})
