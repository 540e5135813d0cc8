import { expect, it } from 'vitest'
import { embedAddress, isEmbedPath, publicCustomIn, withoutEmbed } from './embedPath.ts'

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
