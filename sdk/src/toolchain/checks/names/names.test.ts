import { describe, expect, it } from 'vitest'
import { sampleFiles, sampleManifest } from '../../../testing/samplePlugin.ts'
import { packPlugin } from '../../archive/packPlugin.ts'
import type { CheckContext, KnownPlugin } from '../check.ts'
import { checkPlugin } from '../checkPlugin.ts'
import { isReservedName } from './isReservedName.ts'
import { skeletonOf } from './skeletonOf.ts'

async function errors(
  manifest: Record<string, unknown>,
  context: CheckContext = { known: [] },
): Promise<string[]> {
  const files = sampleFiles({ 'manifest.json': JSON.stringify(sampleManifest(manifest)) })
  const { findings } = await checkPlugin(await packPlugin(files), context)
  return findings.filter(({ severity }) => severity === 'error').map(({ rule }) => rule)
}

describe('a name', () => {
  it.each([
    'МSDАТ',
    'ⅯＳDAT',
    '𝐌𝐒𝐃𝐀𝐓',
    'ꓟꓢꓓꓮꓔ',
    'ᴍꜱᴅᴀᴛ',
    '🄼🅂🄳🄰🅃',
    '🅼🆂🅳🅰🆃',
    '🅜🅢🅓🅐🅣',
    '🇲🇸🇩🇦🇹',
    'M.S.D.A.T',
    'ṁsḍaṭ',
    'M S D A T',
    'rn5dat',
    'MSD\u200bAT',
  ])('that looks like MSDAT is taken for it: %s', (name) => {
    expect(skeletonOf(name)).toBe(skeletonOf('MSDAT'))
    expect(isReservedName(`${name} official`)).toBe(true)
  })

  it('that is plainly another is not taken for it', () => {
    const names = ['Stock levels', 'Indicator Overview', 'Zonal Analysis', 'Ọ̀yọ́ state profile', 'Ƙasar Hausa']
    expect(new Set(names.map(skeletonOf)).size).toBe(names.length)
  })

  it('may speak of a system, but not be the system', () => {
    expect(['System', 'Ѕуѕtеm', 'sy5tem', 'SYSTEM.'].every(isReservedName)).toBe(true)
    expect(['Health system readiness', 'Systems of care', 'Data for mothers'].some(isReservedName)).toBe(
      false,
    )
  })

  it('of the platform is kept for it, in titles and as an author too', async () => {
    const title = { point: 'panel', id: 'levels', title: 'МSDАТ' }
    expect(await errors({ name: 'MSDAT figures' })).toEqual(['namesAreNotReserved'])
    expect(await errors({ contributes: [title] })).toContain('namesAreNotReserved')
    expect(await errors({ author: { name: 'System', email: 'a@example.org' } })).toEqual([
      'namesAreNotReserved',
    ])
    expect(
      await errors({ author: { name: 'MSDAT team', email: 'a@example.org' } }, { isFirstParty: true }),
    ).toEqual([])
  })

  it('of settings are drawn in no time', async () => {
    const labels = Array.from({ length: 40 }, (_, at) => `${at} ${'\u{1faf0}\u3400'.repeat(14)}`)
    const shown = { type: 'string', title: 'Shown', enum: labels.map((_, at) => `${at}`), default: '0' }
    const section = { point: 'section', id: 'levels', title: 'Levels', settings: { shown } }
    expect(await errors({ contributes: [section] })).not.toContain('textsAreLight')
    Object.assign(shown, { 'x-labels': labels })
    expect(await errors({ contributes: [section] })).toContain('textsAreLight')
  })

  it.each([
    ['a'.repeat(61), 'a word that is longer than any'],
    [`${'\u00a0'.repeat(30)}Draws letters.`, 'spaces at which no line breaks'],
    [`Draws\u00a0its\u00a0${'letters\u00a0'.repeat(10)}larger.`, 'words that hang together'],
    [`No${'\u0302'.repeat(6)}te`, 'more than four marks on one letter'],
    ['\u1100'.repeat(14), 'beginnings of a Korean letter without its end'],
    ['क्ष्म्य्र्व्'.repeat(2), 'letters that are drawn as one'],
    [`${'\u{1f468}\u200d'.repeat(8)}\u{1f468}`, 'a picture of too many'],
  ])('can be read: not %s, with %s', async (text) => {
    expect(await errors({ permissions: [{ name: 'data:read', reason: text }] })).toContain('textsCanBeRead')
    expect(await errors({ description: `It shows stock. ${text}` })).toContain('textsCanBeRead')
  })

  it.each([
    'Affiche les données : une carte, un graphique et une table\u00a0!',
    'कार्त्स्न्य, स्वास्थ्य केंद्र और 건강 지표',
    'A family: \u{1f468}\u{1f3fd}\u200d\u{1f469}\u{1f3fd}\u200d\u{1f467}\u{1f3fd}\u200d\u{1f466}\u{1f3fd}',
    'Donaudampfschifffahrtselektrizitätenhauptbetriebswerk',
    'Ọ̀yọ́ n\u0325\u0304\u0301 and the facilities of Kano-Kaduna-Zaria-Katsina-Sokoto-Maiduguri-Bauchi',
  ])('may have the words of its language: %s', async (text) => {
    expect(await errors({ description: text.slice(0, 290) })).not.toContain('textsCanBeRead')
  })

  it('of a setting asks for no secret', async () => {
    const called = (title: string) => ({
      contributes: [
        {
          point: 'section',
          id: 'levels',
          title: 'Levels',
          settings: { shown: { type: 'string', maxLength: 20, title, default: '' } },
        },
      ],
    })
    for (const title of [
      'Your password',
      'Yоur pаsswоrd for today',
      'Code of your authenticator',
      'MSDAT code',
      'Mot de passe',
      'Your PIN',
      '6-digit code',
    ])
      expect(await errors(called(title))).toContain('settingsAskForNoSecret')
    for (const title of ['Passing rate', 'Code of the area', 'Shown', 'Opinion', 'Secretariat'])
      expect(await errors(called(title))).not.toContain('settingsAskForNoSecret')
  })

  it('has no word in two scripts', async () => {
    expect(await errors({ name: 'Stoсk of vaccines' })).toEqual(['wordsAreOfOneScript'])
    expect(await errors({ name: 'β carotene, 5 µg' })).toEqual([])
  })
})

