import type { Check } from '../check.ts'
import { decodeText } from '../sources/decodeText.ts'
import { extensionOf } from '../../archive/fileTypes.ts'
import { findSvgFaults } from '../sources/findSvgFaults.ts'

export const svgIsSafe: Check = {
  rule: 'svgIsSafe',
  look({ files }, report) {
    for (const [path, content] of files) {
      const text = extensionOf(path) === 'svg' ? decodeText(content) : null
      if (text === null) continue
      for (const fault of findSvgFaults(text).slice(0, 5)) {
        report.error({
          file: path,
          line: fault.line,
          title: 'An SVG holds more than a drawing',
          detail: fault.detail,
          remedy:
            'Save it as a plain SVG: shapes, text and gradients; no scripts, links, styles from outside or embedded pages.',
        })
      }
    }
  },
}
