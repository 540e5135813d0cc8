/** An earlier version of the product that still runs somewhere. */
export interface OldVersion {
  label: string
  url: string
}

const most = 2

/** Reads `name=address,name=address`; null where it is something else. */
export function parseOldVersions(text: string): OldVersion[] | null {
  const versions = text.split(',').map((entry) => {
    const [label = '', ...url] = entry.split('=')
    return { label: label.trim(), url: url.join('=').trim() }
  })
  const areGood = versions.every(({ label, url }) => label !== '' && isWebAddress(url))
  return areGood && versions.length <= most ? versions : null
}

const isWebAddress = (text: string): boolean => URL.canParse(text) && /^https?:$/.test(new URL(text).protocol)
