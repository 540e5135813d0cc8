import { sdkVersion } from '@msdat/sdk/contracts/sdkVersion'

/** Puts the SDK that this platform serves into a folder, with the command that makes plugins. */
export const sdkInstall = `npm i ${location.origin}/sdk/msdat-sdk-${sdkVersion}.tgz`
