import { when } from 'mobx'
import { driver } from 'driver.js'
import 'driver.js/dist/driver.css'
import type { Stores } from '../app/Stores.ts'
import { homePath } from '@msdat/sdk/view'
import { hasTabs } from '../dashboards/dashboardPath.ts'
import { tourSteps } from './tourSteps.ts'
import './tour.css'

/** Leads through a dashboard; from another page it goes to the first one. */
export async function startTour({ address, appearance, dashboards, selection }: Stores): Promise<void> {
  if (!dashboards.current || !hasTabs(dashboards.current)) {
    address.go(homePath)
    await when(() => selection.shown !== null && dashboards.current !== null)
    await new Promise(requestAnimationFrame)
  }
  const steps = tourSteps.map(({ place, within, title, text }) => {
    const places = [place, ...(within ? [within] : [])].map((one) => document.querySelector(one))
    const element = places.find((one) => one?.checkVisibility())
    const popover = { title, description: text }
    return element ? { element, popover } : { popover }
  })
  driver({
    steps,
    showProgress: true,
    progressText: '{{current}} of {{total}}',
    animate: !appearance.theme.reducedMotion,
    popoverClass: 'tour',
  }).drive()
}
