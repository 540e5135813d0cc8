import { definePlugin } from '@msdat/sdk'
import { Pairs } from './Pairs.tsx'

// Wiring only: the name is the id of the contribution in manifest.json.
definePlugin({ contributions: { main: { view: Pairs } } })
