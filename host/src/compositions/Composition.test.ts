import { describe, expect, it, test } from 'vitest'
import { mostSections } from '@msdat/sdk/contracts/composition'
import { AppError } from '@msdat/sdk/contracts/problem'
import { exampleDashboard } from '../catalog/exampleCatalog.fixture.ts'
import { Composition, type CompositionCalls } from './Composition.ts'

const away = () => Promise.reject(new AppError('unavailable', 'No connection.'))
const refuse: CompositionCalls = { save: away, read: away }
const titlesOf = ({ sections }: Composition) => sections.map(({ title }) => title)
const keyOf = ({ sections }: Composition, at: number) => sections[at]?.key ?? -1
const rain = { plugin: 'rain', contribution: 'main', title: 'Rain' }

/** A composition over the example, and what was sent to be saved. */
function begin() {
  const sent: Parameters<CompositionCalls['save']>[0][] = []
  const save: CompositionCalls['save'] = (given) => {
    sent.push(given)
    const sections = given.sections.map((section) => ({ ...section, id: section.id ?? section.plugin }))
    return Promise.resolve({ ...exampleDashboard, sections, updated_at: '2026-02-01T00:00:00Z' })
  }
  const composition = new Composition(exampleDashboard, { save, read: away })
  return { composition, sent, before: titlesOf(composition) }
}

test('sections move one place at a time, and not past the ends', () => {
  const { composition, before } = begin()
  composition.move(keyOf(composition, 0), -1)
  expect(titlesOf(composition)).toEqual(before)
  composition.move(keyOf(composition, 0), 1)
  expect(titlesOf(composition)).toEqual([before[1], before[0], ...before.slice(2)])
  expect(composition.isChanged).toBe(true)
  composition.move(keyOf(composition, 0), 1)
  expect(composition.isChanged).toBe(false)
  composition.move(keyOf(composition, 0), before.length - 1)
  expect(titlesOf(composition)).toEqual([...before.slice(1), before[0]])
})

test('what is added, renamed and removed is sent in its order, with the ids that links know', async () => {
  const { composition, sent } = begin()
  const [first] = exampleDashboard.sections
  composition.add(rain)
  composition.rename(keyOf(composition, 0), 'At a glance')
  while (composition.sections.length > 2) composition.remove(keyOf(composition, 1))
  expect(await composition.save()).toBe(true)
  expect(sent).toEqual([
    {
      id: exampleDashboard.id,
      updated_at: exampleDashboard.updated_at,
      sections: [{ ...first, title: 'At a glance' }, rain],
    },
  ])
  expect(composition).toMatchObject({ isChanged: false, saveState: { status: 'saved' } })
  expect(composition.sections[1]).toMatchObject({ ...rain, id: 'rain' })
})

test('a section keeps the settings it opens with, until they are as usual again', async () => {
  const { composition, sent } = begin()
  composition.preset(keyOf(composition, 0), { shown: 'zones' })
  expect(composition.isChanged).toBe(true)
  await composition.save()
  expect(sent[0]?.sections[0]).toMatchObject({ options: { shown: 'zones' } })
  composition.preset(keyOf(composition, 0), {})
  expect(composition.sections[0]).not.toHaveProperty('options')
})

test('a title that is missing or stands twice is named, and nothing is sent', async () => {
  const { composition, sent } = begin()
  const [first = ''] = titlesOf(composition)
  composition.add({ ...rain, title: ` ${first.toUpperCase()} ` })
  const last = keyOf(composition, composition.sections.length - 1)
  expect([...composition.faults]).toEqual([[last, 'Another tab has this title.']])
  composition.rename(last, ' ')
  expect([...composition.faults]).toEqual([[last, 'Give the tab a title of two characters or more.']])
  expect(await composition.save()).toBe(false)
  expect(composition.saveState).toMatchObject({ status: 'failed', problem: { code: 'invalid_input' } })
  expect(sent).toEqual([])
})

test('a refused save keeps what was changed and says why, until it is changed again', async () => {
  const composition = new Composition(exampleDashboard, refuse)
  composition.add(rain)
  expect(await composition.save()).toBe(false)
  expect(composition.saveState).toMatchObject({ problem: { message: 'No connection.' } })
  expect(titlesOf(composition)).toContain('Rain')
  composition.rename(keyOf(composition, 0), 'Other')
  expect(composition.saveState.status).toBe('idle')
})

describe('what somebody else has saved meanwhile', () => {
  const theirs = { ...exampleDashboard, sections: [], updated_at: '2026-03-01T00:00:00Z' }
  async function collide(read: CompositionCalls['read']) {
    const sent: string[] = []
    const composition = new Composition(exampleDashboard, {
      save: async ({ sections, updated_at }) => {
        if (updated_at !== theirs.updated_at) throw new AppError('conflict', 'Somebody was faster.')
        sent.push(...sections.map(({ title }) => title))
        return { ...theirs, sections: sections.map((section) => ({ ...section, id: 'a' })) }
      },
      read,
    })
    composition.add(rain)
    await composition.save()
    return { composition, sent }
  }

  it('is shown, and either of the two is taken', async () => {
    const { composition, sent } = await collide(async () => theirs)
    expect(composition.saveState).toMatchObject({ status: 'conflict', theirs })
    expect(titlesOf(composition)).toContain('Rain')
    expect(await composition.keepMine()).toBe(true)
    expect(sent).toContain('Rain')
    const { composition: other } = await collide(async () => theirs)
    other.adopt(theirs)
    expect(other).toMatchObject({ sections: [], isChanged: false })
  })

  it('costs nothing of what was changed here where it cannot be read', async () => {
    const { composition } = await collide(away)
    expect(composition.saveState).toMatchObject({
      status: 'failed',
      problem: { message: 'Somebody was faster.' },
    })
    expect(titlesOf(composition)).toContain('Rain')
  })
})

test('a dashboard takes as many sections as the server allows', () => {
  const { composition } = begin()
  while (!composition.isFull) composition.add(rain)
  expect(composition.sections).toHaveLength(mostSections)
})
