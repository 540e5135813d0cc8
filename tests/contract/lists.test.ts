import { expect, it } from 'vitest'
import { describeOnBothDatabases } from '../support/describeDatabases.ts'

interface Row {
  id: number
  indicator: number
  location: number
  period: string
  value: number
}
interface List {
  count: number
  next: string | null
  previous: string | null
  results: Row[]
}

describeOnBothDatabases('lists of the data API', (server) => {
  const get = (path: string, headers: Record<string, string> = {}): Promise<Response> =>
    fetch(server().base + path, { headers })
  const list = async (path: string): Promise<List> => (await (await get(path)).json()) as List

  it('lead from page to page without leaving out or repeating a row', async () => {
    const whole = await list('/api/data/?indicator=18&size=5000')
    const seen: number[] = []
    let next: string | null = '/api/data/?indicator=18&size=97'
    while (next) {
      const page: List = await list(next.replace(/^https?:\/\/[^/]+/, ''))
      expect(page.count).toBe(whole.count)
      seen.push(...page.results.map(({ id }) => id))
      next = page.next
    }
    expect(whole.count).toBeGreaterThan(97)
    expect(new Set(seen).size).toBe(whole.count)
  })

  it('link backwards too, and keep the filters in the links', async () => {
    const { previous, next } = await list('/api/data/?indicator=18&size=10&page=2')
    expect(previous).toContain('indicator=18')
    expect(new URL(previous ?? '').searchParams.get('page')).toBe('1')
    expect(new URL(next ?? '').searchParams.get('page')).toBe('3')
  })

  it('take a parameter that comes several times for a list, and an empty one for none', async () => {
    const asList = await list('/api/data/?indicator=18,20&location=1&size=1000')
    const repeated = await list('/api/data/?indicator=18&indicator=20&location=1&location=&size=1000')
    expect(repeated.results).toEqual(asList.results)
    expect(asList.count).toBeGreaterThan(0)
    const { results } = await list('/api/data/?indicator=18&fields=id&fields=value&size=1')
    expect(Object.keys(results[0] ?? {})).toEqual(['id', 'value'])
    const twice = await get('/api/data/?size=5&size=6')
    expect(twice.status).toBe(400)
    expect(await twice.json()).toMatchObject({ fields: { size: [expect.stringContaining('whole number')] } })
  })

  it('sort by a column in both directions', async () => {
    const up = await list('/api/data/?indicator=18&ordering=value&size=50')
    const down = await list('/api/data/?indicator=18&ordering=-value&size=50')
    const values = (rows: Row[]): number[] => rows.map(({ value }) => value)
    expect(values(up.results)).toEqual(values(up.results).toSorted((one, other) => one - other))
    expect(values(down.results)).toEqual(values(down.results).toSorted((one, other) => other - one))
    expect(down.results[0]?.value).toBeGreaterThan(up.results[0]?.value ?? Infinity)
  })

  it('filter by every field that is given, and by several values of one', async () => {
    const { results } = await list('/api/data/?indicator=18&location=1&size=1000')
    expect(results.length).toBeGreaterThan(0)
    expect(new Set(results.map(({ indicator, location }) => `${indicator}/${location}`))).toEqual(
      new Set(['18/1']),
    )
    const two = await list('/api/data/?indicator=18&location=1,2&size=5000')
    expect(new Set(two.results.map(({ location }) => location))).toEqual(new Set([1, 2]))
  })

  it('take an empty filter for no filter', async () => {
    expect((await list('/api/data/?indicator=18&location=')).count).toBe(
      (await list('/api/data/?indicator=18')).count,
    )
  })

  it('answer 304 with no body to who has this version already', async () => {
    const first = await get('/api/indicators/')
    const tag = first.headers.get('etag')
    expect(tag).toBeTruthy()
    const again = await get('/api/indicators/', { 'if-none-match': tag ?? '' })
    expect(again.status).toBe(304)
    expect(await again.text()).toBe('')
  })

  it('come compressed to who can read it', async () => {
    const size = async (encoding: string): Promise<[string | null, number]> => {
      const response = await get('/api/data/?indicator=18&size=1000', { 'accept-encoding': encoding })
      return [response.headers.get('content-encoding'), ((await response.json()) as List).count]
    }
    expect((await size('gzip'))[0]).toBe('gzip')
    expect((await size('br'))[0]).toBe('br')
    expect((await size('identity'))[0]).toBeNull()
  })

  it('never answer with the body of another encoding', async () => {
    const texts = await Promise.all(
      ['gzip', 'br', 'identity'].map(async (encoding) =>
        (await get('/api/data/?indicator=18&size=200', { 'accept-encoding': encoding })).text(),
      ),
    )
    expect(new Set(texts).size).toBe(1)
  })

  it.each([
    ['/api/data/?size=0', 400, 'size'],
    ['/api/data/?size=5001', 400, 'size'],
    ['/api/data/?page=none', 400, 'page'],
    ['/api/data/?page=1000000001', 400, 'page'],
    ['/api/data/?page=100000000000000000000', 400, 'page'],
    ['/api/data/removed/?page=100000000000000000000', 400, 'page'],
    ['/api/data/?size=100000000000000000000', 400, 'size'],
    ['/api/data/?indicator=99999999999', 400, 'indicator'],
    ['/api/data/?ordering=password', 400, 'ordering'],
    ['/api/data/?unheard_of=1', 400, 'unheard_of'],
    ["/api/data/?indicator=18'--", 400, 'indicator'],
  ])('%s is refused with the field that is wrong', async (path, status, field) => {
    const response = await get(path)
    expect(response.status).toBe(status)
    expect(await response.json()).toMatchObject({
      code: 'invalid_input',
      fields: { [field]: expect.any(Array) },
    })
  })

  it.each([
    '/api/indicators/999999/',
    '/api/data/999999999/',
    '/api/data/?page=1000000000&size=5000',
    '/api/nothing/',
    '/registry/nothing',
  ])('%s is not found, as a problem', async (path) => {
    const response = await get(path)
    expect(response.status).toBe(404)
    expect(await response.json()).toMatchObject({ code: 'not_found', message: expect.stringMatching(/\w/) })
  })

  it.each(['/api/users/', '/registry/submissions/', '/registry/audit/'])(
    '%s is closed to visitors',
    async (path) => {
      const response = await get(path)
      expect(response.status).toBe(401)
      expect(await response.json()).toMatchObject({ code: 'unauthenticated' })
    },
  )

  it('say nothing about the inside when something is broken', async () => {
    const response = await fetch(`${server().base}/api/login/`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: '{"username": ',
    })
    const text = await response.text()
    expect(response.status).toBe(400)
    expect(text).not.toMatch(/node_modules|SyntaxError|at \w+ \(/)
    expect(JSON.parse(text)).toMatchObject({ code: 'invalid_input' })
  })
})
