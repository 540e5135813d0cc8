import { Content } from '@msdat/sdk/http/Content'
import type { Serve } from '@msdat/sdk/http/serve'
import { getOEmbed, type OEmbed } from '@msdat/sdk/contracts/embeds'
import { AppError } from '@msdat/sdk/contracts/problem'
import { pictureSize } from '@msdat/sdk/contracts/share'
import { cardIn, embedAddress, homePath, publicCustomIn, withoutEmbed } from '@msdat/sdk/view'
import type { AnalysisContext } from '../analysis/analysisContext.ts'
import { html, Markup } from '../docs/html.ts'
import { readView } from '../firstFigure/readView.ts'
import { findEmbedded } from './findEmbedded.ts'

interface EmbedRoutes {
  context: AnalysisContext
  publicUrl: string
  platform: () => Promise<string>
}

/** Pixels of a frame where the asking page has no limit of its own. */
const usual = { width: 900, height: 640 }
const cacheSeconds = 3600

/** Answers pages of other sites that want to embed a link to this one. */
export function mountEmbeds(serve: Serve, { context, publicUrl, platform }: EmbedRoutes): void {
  serve(getOEmbed, async ({ url, format = 'json', maxwidth, maxheight }, { header }) => {
    if (format !== 'json' && format !== 'xml')
      throw new AppError('not_implemented', 'There is no such format here. Ask for json or xml.')
    const address = URL.canParse(url) ? new URL(url) : null
    const isOwn = address?.origin === new URL(publicUrl).origin || address?.host === header('host')
    if (!address || !isOwn)
      throw new AppError('not_found', 'This is no address of this site. Give the link of a view of it.')
    const path = address.pathname === '/' ? homePath : withoutEmbed(address.pathname)
    // What /embed/custom/5 leads to is no page of its own.
    const own = address.pathname.startsWith('/embed/custom/') ? address.pathname : path
    const title = await findEmbedded(context, own)
    const card = cardIn(address.pathname)
    const frame = embedAddress(own.replace('/embed/custom/', '/custom/public/'), address.search, card)
    if (title === null || frame === null)
      throw new AppError(
        'not_found',
        'Nothing at this address can be embedded: it is not there, or not public.',
      )
    const pictured = own.replace('/embed/custom/', '/custom/public/')
    // A custom dashboard may have nothing that is drawn from figures.
    const hasPicture =
      path.startsWith('/dashboard/') ||
      (publicCustomIn(pictured) !== null && (await readView(context, pictured, address.search)) !== null)
    const width = Math.min(usual.width, maxwidth ?? usual.width)
    const height = Math.min(usual.height, maxheight ?? usual.height)
    const found: OEmbed = {
      version: '1.0',
      type: 'rich',
      title,
      provider_name: await platform(),
      provider_url: address.origin,
      cache_age: cacheSeconds,
      html: frameCode({ address: address.origin + frame, title, width, height }),
      width,
      height,
      ...(fits(maxwidth, maxheight) &&
        // The picture is that of the view, not of one card.
        card === null &&
        hasPicture && {
          thumbnail_url: `${address.origin}/api/picture/?view=${encodeURIComponent(pictured + address.search)}`,
          thumbnail_width: pictureSize.width,
          thumbnail_height: pictureSize.height,
        }),
    }
    return format === 'xml' ? new Content('text/xml; charset=utf-8', asXml(found)) : found
  })
}

const fits = (width = Infinity, height = Infinity): boolean =>
  pictureSize.width <= width && pictureSize.height <= height

interface Frame {
  address: string
  title: string
  width: number
  height: number
}

function frameCode({ address, title, width, height }: Frame): string {
  const size = html`width="${width}" height="${height}"`
  const frame = html`<iframe src="${address}" title="${title}" ${size} loading="lazy"></iframe>`
  return frame.text.replaceAll(/\s+/g, ' ')
}

function asXml(found: OEmbed): string {
  // Names are those of the contract, so only the values need care.
  const parts = Object.entries(found).map(
    ([name, value]) => html`${new Markup(`<${name}>`)}${value}${new Markup(`</${name}>`)}`,
  )
  return `<?xml version="1.0" encoding="utf-8" standalone="yes"?>\n<oembed>${parts.map(({ text }) => text).join('')}</oembed>\n`
}
