import type { Page, Response } from 'playwright'

export interface Downloads {
  addresses: string[]
  /** Of the unpacked bodies. */
  bytes: number
}

/** What the page and all its frames load over the network while something is done. */
export async function countDownloads(page: Page, act: () => Promise<unknown>): Promise<Downloads> {
  const loads: Promise<{ address: string; bytes: number }>[] = []
  const note = (response: Response): void => {
    // What is made in memory, modules above all, has addresses as well.
    if (/^https?:/.test(response.url())) loads.push(sizeOf(response))
  }
  page.on('response', note)
  try {
    await act()
  } finally {
    page.off('response', note)
  }
  const downloads = (await Promise.all(loads)).filter(({ bytes }) => bytes > 0)
  return {
    addresses: downloads.map(({ address }) => address),
    bytes: downloads.reduce((sum, { bytes }) => sum + bytes, 0),
  }
}

/** Nothing, where the server has said that the copy at hand is still good, as it is asked for the page's icon. */
async function sizeOf(response: Response): Promise<{ address: string; bytes: number }> {
  const { responseBodySize } = await response.request().sizes()
  const bytes = responseBodySize > 0 ? (await response.body()).byteLength : 0
  return { address: response.url(), bytes }
}
