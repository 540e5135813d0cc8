/** A frame that shows a view, as code to paste into a page. */
export function embedCode({ address, title }: { address: string; title: string }): string {
  return `<iframe src="${escaped(address)}" title="${escaped(title)}" width="900" height="640" style="border:0;max-width:100%" loading="lazy"></iframe>`
}

const escaped = (text: string): string => text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`)
