import { definePlugin } from '@msdat/sdk'
import { ScreenshotPanel } from './ScreenshotPanel.tsx'

definePlugin({ contributions: { screenshot: { view: ScreenshotPanel } } })
