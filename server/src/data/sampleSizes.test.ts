import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { ChatAnswer } from '@msdat/sdk/contracts/chatbot'
import type { SampleSize } from '@msdat/sdk/contracts/sampleSizes'
import { describeDatabases } from '../db/testDatabases.fixture.ts'
import { dataFolder, startTestApp, type TestApp } from '../testApp.fixture.ts'

describeDatabases('sample sizes', ({ makeFilledDatabase }) => {
  let app: TestApp
  beforeAll(async () => {
    app = await startTestApp(await makeFilledDatabase())
  })
  afterAll(() => app.close())
  const of = async (source: number): Promise<SampleSize[]> =>
    ((await app.getJson(`/api/datasources/${source}/sample-sizes/`)).body as { results: SampleSize[] })
      .results

  it('are those of the file, newest first, with where they were read', async () => {
    const lines = readFileSync(join(dataFolder, 'sample-sizes.csv'), 'utf8').split('\n')
    const ndhs = await of(2)
    expect(ndhs).toHaveLength(lines.filter((line) => line.startsWith('2,')).length)
    expect(ndhs[0]).toMatchObject({ period: '2024', survey: 'NDHS 2023-24' })
    expect(ndhs.every(({ source }) => source !== '')).toBe(true)
    expect(await of(10)).toEqual([])
    expect((await app.getJson('/api/datasources/999999/sample-sizes/')).status).toBe(404)
  })

  it('stand beside the figure of a survey, and nowhere else', async () => {
    const ask = async (question: string): Promise<string> =>
      ((await app.postJson('/api/assistant/chat/', { question })).body as ChatAnswer).text
    const text = await ask('DPT3 in Kano, NDHS 2018')
    expect(text).toContain('Sample of NDHS 2018, the whole country: 40,427 households interviewed')
    expect(await ask('WUENIC DPT3 2020')).not.toContain('Sample of')
  })
})
