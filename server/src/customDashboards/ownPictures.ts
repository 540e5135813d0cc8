import type { DashboardContent } from '@msdat/sdk/contracts/customDashboards'
import { pictureLength } from '@msdat/sdk/contracts/customSections'
import { drawAnew } from '../images/drawAnew.ts'
import { readPicture } from '../images/readPicture.ts'

/** Of each side, as a picture is given. */
const mostSide = 2000
// A few bytes can say that they are many pixels, and every reader's browser unpacks them all.
const mostPixelsTogether = 30_000_000
/** Longest side of what is kept: the builder's own pictures are no larger. */
const keptSide = 1000

/** Of a picture that was left empty because it cannot be drawn. */
export const pictureFault = `choose a PNG, JPEG or WebP picture of at most ${mostSide} by ${mostSide} pixels, or fewer pictures`

type WithPictures = Partial<Pick<DashboardContent, 'sections' | 'appearance'>>

/** The same without the pictures that cannot be read, or are more pixels than readers should unpack. */
export function boundPictures<Content extends WithPictures>(content: Content): Content {
  let pixels = 0
  return withPictures(content, (address) => {
    const { width, height } = readPicture(bytesOf(address)) ?? { width: Infinity, height: Infinity }
    if (Math.max(width, height) > mostSide || pixels + width * height > mostPixelsTogether) return ''
    pixels += width * height
    return address
  })
}

/**
 * Draws each picture anew that does not stand in the dashboard already; what cannot be drawn is left empty. One after
 * the other, so that one dashboard has one place among all that is drawn.
 */
export async function drawPictures(
  content: DashboardContent,
  before: DashboardContent | null,
  account: string,
): Promise<DashboardContent> {
  const drawn = new Map((before ? picturesOf(before) : []).map((address) => [address, address]))
  const bounded = boundPictures(content)
  for (const address of picturesOf(bounded))
    if (!drawn.has(address)) drawn.set(address, await drawOne(address, account))
  return withPictures(bounded, (address) => drawn.get(address) ?? '')
}

async function drawOne(address: string, account: string): Promise<string> {
  for (const share of [1, 0.7, 0.5, 0.35]) {
    const side = Math.round(keptSide * share)
    const box = { width: side, height: side, kind: 'webp', mostPixels: mostSide } as const
    const drawn = await drawAnew(bytesOf(address), box, account)
    if (!drawn) return ''
    const kept = `data:image/webp;base64,${drawn.content.toString('base64')}`
    if (kept.length <= pictureLength) return kept
  }
  return ''
}

const bytesOf = (address: string): Buffer => Buffer.from(address.slice(address.indexOf(',') + 1), 'base64')

function picturesOf(content: WithPictures): string[] {
  const found: string[] = []
  withPictures(content, (address) => (found.push(address), address))
  return found
}

function withPictures<Content extends WithPictures>(
  content: Content,
  change: (address: string) => string,
): Content {
  const { appearance, sections } = content
  return {
    ...content,
    ...(appearance?.logo && { appearance: { ...appearance, logo: change(appearance.logo) } }),
    ...(sections && {
      sections: sections.map((section) =>
        section.kind === 'canvas'
          ? {
              ...section,
              cards: section.cards.map((card) =>
                card.kind === 'picture' && card.picture ? { ...card, picture: change(card.picture) } : card,
              ),
            }
          : section,
      ),
    }),
  }
}
