import { definePlugin } from '@msdat/sdk'
import { ExamplePanel } from './ExamplePanel.tsx'

definePlugin({ contributions: { example: { view: ExamplePanel } } })
