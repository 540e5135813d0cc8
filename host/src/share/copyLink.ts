import type { ToastStore } from '../messages/ToastStore.ts'

/** Copies an address of this site whole. */
export async function copyLink(path: string, toasts: ToastStore): Promise<boolean> {
  const address = new URL(path, window.location.origin).href
  const isCopied = await copyText(address)
  if (isCopied) toasts.show({ tone: 'success', message: 'URL copied to clipboard!' })
  else toasts.show({ tone: 'warning', message: `Please copy the link yourself: ${address}` })
  return isCopied
}

export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text)
    return true
  } catch {
    // The clipboard exists only on HTTPS and localhost; on plain HTTP the old way still works.
    const area = document.createElement('textarea')
    area.value = text
    area.className = 'visually-hidden'
    document.body.append(area)
    area.select()
    const isCopied = document.execCommand('copy')
    area.remove()
    return isCopied
  }
}
