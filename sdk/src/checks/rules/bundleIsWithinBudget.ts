import type { Check } from '../check.ts'

const warnBytes = 150 * 1000
const failBytes = 300 * 1000
const kilobytes = (bytes: number): string => `${Math.ceil(bytes / 1000)} kB`

export const bundleIsWithinBudget: Check = {
  rule: 'bundleIsWithinBudget',
  look({ bundle }, report) {
    if (!bundle?.ok || bundle.gzipBytes <= warnBytes) return
    const isTooMuch = bundle.gzipBytes > failBytes
    report[isTooMuch ? 'error' : 'warning']({
      title: isTooMuch ? 'The built plugin is too large' : 'The built plugin is large',
      detail: `It has ${kilobytes(bundle.gzipBytes)} compressed; ${kilobytes(isTooMuch ? failBytes : warnBytes)} ${isTooMuch ? 'are allowed' : 'are advised'}.`,
      remedy:
        'Use the shared modules (React, the kit, the charts), and ask the host for data in place of packing it.',
    })
  },
}
