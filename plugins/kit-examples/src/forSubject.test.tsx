import { emptyText, forSubject, PlainCard, standIn, useFigures, type Subject } from '@msdat/sdk/kit'
import { connectFakeHost, renderView, sampleCatalog, sampleValues } from '@msdat/sdk/testing'
import { expect, it } from 'vitest'
function Section({ subject: { catalog, indicator, place, source } }: { subject: Subject }) {
  const { figures, answer } = useFigures({ indicators: [indicator.id], locations: [place.id] }, catalog)
  return (
    <PlainCard title={indicator.short_name} place={place.name} sources={[source]}>
      {standIn([answer], 100) ?? `${figures.length} figures`}
    </PlainCard>
  )
}
const View = forSubject(Section)

it('a section begins once the catalog is there, with its figures', async () => {
  const host = connectFakeHost({ catalog: sampleCatalog, values: sampleValues })
  const html = await renderView(host, View)
  const [indicator] = sampleCatalog.indicators
  expect(html).toContain(indicator?.short_name)
  expect(html).toMatch(/<h3 id="[^"]+">/)
  expect(html).toMatch(/[1-9]\d* figures/)
})

it('says that the choice is gone rather than showing another one', async () => {
  const host = connectFakeHost({ catalog: sampleCatalog, selection: { location: 999_999 } })
  expect(await renderView(host, View)).toContain(emptyText)
})
