import { definePlugin } from '@msdat/sdk'
import { Newest } from './Newest.tsx'

// Wiring only: the name is the id of the contribution in manifest.json.
definePlugin({ contributions: { main: { view: Newest } } })
