/** An entry of a chart's key: its marks as they stand in the chart, and what they mean. */
export interface LegendEntry {
  marks: (SVGSVGElement | { colour: string })[]
  label: string
}

/** The key as it stands under a chart. What is switched off is not in the picture, so it is not in its key. */
export function readLegend(body: HTMLElement | null): LegendEntry[] {
  const items = [...(body?.querySelectorAll<HTMLElement>('.k-legend > li, .k-classes > ol > li') ?? [])]
  return items
    .filter((item) => !item.querySelector('[aria-pressed="false"]'))
    .map((item) => ({ marks: marksOf(item), label: labelOf(item) }))
}

function marksOf(item: HTMLElement): LegendEntry['marks'] {
  return [...item.querySelectorAll('svg, .k-swatch')].map((mark) => {
    const { color, backgroundColor } = getComputedStyle(mark)
    if (!(mark instanceof SVGSVGElement)) return { colour: backgroundColor }
    const copy = mark.cloneNode(true) as SVGSVGElement
    // Outside the page there is nothing to inherit a colour or a size from, and no width to take a part of.
    copy.setAttribute('color', color)
    const size = mark.getBoundingClientRect()
    if (!copy.hasAttribute('width')) copy.setAttribute('width', String(size.width))
    if (!copy.hasAttribute('height')) copy.setAttribute('height', String(size.height))
    if (copy.getAttribute('width')?.endsWith('%')) copy.setAttribute('width', '22')
    return copy
  })
}

/** A dash that stands for "no data" is hidden from screen readers and yet a mark, so it is kept. */
function labelOf(item: HTMLElement): string {
  const copy = item.cloneNode(true) as HTMLElement
  const isClass = item.parentElement?.tagName === 'OL'
  for (const part of copy.querySelectorAll('svg')) part.remove()
  for (const part of copy.querySelectorAll('[aria-hidden]')) {
    if (isClass) part.remove()
    else part.append(' ')
  }
  return copy.textContent.trim()
}
