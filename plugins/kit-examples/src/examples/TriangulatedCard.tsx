// What analysis.triangulate says of one source beside another: two rings with their band words.
import { TriangulatedCard } from '@msdat/sdk/kit/plots'

const score = (value: number, band: string) => {
  return { status: 'ok' as const, score: value, band, reason: null, grades: {}, unavailable: {} }
}

export function Example() {
  const source = {
    name: 'MICS',
    consistency: score(72, 'High'),
    complementarity: score(10, 'None'),
    detail: null,
    overIndicators: null,
  }
  return <TriangulatedCard source={source} primary="NDHS" about="DPT3 coverage, Nigeria" />
}
