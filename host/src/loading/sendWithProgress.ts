/** How much of a request has been sent, from 0 to 1. */
export type OnProgress = (share: number) => void

/** Carries a call like fetch, and tells how far its upload is, which fetch cannot. */
export function sendWithProgress(onProgress: OnProgress) {
  return (address: string, { method = 'GET', headers, body, signal }: RequestInit): Promise<Response> =>
    new Promise((resolve, reject) => {
      const request = new XMLHttpRequest()
      request.upload.onprogress = ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0)
      request.onload = () => resolve(new Response(request.responseText, { status: request.status }))
      request.onerror = () => reject(new TypeError('The request could not be sent.'))
      request.onabort = () => reject(new DOMException('The request was given up.', 'AbortError'))
      signal?.addEventListener('abort', () => request.abort())
      request.open(method, address)
      for (const [name, value] of new Headers(headers)) request.setRequestHeader(name, value)
      request.send(body as XMLHttpRequestBodyInit)
    })
}
