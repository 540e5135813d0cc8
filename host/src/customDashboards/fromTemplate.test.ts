import { describe, expect, it } from 'vitest'
import { exampleCatalog } from '../catalog/exampleCatalog.fixture.ts'
import { Names } from '@msdat/sdk/view'
import { faultsOfContent } from '../builder/faultsOfContent.ts'
import { fromTemplate } from './fromTemplate.ts'
import { templates, type DashboardTemplate } from './templates.ts'

const [example] = exampleCatalog.indicators
/** Has all but the last indicator of a template. */
const namesFor = ({ indicators }: DashboardTemplate): Names =>
  new Names({
    ...exampleCatalog,
    indicators: indicators
      .slice(0, -1)
      .flatMap((id) => (example ? { ...example, id, datasources: [2] } : [])),
  })

describe.each(templates)('the template $title', (template) => {
  const names = namesFor(template)
  const all = { template, names, location: 1, runs: () => true }

  it('begins with indicators and sources that this installation has', () => {
    const content = fromTemplate(all)
    expect(content.indicators).toEqual(template.indicators.slice(0, -1))
    expect(content.dataSources).toEqual([2])
    expect(content.indicators).toEqual(expect.arrayContaining(content.defaultIndicators))
  })

  it('lacks nothing before it can be saved', () => {
    expect(Object.values(faultsOfContent(fromTemplate(all))).flat()).toEqual([])
  })

  it('leaves out sections whose plugin does not run', () => {
    const { sections } = fromTemplate({ ...all, runs: (plugin) => plugin === 'indicator-overview' })
    const plugins = sections.flatMap((section) => (section.kind === 'plugin' ? [section.plugin] : []))
    expect(plugins).toEqual(['indicator-overview'])
    expect(fromTemplate({ ...all, runs: () => false }).sections.every(({ kind }) => kind === 'canvas')).toBe(
      true,
    )
  })
})
