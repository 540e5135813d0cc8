import type { Request, Response, Router } from 'express'
import type { Serve } from '@msdat/sdk/http/serve'
import * as contracts from '@msdat/sdk/contracts/branding'
import type { SchemeColours } from '@msdat/sdk/contracts/colours'
import { AppError } from '@msdat/sdk/contracts/problem'
import { contrastFaults } from '@msdat/sdk/theme'
import { drawLogo, logoPath } from './logo.ts'
import type { PlatformStore } from './PlatformStore.ts'

/** Logo and colours of the installation: set by admins, seen by everybody. */
export function mountBranding(serve: Serve, router: Router, platform: PlatformStore): void {
  serve(contracts.changeColours, async (colours, { actor }) => {
    refuseUnreadable(colours)
    return platform.changeColours(colours, actor)
  })
  serve(contracts.changeLogo, async ({ picture }, { actor }) => {
    const logo = await drawLogo(picture, actor.id)
    await platform.changeLogo(logo, actor)
    return { logo: logoPath(logo) }
  })
  serve(contracts.removeLogo, async (_, { actor }) => {
    await platform.changeLogo(null, actor)
    return { logo: '' }
  })
  router.get('/api/platform/logo/:digest/', async (request: Request, response: Response) => {
    const logo = await platform.logo()
    if (!logo || logo.digest !== request.params['digest']) {
      throw new AppError('not_found', 'There is no such picture.')
    }
    response.set({
      'Content-Type': 'image/png',
      'X-Content-Type-Options': 'nosniff',
      'Content-Security-Policy': "default-src 'none'; sandbox",
      'Cache-Control': 'public, max-age=31536000, immutable',
      // Mail programs in a browser show it on their own pages.
      'Cross-Origin-Resource-Policy': 'cross-origin',
    })
    response.end(Buffer.from(logo.content, 'base64'))
  })
}

function refuseUnreadable(colours: SchemeColours): void {
  const faults = (['light', 'dark'] as const).flatMap((scheme) =>
    contrastFaults(scheme, colours[scheme]).map(({ name, message }) => ({
      field: `${scheme}.${name}`,
      message,
    })),
  )
  const [first] = faults
  if (!first) return
  const fields = Object.fromEntries(faults.map(({ field, message }) => [field, [message]]))
  throw new AppError('invalid_input', first.message, fields)
}
