import { pictureSize } from '@msdat/sdk/contracts/share'
import { html, type Markup } from '../docs/html.ts'
import { drawChart } from './drawChart.ts'
import { fitText } from './fitText.ts'
import type { Brand, PictureFacts } from './PictureFacts.ts'
import { theme } from './pictureTheme.ts'

const { width, height } = pictureSize
const margin = 60
const chartLeft = 640
const brandHeight = 52
const brandWidth = 220

interface Words {
  x: number
  y: number
  size: number
  width: number
  most: number
  weight?: number
  colour?: string
}

/** The picture of a view, as SVG. */
export function drawPicture({ figure, section, unit, chart, citation, brand }: PictureFacts): string {
  const { label, value, interval, origin, lines } = figure
  const column = (chart ? chartLeft : width) - 2 * margin + 20
  const valueSize = Math.min(116, Math.floor(column / (0.6 * [...value].length)))
  const title = fitText(label, { size: 38, width: column, most: 2 })
  const valueY = 152 + title.length * 46 + valueSize * 0.72
  const isPercent = unit === 'in percentage'
  const facts = [interval ?? 'No interval is published', origin, ...lines]
  const drawing = html`<svg
    xmlns="http://www.w3.org/2000/svg"
    width="${width}"
    height="${height}"
    viewBox="0 0 ${width} ${height}"
    font-family="Noto Sans"
  >
    <rect width="${width}" height="${height}" fill="${theme.page}" />
    <rect width="${width}" height="12" fill="${brand.accent}" />
    ${drawBrand(brand)}
    ${write(section, { x: chartLeft, y: 76, size: 24, width: width - margin - chartLeft, most: 1, colour: theme.quiet })}
    ${title.map((line, at) => write(line, { x: margin, y: 150 + at * 46, size: 38, width: column, most: 1, weight: 600 }))}
    ${write(value, { x: margin, y: valueY, size: valueSize, width: column * 1.2, most: 1, weight: 700, colour: brand.accent })}
    ${facts.slice(0, 5).map((line, at) =>
      write(line, {
        x: margin,
        y: valueY + 48 + at * 34,
        size: 24,
        width: column,
        most: 1,
        ...(at === 1 ? { weight: 600 } : { colour: theme.quiet }),
      }),
    )}
    ${
      chart &&
      html`${write(chart.title, { x: chartLeft, y: 140, size: 22, width: width - margin - chartLeft, most: 1, weight: 600 })}
      ${drawChart(
        chart,
        { x: chartLeft, y: 170, width: width - margin - chartLeft, height: 330 },
        (tick) => short.format(tick) + (isPercent ? '%' : ''),
      )}`
    }
    <line x1="${margin}" x2="${width - margin}" y1="540" y2="540" stroke="${theme.grid}" stroke-width="2" />
    ${write(citation, { x: margin, y: 574, size: 18, width: width - 2 * margin, most: 2, colour: theme.quiet })}
  </svg>`
  return drawing.text
}

/** The logo, where there is one, and the name behind it. */
function drawBrand({ name, logo, accent }: Brand): Markup {
  const scale = logo ? Math.min(brandHeight / logo.height, brandWidth / logo.width) : 0
  const [wide, high] = logo ? [logo.width * scale, logo.height * scale] : [0, 0]
  const x = margin + (logo ? wide + 16 : 0)
  const words = write(name, { x, y: 76, size: 28, width: 420 - wide, most: 1, weight: 700, colour: accent })
  if (!logo) return words
  return html`<image
      href="${logo.address}"
      x="${margin}"
      y="${66 - high / 2}"
      width="${wide}"
      height="${high}"
    />
    ${words}`
}

const short = new Intl.NumberFormat('en', { notation: 'compact', maximumFractionDigits: 1 })

function write(text: string, words: Words): Markup {
  const { x, y, size, weight = 400, colour = theme.text } = words
  return html`${fitText(text, words).map(
    (line, at) =>
      html`<text
        x="${x}"
        y="${y + at * size * 1.35}"
        font-size="${size}"
        font-weight="${weight}"
        fill="${colour}"
        >${line}</text
      >`,
  )}`
}
