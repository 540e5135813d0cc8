import type { FrameLink } from './FrameLink.ts'
import { HeightReporter } from './HeightReporter.ts'

/** Tells the host how high the content is, now and whenever that changes. */
export function reportHeight(content: HTMLElement, link: FrameLink): void {
  const reporter = new HeightReporter((height) => void link.call('ui.resize', { height }), {
    now: () => performance.now(),
    after: (milliseconds, run) => void setTimeout(run, milliseconds),
  })
  const measure = (): void => reporter.measure(content.getBoundingClientRect().height)
  new ResizeObserver(measure).observe(content)
  measure()
}