describe("another plugin's title", () => {
  const known: KnownPlugin = {
    id: 'cold-chain',
    name: 'Cold chain',
    titles: ['Fridges by ward'],
    versions: ['1.0.0'],
    isFirstParty: false,
    isOfSender: false,
  }
  const panel = (title: string) => ({ contributes: [{ point: 'panel', id: 'levels', title }] })

  it('is not copied, as a title or as a name', async () => {
    const context = { known: [known] }
    expect(await errors(panel('Fridges by ward'), context)).toEqual(['idIsNotConfusable'])
    expect(await errors(panel('FR1DGES by Ward'), context)).toEqual(['idIsNotConfusable'])
    expect(await errors(panel('Cold-Chain'), context)).toEqual(['idIsNotConfusable'])
    expect(await errors({ name: 'Fridges by ward' }, context)).toEqual(['idIsNotConfusable'])
    expect(await errors(panel('Fridges by state'), context)).toEqual([])
  })

  it('of an author may stand in each of their plugins', async () => {
    const own = { known: [{ ...known, isOfSender: true }] }
    expect(await errors(panel('Fridges by ward'), own)).toEqual([])
    expect(await errors(panel('Cold chain'), own)).toEqual(['idIsNotConfusable'])
  })

  it('that nobody has decided about is told to reviewers only', async () => {
    expect(await errors(panel('Fridges by ward'), { waiting: [known] })).toEqual([])
  })
})
