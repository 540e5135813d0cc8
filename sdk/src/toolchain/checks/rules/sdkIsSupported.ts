import { sdkMisfit, sdkVersion } from '../../../contracts/sdkVersion.ts'
import type { Check } from '../check.ts'
import { manifestPath } from '../readManifest.ts'

export const sdkIsSupported: Check = {
  rule: 'sdkIsSupported',
  look({ manifest }, report) {
    if (!manifest || !sdkMisfit(manifest.sdk)) return
    report.error({
      file: manifestPath,
      title: 'The plugin is written for another SDK',
      detail: `The manifest asks for SDK ${manifest.sdk}; this platform runs ${sdkVersion}.`,
      remedy: `Bring the plugin to SDK ${sdkVersion} and write "sdk": "^${sdkVersion}".`,
    })
  },
}
