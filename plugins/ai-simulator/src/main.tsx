import { definePlugin } from '@msdat/sdk'
import { SimulatorView } from './SimulatorView.tsx'

definePlugin({ contributions: { simulator: { view: SimulatorView } } })
