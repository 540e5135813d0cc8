import type { PlatformStore } from '../platform/PlatformStore.ts'
import type { Brand } from './PictureFacts.ts'
import { theme } from './pictureTheme.ts'

/** Name, logo and colour of the installation, as its pictures show them. */
export async function brandOf(platform: PlatformStore): Promise<Brand> {
  const { platform_name, colours } = await platform.read()
  const logo = await platform.logo()
  return {
    name: platform_name,
    logo: logo && {
      address: `data:image/png;base64,${logo.content}`,
      width: logo.width,
      height: logo.height,
    },
    accent: colours.light.accent ?? theme.accent,
  }
}
