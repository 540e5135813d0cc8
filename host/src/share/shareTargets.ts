/** Plain links: nothing of these networks is loaded before the visitor follows one. */
export function shareTargets(link: string, title: string): { name: string; href: string }[] {
  const url = encodeURIComponent(link)
  const text = encodeURIComponent(title)
  return [
    { name: 'WhatsApp', href: `https://wa.me/?text=${text}%20${url}` },
    { name: 'Facebook', href: `https://www.facebook.com/sharer/sharer.php?u=${url}` },
    { name: 'Twitter', href: `https://twitter.com/intent/tweet?url=${url}&text=${text}` },
    { name: 'LinkedIn', href: `https://www.linkedin.com/sharing/share-offsite/?url=${url}` },
  ]
}
