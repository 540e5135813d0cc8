import { readFile } from 'node:fs/promises'
import { AppError } from '../contracts/problem.ts'
import type { SdkPackage } from '../contracts/sdkPackage.ts'
import type { SdkReference } from '../contracts/sdkReference.ts'

// From the source as well as from what is built of it, as in tests.
const folder = new URL('../../dist/package/', import.meta.url)

/** What there is to know of the SDK's own npm package, as `npm run build` made it. */
export async function readSdkPackage(): Promise<SdkPackage> {
  return JSON.parse((await readBuilt('latest.json')).toString()) as SdkPackage
}

/** All there is to look up for authors of plugins. */
export async function readSdkReference(): Promise<SdkReference> {
  return JSON.parse((await readBuilt('reference.json')).toString()) as SdkReference
}

/** The bytes of the package. */
export const readSdkFile = ({ file }: SdkPackage): Promise<Buffer> =>
  readBuilt(file.slice(file.lastIndexOf('/') + 1))

async function readBuilt(name: string): Promise<Buffer> {
  try {
    return await readFile(new URL(name, folder))
  } catch {
    throw new AppError('unavailable', 'The SDK is not packed yet. Run "npm run build", then try again.')
  }
}
