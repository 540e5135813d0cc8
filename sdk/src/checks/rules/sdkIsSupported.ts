import type { Check } from '../check.ts'
import { manifestPath } from '../readManifest.ts'

/** Majors of the SDK that this platform runs. */
const supportedMajors = ['1']

export const sdkIsSupported: Check = {
  rule: 'sdkIsSupported',
  look({ manifest }, report) {
    const major = manifest?.sdk.replace(/^[\^~]/, '').split('.')[0]
    if (major === undefined || supportedMajors.includes(major)) return
    report.error({
      file: manifestPath,
      title: 'The plugin is written for another SDK',
      detail: `The manifest asks for SDK ${manifest?.sdk}; this platform runs ${supportedMajors.join(', ')}.`,
      remedy: `Bring the plugin to SDK ${supportedMajors.at(-1)} and write "sdk": "^${supportedMajors.at(-1)}.0.0".`,
    })
  },
}
