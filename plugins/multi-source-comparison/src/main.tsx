import { definePlugin } from '@msdat/sdk'
import { AreaView, PanelsView } from './PanelsView.tsx'

definePlugin({ contributions: { panels: { view: PanelsView }, 'by-program-area': { view: AreaView } } })
