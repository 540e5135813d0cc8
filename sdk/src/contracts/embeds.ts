import * as Type from 'typebox'
import { endpoint } from './endpoint.ts'

const closed = { additionalProperties: false } as const
const Pixels = Type.Integer({ minimum: 1, maximum: 10_000, description: 'In pixels.' })

/** What pages of other sites embed, as the oEmbed specification says (oembed.com, type rich). */
export const OEmbed = Type.Object(
  {
    version: Type.Literal('1.0'),
    type: Type.Literal('rich'),
    title: Type.String(),
    provider_name: Type.String(),
    provider_url: Type.String(),
    cache_age: Type.Integer({ description: 'Seconds.' }),
    html: Type.String({ description: 'A frame that shows the view.' }),
    width: Pixels,
    height: Pixels,
    thumbnail_url: Type.Optional(Type.String({ description: 'Absent where it would be larger than asked.' })),
    thumbnail_width: Type.Optional(Pixels),
    thumbnail_height: Type.Optional(Pixels),
  },
  closed,
)
export type OEmbed = Type.Static<typeof OEmbed>

export const getOEmbed = endpoint({
  method: 'GET',
  path: '/api/oembed/',
  access: 'public',
  limit: { most: 120, minutes: 1 },
  problems: ['not_found', 'not_implemented'],
  summary:
    'How to embed a view of this site: a dashboard, a card of it, or a public custom dashboard (oEmbed 1.0).',
  query: Type.Object(
    {
      url: Type.String({
        maxLength: 2100,
        pattern: '^https?://[\\x21-\\x7e]+$',
        description: 'Address of the view, of this site.',
        examples: ['http://localhost:4300/dashboard/Demographics?indicator=18'],
      }),
      format: Type.Optional(
        Type.String({
          maxLength: 20,
          description: 'json or xml; json where nothing is said, 501 for anything else, as oEmbed says.',
          examples: ['json'],
        }),
      ),
      maxwidth: Type.Optional(Pixels),
      maxheight: Type.Optional(Pixels),
      dnt: Type.Optional(
        Type.String({ description: 'Some readers send it; nobody is followed here anyway.' }),
      ),
    },
    closed,
  ),
  output: OEmbed,
})
