import { faultsOfSettings } from '../../../contracts/settingChecks.ts'
import type { Check } from '../check.ts'
import { manifestPath } from '../readManifest.ts'

export const settingsAreUsable: Check = {
  rule: 'settingsAreUsable',
  look({ manifest }, report) {
    for (const contribution of manifest?.contributes ?? []) {
      if (!('settings' in contribution) || !contribution.settings) continue
      for (const { name, fault, remedy } of faultsOfSettings(contribution.settings)) {
        report.error({
          file: manifestPath,
          title: 'A setting is not right',
          detail: `The setting ${name} of ${contribution.id}: ${fault}.`,
          remedy,
        })
      }
    }
  },
}
