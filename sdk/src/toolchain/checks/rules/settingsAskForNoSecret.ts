import type { Check } from '../check.ts'
import { isReservedName } from '../names/isReservedName.ts'
import { skeletonOf } from '../names/skeletonOf.ts'
import { manifestPath } from '../readManifest.ts'

/** In English, and in the languages of the countries around and of the sources. What is put otherwise, a reviewer sees. */
const secrets = [
  'password',
  'passcode',
  'passphrase',
  'authenticator',
  'login',
  'one-time code',
  'digit code',
  'PIN code',
  'your PIN',
  'secret word',
  'secret key',
  'secret code',
  'account key',
  'mot de passe',
  'contraseña',
  'senha',
  'Passwort',
  'Kennwort',
].map(skeletonOf)

/** The page draws settings as fields of its own, and what is typed into them goes to the plugin and into the address. */
export const settingsAskForNoSecret: Check = {
  rule: 'settingsAskForNoSecret',
  look({ manifest, context }, report) {
    if (!manifest || context.isFirstParty) return
    for (const contribution of manifest.contributes) {
      if (!('settings' in contribution)) continue
      for (const [name, { title, 'x-labels': labels = [] }] of Object.entries(contribution.settings ?? {})) {
        const asked = [title, ...labels].find(asksForSecret)
        if (asked === undefined) continue
        report.error({
          file: manifestPath,
          title: 'A setting asks for a secret, or speaks for the platform',
          detail: `The setting ${name} of ${contribution.id} is called "${asked}", and stands on the page as if the platform asked for it.`,
          remedy: 'Call it by what it shows. A plugin never asks for a password or a code.',
        })
      }
    }
  },
}

function asksForSecret(text: string): boolean {
  const skeleton = skeletonOf(text)
  return isReservedName(text) || secrets.some((secret) => skeleton.includes(secret))
}
