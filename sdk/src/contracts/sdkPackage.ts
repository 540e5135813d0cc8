import * as Type from 'typebox'
import { endpoint } from './endpoint.ts'

/** The SDK as an npm package that this platform offers to authors of plugins. */
export const SdkPackage = Type.Object(
  {
    name: Type.String(),
    version: Type.String({ description: 'Semantic version; a manifest names its range as "sdk".' }),
    file: Type.String({ description: 'Path of the package: npm i and this address install it.' }),
    bytes: Type.Integer({ minimum: 1 }),
    sha256: Type.String({ pattern: '^[0-9a-f]{64}$', description: 'Of the package, hexadecimal.' }),
    integrity: Type.String({ pattern: '^sha512-', description: 'As npm writes it into a lock file.' }),
  },
  { additionalProperties: false },
)
export type SdkPackage = Type.Static<typeof SdkPackage>

export const getLatestSdk = endpoint({
  method: 'GET',
  path: '/sdk/latest.json',
  access: 'public',
  summary: 'The SDK for plugins that this platform runs, as an npm package to install.',
  output: SdkPackage,
})
