import { pictureSide, pictureText, type PicturePart } from '../contracts/pageMethods.ts'

const svgNamespace = 'http://www.w3.org/2000/svg'

/**
 * How the frame looks, painted here in the plugin's own process: what it drew goes into an SVG document with the
 * styles of the frame, the browser draws that, and the page gets pixels. Null where the browser cannot.
 */
export async function takePicture(): Promise<string | null> {
  try {
    const root = document.documentElement
    const width = root.clientWidth
    const height = Math.min(root.scrollHeight, pictureSide - width)
    const image = new Image()
    image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(documentText(root, width, height))}`
    await image.decode()
    const canvas = document.createElement('canvas')
    canvas.width = width
    canvas.height = height
    canvas.getContext('2d')?.drawImage(image, 0, 0)
    const [, png] = canvas.toDataURL('image/png').split(',')
    if (!png) return null
    const parts = [...document.querySelectorAll<HTMLElement>('[aria-labelledby].k-card')]
    return pictureText({
      png,
      width,
      height,
      parts: parts.slice(0, 50).flatMap((card) => partOf(card, height)),
    })
  } catch {
    return null
  }
}

function documentText(root: HTMLElement, width: number, height: number): string {
  const copy = root.cloneNode(true) as HTMLElement
  for (const node of copy.querySelectorAll('script, style, link, noscript')) node.remove()
  copyLiveState(root, copy)
  const style = document.createElement('style')
  // In the picture the outermost element is the SVG's own.
  style.textContent = allRules().replaceAll(':root', 'html')
  copy.prepend(style)
  const picture = document.createElementNS(svgNamespace, 'svg')
  picture.setAttribute('width', String(width))
  picture.setAttribute('height', String(height))
  picture.style.fontSize = getComputedStyle(root).fontSize
  const inside = document.createElementNS(svgNamespace, 'foreignObject')
  inside.setAttribute('width', '100%')
  inside.setAttribute('height', '100%')
  inside.append(copy)
  picture.append(inside)
  return new XMLSerializer().serializeToString(picture)
}

function allRules(): string {
  return [...document.styleSheets, ...document.adoptedStyleSheets]
    .flatMap((sheet) => [...sheet.cssRules].map((rule) => rule.cssText))
    .join('\n')
}

/** What stands in no attribute: what was typed or chosen, what a canvas holds, how far a box is scrolled. */
function copyLiveState(root: HTMLElement, copy: HTMLElement): void {
  const copies = copy.querySelectorAll('input, select, textarea, canvas')
  root.querySelectorAll('input, select, textarea, canvas').forEach((node, at) => {
    const twin = copies[at]
    if (node instanceof HTMLInputElement) {
      twin?.setAttribute('value', node.value)
      twin?.toggleAttribute('checked', node.checked)
    } else if (node instanceof HTMLTextAreaElement && twin) twin.textContent = node.value
    else if (node instanceof HTMLSelectElement) {
      ;[...node.options].forEach((option, place) =>
        twin?.querySelectorAll('option')[place]?.toggleAttribute('selected', option.selected),
      )
    } else if (node instanceof HTMLCanvasElement && twin) {
      const image = document.createElement('img')
      image.src = node.toDataURL()
      image.setAttribute('style', `width:${node.clientWidth}px;height:${node.clientHeight}px`)
      twin.replaceWith(image)
    }
  })
}

function partOf(card: HTMLElement, pageHeight: number): PicturePart[] {
  const title = document.getElementById(card.getAttribute('aria-labelledby') ?? '')?.textContent ?? ''
  const { x, y, width, height } = card.getBoundingClientRect()
  const top = Math.max(0, Math.round(y + window.scrollY))
  if (top >= pageHeight || width < 1 || height < 1) return []
  return [
    {
      title: title.slice(0, 200),
      x: Math.max(0, Math.round(x)),
      y: top,
      width: Math.round(width),
      height: Math.min(Math.round(height), pageHeight - top),
    },
  ]
}
