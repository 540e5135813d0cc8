/** The whole document of a plugin frame. The nonce must be in its CSP header and must be new each time. */
export function shellDocument(script: string, nonce: string): string {
  return (
    // A browser adds the tags that may be left out. The answer's own header names the encoding: a plugin must find no meta.
    '<!doctype html><html lang=en><title>Plugin</title>' +
    `<div id=root></div><script nonce="${nonce}">${script}</script>`
  )
}
