import { expect, it } from 'vitest'
import { EmptyXml } from './EmptyXml.ts'

const refused = expect.objectContaining({
  kind: 'workbook_is_too_empty',
  remedy: expect.stringContaining('Copy the table alone') as string,
}) as Error

it('lets a million empty rows below a table through, and no hundred megabytes of nothing', () => {
  const empty = new EmptyXml()
  for (let row = 0; row < 1_048_576; row += 1) empty.add({ elements: 1, bytes: 90 })
  expect(() => empty.add({ elements: 0, bytes: 10_000_000 })).toThrow(refused)
  expect(() => new EmptyXml().add({ elements: 2_200_001, bytes: 8_800_004 })).toThrow(refused)
})

it('counts nothing of what the cells of a table need, and saves nothing up from them', () => {
  const empty = new EmptyXml()
  for (let row = 0; row < 1_048_576; row += 1) {
    empty.add({ elements: 30, bytes: 600 })
    empty.fill(8)
  }
  expect(() => empty.add({ elements: 2_200_001, bytes: 0 })).toThrow(refused)
})

it('counts rows that are few among much else as well', () => {
  const empty = new EmptyXml()
  const fillNow = (): void => {
    empty.add({ elements: 137_500, bytes: 1_000_000 })
    empty.fill(5)
  }
  for (let row = 0; row < 15; row += 1) fillNow()
  expect(() => [fillNow(), fillNow()]).toThrow(refused)
})
