import { definePlugin } from '@msdat/sdk'
import { AccessibilityPanel } from './AccessibilityPanel.tsx'

definePlugin({ contributions: { settings: { view: AccessibilityPanel } } })
