import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { sizeOfPng } from '@msdat/sdk/contracts/sizeOfPng'
import { seedDashboards } from '../dashboards/seedDashboards.ts'
import { describeDatabases } from '../db/testDatabases.fixture.ts'
import { dataFolder, serveTestApp, type TestApp } from '../testApp.fixture.ts'
import { ticksOf } from './drawChart.ts'
import { drawPicture } from './drawPicture.ts'
import { fitText } from './fitText.ts'
import type { PictureFacts } from './PictureFacts.ts'
import { renderPicture } from './renderPicture.ts'

const facts: PictureFacts = {
  figure: {
    section: 'a',
    indicator: 7,
    datasource: 102,
    location: 27,
    period: '2024',
    label: 'Skilled birth attendance, Kano',
    value: '36.9%',
    interval: 'Range 31.6% to 42.5%',
    origin: 'UW-DHS, 2024',
    lines: ['Rank 26 of 37 states'],
  },
  section: 'Indicator Overview',
  unit: 'in percentage',
  chart: {
    kind: 'states',
    title: '2 states',
    marks: [
      { name: 'Kebbi', value: 9, isShown: false },
      { name: 'Kano', value: 36.9, lower: 31.6, upper: 42.5, isShown: true },
    ],
  },
  citation: 'University of Washington',
  brand: { name: 'MSDAT', logo: null, accent: '#0b6168' },
}

describe('the picture of a view', () => {
  it('says the figure, its interval, source and publication, and where it stands', () => {
    const drawing = drawPicture(facts)
    const words = [...drawing.matchAll(/<text[^>]*>([^<]*)</g)].map(([, text]) => text?.trim())
    for (const word of ['36.9%', 'Range 31.6% to 42.5%', 'UW-DHS, 2024', 'Kano', 'MSDAT', facts.citation])
      expect(words).toContain(word)
    expect(drawing.match(/<circle/g)).toHaveLength(2)
  })

  it('takes text for text, whatever stands in it', () => {
    const evil = '</text><image href="file:///etc/passwd"/>\u0000'
    const drawing = drawPicture({
      ...facts,
      figure: { ...facts.figure, label: evil },
      section: evil,
      citation: evil,
      brand: { ...facts.brand, name: evil },
    })
    expect(drawing).not.toContain('<image')
    expect(drawing).not.toContain('\u0000')
  })

  it('has the letters of Hausa, Yoruba and Igbo', async () => {
    const draw = (text: string) =>
      renderPicture(
        `<svg xmlns="http://www.w3.org/2000/svg" width="90" height="60"><text y="40" font-family="Noto Sans" font-size="40">${text}</text></svg>`,
      )
    const unknown = await draw('\u{10ffff}')
    for (const letter of ['ɗ', 'ƙ', 'ɓ', 'ẹ́', 'ṣ', 'ọ̀', 'ị', 'ṅ'])
      expect((await draw(letter)).equals(unknown), letter).toBe(false)
  })

  it('has round numbers at its axis, around all bounds', () => {
    expect(ticksOf([{ name: 'a', value: 9, upper: 97, isShown: true }])).toEqual([0, 50, 100])
    expect(ticksOf([{ name: 'a', value: 0, isShown: true }]).length).toBeGreaterThan(1)
    for (const value of [5e-324, 1.7e308])
      expect(
        ticksOf([value, -value].map((each) => ({ name: 'a', value: each, isShown: true }))),
      ).toHaveLength(3)
  })

  it('cuts a text that is too long, and says so', () => {
    const lines = fitText('one two three four five six', { size: 20, width: 110, most: 2 })
    expect(lines).toEqual(['one two', 'three fou…'])
  })
})

describeDatabases('the pictures of views', ({ makeFilledDatabase }) => {
  let app: TestApp
  beforeAll(async () => {
    const database = await makeFilledDatabase()
    await seedDashboards(database.db, join(dataFolder, 'dashboards.json'))
    app = await serveTestApp(database)
  }, 120_000)
  afterAll(() => app.close())
  const read = (view: string) => fetch(`${app.base}/api/picture/?view=${encodeURIComponent(view)}`)

  it('are drawn at the size that networks ask for, the same for the same view', async () => {
    const first = await read('/')
    expect(first.headers.get('content-type')).toBe('image/png')
    const picture = Buffer.from(await first.arrayBuffer())
    expect(sizeOfPng(picture)).toEqual({ width: 1200, height: 630 })
    const again = await read('/dashboard/Health_Outcomes_and_Service_Coverage?utm_source=post')
    expect(picture.equals(Buffer.from(await again.arrayBuffer()))).toBe(true)
  })

  it('are refused for what is no dashboard, and for other sites', async () => {
    expect((await read('/dashboard/nothing')).status).toBe(404)
    expect((await read('//example.org/')).status).toBe(400)
  })
})
