import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { HostPage } from '@msdat/sdk/contracts/pages'
import { seedDashboards } from '../dashboards/seedDashboards.ts'
import { describeDatabases } from '../db/testDatabases.fixture.ts'
import { dataFolder, serveTestApp, type TestApp } from '../testApp.fixture.ts'

const page: HostPage = {
  path: '/faq',
  title: 'Questions & answers',
  description: 'What others have asked.',
  access: 'public',
  isIndexable: true,
}
const pages: HostPage[] = [
  page,
  { ...page, path: '/states/:state', title: 'State', example: '/states/kano' },
  { ...page, path: '/account', view: '/profile', title: 'Profile', access: 'user', isIndexable: false },
]
const hostFolder = mkdtempSync(join(tmpdir(), 'msdat-pages-'))
writeFileSync(join(hostFolder, 'pages.json'), JSON.stringify(pages))
writeFileSync(
  join(hostFolder, 'index.html'),
  '<head><meta\n name="description"\n content="All." /><title>MSDAT</title></head>',
)
afterAll(() => rmSync(hostFolder, { recursive: true }))

describeDatabases('the pages of the host', ({ makeDatabase }) => {
  let app: TestApp
  beforeAll(async () => {
    const database = await makeDatabase()
    await seedDashboards(database.db, join(dataFolder, 'dashboards.json'))
    app = await serveTestApp(database, {}, undefined, { hostFolder })
  })
  afterAll(() => app.close())
  const read = async (path: string): Promise<string> => (await fetch(app.base + path)).text()

  it('are listed for search engines with the dashboards, but for those that are personal', async () => {
    const sitemap = await read('/sitemap.xml')
    expect(sitemap).toContain(`<loc>${app.base}/faq</loc>`)
    expect(sitemap).toContain(
      `<loc>${app.base}/dashboard/Health_Outcomes_and_Service_Coverage</loc><lastmod>`,
    )
    expect(sitemap).not.toMatch(/account|:state/)
    const robots = await read('/robots.txt')
    expect(robots).toMatch(/^Disallow: \/account$/m)
    expect(robots).not.toMatch(/^Disallow: \/(faq|states.*)$/m)
    expect(robots).toContain(`Sitemap: ${app.base}/sitemap.xml`)
  })

  it('have their title and description in what the server sends', async () => {
    const faq = await read('/faq')
    expect(faq).toContain('<title>MSDAT | Questions &#38; answers</title>')
    expect(faq).toContain('content="What others have asked."')
    expect(faq).not.toContain('noindex')
    expect(await read('/states/kano')).toContain('<title>MSDAT | State</title>')
    expect(await read('/account')).toContain('<meta name="robots" content="noindex">')
    expect(await read('/dashboard/x')).toContain('<title>MSDAT</title>')
  })
})
