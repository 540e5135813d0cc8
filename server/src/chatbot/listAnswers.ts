import { levels } from '@msdat/sdk/contracts/levels'
import type { ChatDraft } from './ChatDraft.ts'
import type { AnswerParts } from './figureAnswers.ts'
import { stemsOf } from '../search/words.ts'
import { Wording } from './Wording.ts'

const mostNames = 12

/** Which indicators, sources, places or program areas there are, and how many. */
export function answerList(parts: AnswerParts): ChatDraft {
  const { question } = parts.reading
  if (/\bindicators?\b/i.test(question)) return listIndicators(parts)
  if (/program(me)? areas?/i.test(question)) return listAreas(parts)
  if (/\b(states?|zones?|places?)\b/i.test(question)) return listPlaces(parts)
  return listSources(parts)
}

function listIndicators({ lists, reading }: AnswerParts): ChatDraft {
  const asked = stemsOf(reading.question)
  const area = areasOf(lists.indicators).find((name) => stemsOf(name).every((stem) => asked.includes(stem)))
  const [source] = reading.sources
  if (
    !area &&
    source === undefined &&
    (reading.unknown.length > 0 || reading.choices.length + reading.indicators.length > 0)
  )
    return chooseAmong([...reading.indicators, ...reading.choices], lists, reading.unknown)
  const found = lists.indicators.filter(
    (one) =>
      (!area || one.program_area === area) && (source === undefined || one.datasources.includes(source)),
  )
  const words = new Wording(lists)
  const about = [
    area && `in the program area ${area}`,
    source !== undefined && `with figures of ${words.source(source)}`,
  ].filter(Boolean)
  return {
    kind: 'list',
    lines: [
      `There are ${found.length} indicators${about.length > 0 ? ` ${about.join(' ')}` : ''}${found.length > mostNames ? ', among them' : ''}:`,
      ...found.slice(0, mostNames).map(({ short_name }) => `- ${short_name}`),
    ],
    links: [{ label: 'Search all indicators', path: '/indicator-search' }],
    suggestions: found.slice(0, 2).map(({ short_name }) => `What is ${short_name}?`),
  }
}

function chooseAmong(
  ids: readonly number[],
  lists: AnswerParts['lists'],
  unknown: readonly string[],
): ChatDraft {
  const names = lists.indicators.filter(({ id }) => ids.includes(id)).map(({ short_name }) => short_name)
  if (names.length === 0)
    return {
      kind: 'missing',
      lines: [`I know no indicators for "${unknown.join(' ')}".`],
      links: [{ label: 'Search all indicators', path: '/indicator-search' }],
    }
  return {
    kind: 'list',
    lines: ['Indicators that fit best:', ...names.map((name) => `- ${name}`)],
    links: [{ label: 'Search all indicators', path: '/indicator-search' }],
    suggestions: names.slice(0, 3).map((name) => `What is ${name}?`),
  }
}

const areasOf = (indicators: readonly { program_area: string }[]): string[] => [
  ...new Set(indicators.map(({ program_area }) => program_area)),
]

function listAreas({ lists }: AnswerParts): ChatDraft {
  const areas = areasOf(lists.indicators)
  const count = (area: string): number => lists.indicators.filter((one) => one.program_area === area).length
  return {
    kind: 'list',
    lines: [
      `There are ${areas.length} program areas, with their numbers of indicators:`,
      ...areas.map((area) => `- ${area}: ${count(area)}`),
    ],
    links: [{ label: 'Program areas', path: '/about#program-areas' }],
    suggestions: areas.slice(0, 2).map((area) => `Which indicators are there on ${area}?`),
  }
}

function listPlaces({ lists, reading }: AnswerParts): ChatDraft {
  const wished = reading.wantsZones ? levels.zone : levels.state
  const [zone] = reading.places.filter(
    (id) => lists.locations.find((one) => one.id === id)?.level === levels.zone,
  )
  const level = zone === undefined ? wished : levels.state
  const found = lists.locations.filter(
    (one) => one.level === level && (zone === undefined || one.parent === zone),
  )
  const states = zone === undefined ? 'states, the FCT counted with them' : 'states'
  const called = level === levels.zone ? 'zones' : states
  return {
    kind: 'list',
    lines: [
      `There are ${found.length} ${called}${zone === undefined ? '' : ` in ${new Wording(lists).place(zone)}`}: ${found.map(({ name }) => name).join(', ')}.`,
    ],
    links: [{ label: 'Health Profiles', path: '/health-profiles' }],
  }
}

function listSources({ lists, reading }: AnswerParts): ChatDraft {
  const found = lists.datasources.filter(
    ({ simulated, classification }) =>
      !simulated &&
      (!reading.sourceClass || !asksForClass(reading.question) || classification === reading.sourceClass),
  )
  return {
    kind: 'list',
    lines: [
      `There are ${found.length} data sources${asksForClass(reading.question) && reading.sourceClass ? ` of the class ${reading.sourceClass}` : ''}:`,
      ...found.map(({ datasource, full_name }) => `- ${datasource}: ${full_name}`),
    ],
    links: [{ label: 'All data sources', path: '/about#data-sources' }],
    suggestions: found.slice(0, 2).map(({ datasource }) => `What is ${datasource}?`),
  }
}

const asksForClass = (question: string): boolean => /survey|routine|estimate/i.test(question)
