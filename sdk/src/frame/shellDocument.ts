/** The whole document of a plugin frame. The nonce must be in its CSP header and must be new each time. */
export function shellDocument(script: string, nonce: string): string {
  return (
    '<!doctype html><html lang="en"><head><meta charset="utf-8">' +
    '<meta name="viewport" content="width=device-width"><title>Plugin</title></head>' +
    `<body><div id="root"></div><script nonce="${nonce}">${script}</script></body></html>`
  )
}
