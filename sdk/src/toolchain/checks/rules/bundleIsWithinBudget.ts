import type { Check } from '../check.ts'

const warnBytes = 150 * 1000
const failBytes = 300 * 1000
/** As it is run. A text that is repeated a thousand times is small when it is sent, and no less when it is read. */
const mostBytes = 1500 * 1000
const kilobytes = (bytes: number): string => `${Math.ceil(bytes / 1000)} kB`

export const bundleIsWithinBudget: Check = {
  rule: 'bundleIsWithinBudget',
  look({ bundle }, report) {
    if (!bundle?.ok || (bundle.gzipBytes <= warnBytes && bundle.bytes <= mostBytes)) return
    const isTooMuch = bundle.gzipBytes > failBytes || bundle.bytes > mostBytes
    const detail =
      bundle.bytes > mostBytes
        ? `It has ${kilobytes(bundle.bytes)}; ${kilobytes(mostBytes)} are allowed.`
        : `It has ${kilobytes(bundle.gzipBytes)} compressed; ${kilobytes(isTooMuch ? failBytes : warnBytes)} ${isTooMuch ? 'are allowed' : 'are advised'}.`
    report[isTooMuch ? 'error' : 'warning']({
      title: isTooMuch ? 'The built plugin is too large' : 'The built plugin is large',
      detail,
      remedy:
        'Use the shared modules (React, the kit, the charts), and ask the host for data in place of packing it.',
    })
  },
}
