import { Content } from '@msdat/sdk/http/Content'
import type { Serve } from '@msdat/sdk/http/serve'
import { drawView } from '@msdat/sdk/contracts/share'
import { Pictures } from './Pictures.ts'

/** For how long a network that shows shared links need not ask again. */
const caching = 'public, max-age=600'

export function mountPictures(serve: Serve, parts: ConstructorParameters<typeof Pictures>[0]): void {
  const pictures = new Pictures(parts)
  serve(drawView, async ({ view }) => new Content('image/png', await pictures.read(view), caching))
}
