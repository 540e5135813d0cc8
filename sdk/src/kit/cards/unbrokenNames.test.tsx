import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { unbrokenNames } from './unbrokenNames.tsx'

it('keeps names with a hyphen on one line, and leaves all else as it is', () => {
  const kept = (name: string) => `<span style="white-space:nowrap">${name}</span>`
  expect(renderToStaticMarkup(<>{unbrokenNames('UW-DHS 2024, NHMIS-DHIS2 2018')}</>)).toBe(
    `${kept('UW-DHS')} 2024, ${kept('NHMIS-DHIS2')} 2018`,
  )
  expect(renderToStaticMarkup(<>{unbrokenNames('States of North-West')}</>)).toBe(
    `States of ${kept('North-West')}`,
  )
  expect(unbrokenNames('Under-five mortality: follow-up')).toBe('Under-five mortality: follow-up')
})
