import { definePlugin } from '@msdat/sdk'
import { TriangulationView } from './TriangulationView.tsx'

definePlugin({ contributions: { dashboard: { view: TriangulationView } } })
