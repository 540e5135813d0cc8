import { definePlugin } from '@msdat/sdk'
import { States } from './States.tsx'

// Wiring only: the name is the id of the contribution in manifest.json.
definePlugin({ contributions: { main: { view: States } } })
