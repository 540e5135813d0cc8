import { concat } from './storeZip.ts'

/** A text that stands in the picture of a page, in pixels of that picture. */
export interface PageText {
  text: string
  x: number
  /** Its baseline. */
  y: number
  fontSize: number
  width: number
}

export interface PdfPage {
  /** JPEG, in RGB. */
  image: Uint8Array
  imageWidth: number
  imageHeight: number
  /** In the pixels that the texts are placed in. */
  width: number
  height: number
  texts: readonly PageText[]
}

/** Size of A4 and its margin, in points. */
const paper = { short: 595.28, long: 841.89, margin: 36 } as const

/**
 * Pages that look as the browser drew them, in whatever letters its fonts have, under a layer of invisible text
 * that can be searched, copied and read aloud. So no font is downloaded or embedded, and none lacks a letter of
 * Hausa, Yoruba or Igbo.
 */
export function makePdf(title: string, pages: readonly PdfPage[]): Uint8Array {
  const first = 7
  const kids = pages.map((_, at) => `${first + 3 * at} 0 R`).join(' ')
  const objects: (string | Uint8Array)[] = [
    '<</Type/Catalog/Pages 2 0 R/ViewerPreferences<</DisplayDocTitle true>>>>',
    `<</Type/Pages/Count ${pages.length}/Kids[${kids}]>>`,
    '<</Type/Font/Subtype/Type0/BaseFont/Invisible/Encoding/Identity-H/DescendantFonts[4 0 R]/ToUnicode 6 0 R>>',
    '<</Type/Font/Subtype/CIDFontType2/BaseFont/Invisible/CIDSystemInfo<</Registry(Adobe)/Ordering(Identity)/Supplement 0>>/DW 500/FontDescriptor 5 0 R/CIDToGIDMap/Identity>>',
    '<</Type/FontDescriptor/FontName/Invisible/Flags 4/FontBBox[0 0 500 1000]/ItalicAngle 0/Ascent 1000/Descent 0/CapHeight 1000/StemV 80>>',
    stream('', latin(toUnicode)),
    ...pages.flatMap((page, at) => pageObjects(page, first + 3 * at)),
    `<</Title${hexText(title)}/Author${hexText('MSDAT')}/Producer${hexText('MSDAT')}>>`,
  ]
  return writeObjects(objects)
}

/** The page, its content and its image; landscape where the image is wider than high. */
function pageObjects(page: PdfPage, id: number): (string | Uint8Array)[] {
  const isWide = page.width > page.height
  const [paperWidth, paperHeight] = isWide ? [paper.long, paper.short] : [paper.short, paper.long]
  const scale = Math.min(
    (paperWidth - 2 * paper.margin) / page.width,
    (paperHeight - 2 * paper.margin) / page.height,
  )
  const top = paperHeight - paper.margin
  const [width, height] = [page.width * scale, page.height * scale]
  const texts = page.texts.map((one) => textOperators(one, scale, top))
  const drawing = `q ${fixed(width)} 0 0 ${fixed(height)} ${paper.margin} ${fixed(top - height)} cm /P Do Q`
  const image = `/Type/XObject/Subtype/Image/Width ${page.imageWidth}/Height ${page.imageHeight}/ColorSpace/DeviceRGB/BitsPerComponent 8/Filter/DCTDecode`
  return [
    `<</Type/Page/Parent 2 0 R/MediaBox[0 0 ${paperWidth} ${paperHeight}]/Contents ${id + 1} 0 R/Resources<</Font<</F 3 0 R>>/XObject<</P ${id + 2} 0 R>>>>>>`,
    stream('', latin(`${drawing}\nBT 3 Tr\n${texts.join('\n')}\nET`)),
    stream(image, page.image),
  ]
}

/** A letter is half its size wide in the invisible font, so each text is stretched to the width it was drawn in. */
function textOperators({ text, x, y, fontSize, width }: PageText, scale: number, top: number): string {
  const size = fontSize * scale
  const stretch = (100 * width) / (Math.max(1, text.length) * fontSize * 0.5)
  const place = `1 0 0 1 ${fixed(paper.margin + x * scale)} ${fixed(top - y * scale)} Tm`
  return `/F ${fixed(size)} Tf ${fixed(stretch)} Tz ${place} ${hexLetters(text)} Tj`
}

const fixed = (value: number): string => value.toFixed(2)
const hex = (code: number): string => code.toString(16).padStart(4, '0')
const hexLetters = (text: string): string =>
  `<${Array.from({ length: text.length }, (_, at) => hex(text.charCodeAt(at))).join('')}>`
const hexText = (text: string): string => hexLetters(`\uFEFF${text}`)

/** Every code is the letter it stands for. */
const toUnicode = `/CIDInit /ProcSet findresource begin
12 dict begin
begincmap
/CIDSystemInfo <</Registry (Adobe) /Ordering (UCS) /Supplement 0>> def
/CMapName /Adobe-Identity-UCS def
/CMapType 2 def
1 begincodespacerange
<0000> <FFFF>
endcodespacerange
1 beginbfrange
<0000> <FFFF> <0000>
endbfrange
endcmap
CMapName currentdict /CMap defineresource pop
end
end`

const latin = (text: string): Uint8Array => Uint8Array.from(text, (letter) => letter.charCodeAt(0))

function stream(entries: string, bytes: Uint8Array): Uint8Array {
  return concat([latin(`<<${entries}/Length ${bytes.length}>>\nstream\n`), bytes, latin('\nendstream')])
}

/** The last object is the one that describes the document. */
function writeObjects(objects: readonly (string | Uint8Array)[]): Uint8Array {
  const parts: Uint8Array[] = [latin('%PDF-1.7\n%\u00E2\u00E3\u00CF\u00D3\n')]
  let offset = parts[0]?.length ?? 0
  const offsets = objects.map((object, at) => {
    const start = offset
    const body = typeof object === 'string' ? latin(object) : object
    const whole = concat([latin(`${at + 1} 0 obj\n`), body, latin('\nendobj\n')])
    parts.push(whole)
    offset += whole.length
    return start
  })
  const lines = offsets.map((start) => `${String(start).padStart(10, '0')} 00000 n \n`)
  const size = objects.length + 1
  const table = `xref\n0 ${size}\n0000000000 65535 f \n${lines.join('')}`
  const trailer = `trailer\n<</Size ${size}/Root 1 0 R/Info ${objects.length} 0 R>>\nstartxref\n${offset}\n%%EOF\n`
  return concat([...parts, latin(table + trailer)])
}
