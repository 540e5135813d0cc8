import { expect, it } from 'vitest'
import { cardIn, embedAddress, isEmbedPath, publicCustomIn, withoutEmbed } from './embedPath.ts'

it('leads from a view to its embedded form and back', () => {
  const address = embedAddress('/dashboard/Demographics', '?indicator=18')
  expect(address).toBe('/embed/dashboard/Demographics?indicator=18')
  expect(withoutEmbed('/embed/dashboard/Demographics')).toBe('/dashboard/Demographics')
  expect(isEmbedPath('/embedded')).toBe(false)
})

it('embeds custom dashboards by their public address alone', () => {
  expect(embedAddress('/custom/public/5', '')).toBe('/embed/custom/5')
  expect(embedAddress('/custom/private/5', '')).toBeNull()
  expect(embedAddress('/my-custom-dashboard/mine', '')).toBeNull()
  expect(publicCustomIn('/embed/custom/5')).toBe(5)
  expect(publicCustomIn('/custom/private/5')).toBeNull()
})

it('embeds one card of a view by its id', () => {
  const path = '/embed/card/states/dashboard/Demographics'
  expect(embedAddress('/dashboard/Demographics', '?indicator=18', 'states')).toBe(`${path}?indicator=18`)
  expect(cardIn(path)).toBe('states')
  expect(withoutEmbed(path)).toBe('/dashboard/Demographics')
  expect(isEmbedPath(path)).toBe(true)
  for (const other of [
    '/embed/dashboard/Demographics',
    '/embed/card/a.b/x',
    '/embed/card/9/x',
    '/card/states/x',
  ])
    expect(cardIn(other), other).toBeNull()
  expect(embedAddress('/custom/public/5', '', 'states')).toBeNull()
})
