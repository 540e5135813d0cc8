/** Whether `signature` over the UTF-8 bytes of `text` was made with the other half of `key`; both base64. */
export async function verifyEd25519(text: string, signature: string, key: string): Promise<boolean> {
  try {
    const parts = {
      data: new TextEncoder().encode(text),
      signature: fromBase64(signature),
      key: fromBase64(key),
    }
    return (await verifyByBrowser(parts)) ?? (await verifyByLibrary(parts))
  } catch {
    return false
  }
}

interface Signed {
  data: Uint8Array<ArrayBuffer>
  signature: Uint8Array<ArrayBuffer>
  key: Uint8Array<ArrayBuffer>
}

/** Null where this browser knows no Ed25519, or has no WebCrypto on plain HTTP. */
async function verifyByBrowser({ data, signature, key }: Signed): Promise<boolean | null> {
  const subtle = globalThis.crypto?.subtle
  const imported = await subtle?.importKey('raw', key, 'Ed25519', false, ['verify']).catch(() => null)
  return imported ? subtle.verify('Ed25519', imported, signature, data) : null
}

async function verifyByLibrary({ data, signature, key }: Signed): Promise<boolean> {
  const { ed25519 } = await import('@noble/curves/ed25519.js')
  return ed25519.verify(signature, data, key)
}

function fromBase64(text: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(atob(text), (sign) => sign.charCodeAt(0))
}
