import sharp from 'sharp'
import { expect, it } from 'vitest'
import type { DashboardContent } from '@msdat/sdk/contracts/customDashboards'
import { readPicture } from '../images/readPicture.ts'
import { boundPictures, drawPictures } from './ownPictures.ts'

const place = { x: 0, y: 0, w: 6, h: 4 }

function content(logo: string | null, ...pictures: string[]): DashboardContent {
  const cards = pictures.map((picture, at) => {
    return { kind: 'picture' as const, id: `card-${at}`, title: '', place, picture, alt: 'A map' }
  })
  return {
    title: 'Mine',
    description: '',
    category: '',
    indicators: [1],
    dataSources: [1],
    defaultIndicators: [1],
    initialDataSource: 1,
    initialLocation: 1,
    sections: [{ kind: 'canvas', title: 'Board', cards }],
    appearance: { layout: 'tabs', accent: 'green', logo },
  }
}

const pictures = ({ sections, appearance }: DashboardContent) => ({
  logo: appearance.logo,
  cards: sections.flatMap((one) =>
    one.kind === 'canvas' ? one.cards.map((card) => (card.kind === 'picture' ? card.picture : null)) : [],
  ),
})

const sizeOf = (address: string | null | undefined) =>
  readPicture(Buffer.from(address?.split(',')[1] ?? '', 'base64'))

async function png(width: number, height: number): Promise<string> {
  const drawing = sharp({ create: { width, height, channels: 3, background: '#0b6168' } })
  return `data:image/png;base64,${(await drawing.png().toBuffer()).toString('base64')}`
}

it('pictures are drawn anew in their bound, and not again where they stand already', async () => {
  const drawn = await drawPictures(content(await png(40, 20), await png(1500, 750)), null, 'ada')
  const { logo, cards } = pictures(drawn)
  expect(sizeOf(logo)).toEqual({ kind: 'webp', width: 40, height: 20 })
  expect(sizeOf(cards[0])).toEqual({ kind: 'webp', width: 1000, height: 500 })
  expect(await drawPictures(drawn, drawn, 'ada')).toEqual(drawn)
  expect(pictures(await drawPictures(content(null, await png(9, 9)), drawn, 'ada')).logo).toBeNull()
})

it('what is no picture, is damaged, or says that it is too many pixels is left empty', async () => {
  const bomb = 'data:image/webp;base64,UklGRhoAAABXRUJQVlA4TA0AAAAv/r//HwcQERGIiP4HAA=='
  const damaged = (await png(300, 300)).slice(0, 120)
  const wrong = [bomb, 'data:image/png;base64,PHN2Zz4=', damaged, await png(2001, 1)]
  const drawn = await drawPictures(content(bomb, ...wrong, await png(2, 2)), null, 'ada')
  expect(pictures(drawn)).toMatchObject({
    logo: '',
    cards: ['', '', '', '', expect.stringMatching('^data:')],
  })
  // What was stored before is not drawn anew; readers get it only within the bounds.
  expect(pictures(boundPictures(content(bomb, bomb, await png(2001, 1))))).toEqual({
    logo: '',
    cards: ['', ''],
  })
})

it('many pictures together are no more pixels than a reader should unpack', async () => {
  const square = await png(2000, 2000)
  const { cards } = pictures(boundPictures(content(null, ...Array.from({ length: 9 }, () => square))))
  expect(cards).toEqual([...Array.from({ length: 7 }, () => square), '', ''])
})
