import * as Type from 'typebox'
import { method, Nothing } from './hostMethod.ts'

const closed = { additionalProperties: false } as const
const Pixels = Type.Integer({ minimum: 0, maximum: 20_000 })

/** Base64 characters of the picture that one frame may answer. */
export const pictureCharacters = 12 * 1024 * 1024
/** Pixels of a picture on its longer and shorter side together; a longer view is cut at its end. */
export const pictureSide = 8_000

/** A card in a picture: its title and where it stands, in pixels of the picture. */
export const PicturePart = Type.Object(
  { title: Type.String({ maxLength: 200 }), x: Pixels, y: Pixels, width: Pixels, height: Pixels },
  closed,
)
export type PicturePart = Type.Static<typeof PicturePart>

/** What is said of a picture, without its pixels. In CSS pixels. */
export const PictureHead = Type.Object(
  { width: Pixels, height: Pixels, parts: Type.Array(PicturePart, { maxItems: 50 }) },
  closed,
)
/** Most characters of the first line of the text. */
export const pictureHeadCharacters = 50_000

/**
 * What a frame answers when the page asks how it looks. As text, since a frame answers only text: a PictureHead as
 * JSON on the first line, and the PNG on the second. So the page bounds what it parses.
 */
export const FramePicture = Type.Object(
  {
    /** In base64. */
    png: Type.String({ maxLength: pictureCharacters, pattern: '^[A-Za-z0-9+/]+=*$' }),
    ...PictureHead.properties,
  },
  closed,
)
export type FramePicture = Type.Static<typeof FramePicture>

export const pictureText = ({ png, ...head }: FramePicture): string => `${JSON.stringify(head)}\n${png}`

/** Host methods for the page as a whole. */
export const pageMethods = {
  'page.capture': method({
    summary: 'A picture of the open view, right after a press of the visitor.',
    permission: 'page:capture',
    input: Nothing,
    output: Type.Object(
      {
        png: Type.Unsafe<Uint8Array>(Type.Any({ description: 'Uint8Array' })),
        width: Pixels,
        height: Pixels,
        parts: Type.Array(PicturePart),
        title: Type.String(),
        address: Type.String({ maxLength: 4000 }),
        takenAt: Type.String({ description: 'ISO 8601, UTC.' }),
      },
      closed,
    ),
    cost: 40,
    deadlineMs: 30_000,
  }),
  'visitor.position': method({
    summary:
      'Where the visitor is, right after a press, once their browser has asked them. Refused: conflict; not known: unavailable; too slow: timed_out.',
    permission: 'visitor:position',
    input: Nothing,
    output: Type.Object(
      {
        latitude: Type.Number({ minimum: -90, maximum: 90, description: 'To three decimals, some 100 m.' }),
        longitude: Type.Number({ minimum: -180, maximum: 180, description: 'To three decimals.' }),
        accuracy_m: Type.Integer({ minimum: 0, description: 'How far off it may be, in metres.' }),
      },
      closed,
    ),
    cost: 20,
    // The visitor reads the question of their browser meanwhile.
    deadlineMs: 70_000,
  }),
} as const
