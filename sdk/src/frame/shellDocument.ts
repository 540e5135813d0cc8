/** The whole document of a plugin frame. The nonce must be in its CSP header and must be new each time. */
export function shellDocument(script: string, nonce: string): string {
  return (
    // A browser adds the tags that may be left out.
    '<!doctype html><html lang=en><meta charset=utf-8><title>Plugin</title>' +
    `<div id=root></div><script nonce="${nonce}">${script}</script>`
  )
}
