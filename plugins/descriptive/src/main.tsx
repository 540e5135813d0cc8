import { definePlugin } from '@msdat/sdk'
import { DescriptiveView } from './DescriptiveView.tsx'

definePlugin({ contributions: { main: { view: DescriptiveView } } })
