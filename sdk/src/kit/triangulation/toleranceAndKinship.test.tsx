import type { ReactNode } from 'react'
import { describe, expect, it } from 'vitest'
import { connectFakeHost } from '../../testing/connectFakeHost.ts'
import { renderView } from '../../testing/renderView.ts'
import { TriangulatedCard } from '../plots/TriangulatedCard.tsx'
import type { SourceDetail, TriangulatedScores } from './readTriangulation.ts'
import { ToleranceField } from './ToleranceField.tsx'

const draw = (part: ReactNode) => renderView(connectFakeHost({}), () => part)
const pairs = [{ difference: 12, tolerance: 5, weight: 1 }] as SourceDetail['consistency']['pairs']
const tolerance = (factor: number) =>
  draw(<ToleranceField pairs={pairs} factor={factor} onChange={() => undefined} />)

it('a multiple of the usual tolerance reads as people say it', async () => {
  expect(await tolerance(1)).toContain('At the usual tolerance, 0 of 1')
  expect(await tolerance(2)).toContain('At twice the usual tolerance, 0 of 1')
  expect(await tolerance(2.5)).toContain('At 2.5 times the usual tolerance, 1 of 1')
})

const score = { status: 'ok', score: 72, band: 'High', reason: null, unavailable: {}, grades: {} }
const reason = 'The World Bank republishes it.'
const card = (relation: string, remarks: string[]) => {
  const detail = { independence: { relation, reason }, consistency: { evidence: null }, remarks }
  const source = { name: 'MICS', consistency: score, complementarity: score, detail, overIndicators: null }
  return draw(<TriangulatedCard source={source as unknown as TriangulatedScores} primary="NDHS" about="" />)
}

describe('where one source stands to another', () => {
  it('is told once where a remark tells it', async () => {
    const html = await card('echo', [`Echo, no confirmation: one source repeats the other. ${reason}`])
    expect(html.split(reason)).toHaveLength(2)
  })

  it('is told by the card where no remark does', async () => {
    expect(await card('same_class', [])).toContain(`Independence: same class. ${reason}`)
  })
})
