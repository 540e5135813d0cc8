import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { seedDashboards } from '../dashboards/seedDashboards.ts'
import { describeDatabases } from '../db/testDatabases.fixture.ts'
import { dataFolder, serveTestApp, type TestApp } from '../testApp.fixture.ts'
import { writeFirstFigure } from './writeFirstFigure.ts'

const hostFolder = mkdtempSync(join(tmpdir(), 'msdat-first-figure-'))
writeFileSync(join(hostFolder, 'pages.json'), '[]')
writeFileSync(join(hostFolder, 'index.html'), '<head><title>MSDAT</title></head><div id="root"></div>')
afterAll(() => rmSync(hostFolder, { recursive: true }))

describeDatabases('the first figure of a page', ({ makeFilledDatabase }) => {
  let app: TestApp
  beforeAll(async () => {
    const database = await makeFilledDatabase()
    await seedDashboards(database.db, join(dataFolder, 'dashboards.json'))
    app = await serveTestApp(database, {}, undefined, { hostFolder })
  }, 120_000)
  afterAll(() => app.close())
  /** The server waits only so long for a figure, and a slow machine may need a second asking. */
  const read = async (path: string): Promise<string> => {
    let page = ''
    for (let tries = 0; tries < 20 && !page.includes('first-figure'); tries += 1)
      page = await (await fetch(app.base + path)).text()
    return page
  }

  it('is in the page itself, with its source, and in what shared links show', async () => {
    const page = await read('/dashboard/Health_Outcomes_and_Service_Coverage')
    expect(page).toMatch(/<p class="first-figure-value">46\.0%<\/p>/)
    expect(page).toContain('<span>NDHS, 2024</span>')
    expect(page).toContain('11.0 points below the national target of 57.0%')
    expect(page).toMatch(/og:title" content="Skilled birth attendance, Nigeria: 46\.0% \(NDHS, 2024\)"/)
    expect(await read('/')).toContain('46.0%')
    expect(page).toContain(
      `og:image" content="${app.base}/api/picture/?view=%2Fdashboard%2FHealth_Outcomes_and_Service_Coverage"`,
    )
  })

  it('comes with where the code of its section is', async () => {
    expect(await read('/')).toMatch(
      /<link\s+rel="preload"[^>]*href="\/registry\/artifacts\/code-of-indicator-overview"[^>]*>\s*<\/head>/,
    )
  })

  it('is that of the address', async () => {
    const page = await read(
      '/dashboard/Health_Outcomes_and_Service_Coverage?indicator=7&datasource=102&location=27&period=2024',
    )
    expect(page).toContain('UW-DHS, 2024')
    expect(page).toMatch(/Range \d+\.\d% to \d+\.\d%/)
    expect(page).toMatch(/Rank \d+ of 37 states/)
  })

  it('is not in the page that a browser keeps for all addresses', async () => {
    await read('/')
    const kept = await fetch(`${app.base}/`, { headers: { 'sec-fetch-dest': 'empty' } })
    expect(await kept.text()).not.toContain('first-figure')
  })

  it('is not on a page that begins with something else', async () => {
    const at = async (path: string) => (await fetch(app.base + path)).text()
    expect(await at('/dashboard/Advanced_Analytics')).not.toContain('first-figure')
    expect(await at('/dashboard/nothing')).not.toContain('first-figure')
    const zones = await at('/?section=zonal-analysis')
    expect(zones).not.toContain('first-figure')
    expect(zones).toContain('og:title" content="Zonal Analysis. Skilled birth attendance, Nigeria: 46.0%')
  })
})

describe('writeFirstFigure', () => {
  it('escapes what it writes', () => {
    const evil = '"><script>alert(1)</script>'
    const figure = {
      section: 'a',
      indicator: 1,
      datasource: 1,
      location: 1,
      period: '2024',
      label: evil,
      value: '1',
      interval: null,
      origin: evil,
      lines: [evil],
    }
    const page = writeFirstFigure(
      '<head></head><div id="root"></div>',
      { figure, isAnswer: true, section: evil, plugin: evil },
      { origin: 'http://localhost', path: `/${evil}` },
    )
    expect(page).not.toContain('<script')
  })
})
