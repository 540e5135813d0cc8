import { expect, it } from 'vitest'
import { linkOfPost, sharePlatforms, shareTarget } from './shareTargets.ts'

const link = 'https://data.example.org/dashboard/Demographics?indicator=18'

it('has Facebook, Twitter, LinkedIn and WhatsApp, each with the whole link', () => {
  expect([...sharePlatforms].sort()).toEqual(['Facebook', 'LinkedIn', 'Twitter', 'WhatsApp'])
  for (const platform of sharePlatforms)
    expect(shareTarget(platform, link, 'A title')).toContain(encodeURIComponent(link))
})

it('knows no other platform, whatever objects inherit', () => {
  expect(shareTarget('Myspace', link, '')).toBeNull()
  expect(shareTarget('toString', link, '')).toBeNull()
})

it('adds year and section to the link of a post', () => {
  const { searchParams } = new URL(linkOfPost(link, { year: '2024', section: 'zonal-analysis' }))
  expect(Object.fromEntries(searchParams)).toEqual({
    indicator: '18',
    year: '2024',
    section: 'zonal-analysis',
  })
  expect(linkOfPost(link, {})).toBe(link)
})
