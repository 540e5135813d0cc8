import { definePlugin } from '@msdat/sdk'
import { Trend } from './Trend.tsx'

// Wiring only: the name is the id of the contribution in manifest.json.
definePlugin({ contributions: { main: { view: Trend } } })
