import type { HostOutput } from '@msdat/sdk'
import { connectFakeHost, emptyCatalog, renderView } from '@msdat/sdk/testing'
import { describe, expect, it } from 'vitest'
import { readChoice } from './Choice.ts'
import { failureText } from './Results.tsx'
import { TriangulationView } from './TriangulationView.tsx'

const chosen = { primary: 7, compared: [1], indicator: null, location: null, shown: '', tolerance: 1 }
const shown = (settings: typeof chosen) => ({ ...settings, shown: readChoice(settings).key })
const level = { score: 4, scale: 'Very Good', title: 'Level agreement', value: 72, greyed: false }
const score = {
  score: 72,
  status: 'ok',
  reason: null,
  band: 'High',
  unavailable: {},
  grades: { level },
  median: 72,
  q1: 60,
  q3: 80,
  scored: 1,
  best: [],
  worst: [],
  scores: [{ indicator: 18, score: 72 }],
}
const aggregate: HostOutput<'analysis.triangulate'> = {
  aggregate: [
    {
      MICS: {
        label: 'computed, not official',
        consistency: score,
        complementarity: { ...score, grades: {}, score: 10, band: 'None' },
      },
    },
  ],
}

const render = (settingValues: Record<string, unknown>, answer: () => HostOutput<'analysis.triangulate'>) =>
  renderView(
    connectFakeHost({
      catalog: emptyCatalog,
      settingValues: settingValues as never,
      methods: { 'analysis.triangulate': answer },
    }),
    TriangulationView,
  )
const never = () => {
  throw new Error('asked without being told to')
}

describe('the triangulation page', () => {
  it('opens with the setup, which says what is not chosen and that much is asked for', async () => {
    const html = await render({ ...chosen, primary: null, compared: [] }, never)
    expect(html).toContain('World Bank')
    expect(html).toContain('MICS and NPC')
    expect(html).toContain('Large data')
    expect(html).toContain('Triangulate')
  })

  it('says which source is dropped beyond two', async () => {
    const html = await render({ ...chosen, compared: [1, 2, 9] }, never)
    expect(html).toContain('At most two sources are compared at once: source 9 is left out.')
  })

  it('shows both scores with their band words and each grade with its label', async () => {
    const html = await render(shown(chosen), () => aggregate)
    expect(html).toContain('Consistency: 72.0, High')
    expect(html).toContain('Complementarity: 10.0, None')
    expect(html).toContain('4 - Very Good')
    expect(html).toContain('>None · Low · Moderate · Significant · Very Significant<')
    expect(html).toContain('All shared indicators')
    expect(html).toContain('Method sheet')
  })

  it('tells a failure in the words of the specification', async () => {
    const html = await render(shown(chosen), () => {
      throw new Error('down')
    })
    expect(html).toContain('error: ')
    expect(failureText('')).toBe('error: An unknown error occurred')
  })
})
