import * as Type from 'typebox'
import { Done } from './accounts.ts'
import { endpoint } from './endpoint.ts'
import { EmailAddress } from './formText.ts'

const ViewPath = Type.String({
  maxLength: 2000,
  // A second slash or a backslash would lead to another site.
  pattern: '^/(?![/\\\\])[\\x21-\\x7e]*$',
  description: 'The page within this site, with its query.',
  examples: ['/dashboard/Demographics?indicator=18&location=1'],
})

export const pictureSize = { width: 1200, height: 630 } as const

export const drawView = endpoint({
  method: 'GET',
  path: '/api/picture/',
  access: 'public',
  limit: { most: 60, minutes: 1 },
  problems: ['not_found', 'unavailable'],
  summary: `The figure of a view as a picture of ${pictureSize.width} x ${pictureSize.height} pixels, for links that are shared.`,
  query: Type.Object({ view: ViewPath }, { additionalProperties: false }),
  output: Type.String({ contentMediaType: 'image/png', description: 'PNG.' }),
})

export const shareByEmail = endpoint({
  method: 'POST',
  path: '/api/share/',
  access: 'public',
  // Each call sends a message to an address that somebody typed.
  limit: { most: 10, minutes: 60, exempt: 'admin' },
  summary: 'Sends the link to a view of this site by e-mail. The words of the message are fixed.',
  body: Type.Object(
    {
      email: EmailAddress,
      path: ViewPath,
    },
    { additionalProperties: false },
  ),
  output: Done,
})
