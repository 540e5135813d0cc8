import { definePlugin } from '@msdat/sdk'
import { ConformancePanel } from './ConformancePanel.tsx'

definePlugin({ contributions: { conformance: { view: ConformancePanel } } })
