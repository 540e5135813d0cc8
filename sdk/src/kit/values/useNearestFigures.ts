import { useCoverage, type Async, type Coverage, type DataSource, type Indicator } from '@msdat/sdk'
import { useMemo } from 'react'
import { levels } from '../../contracts/levels.ts'
import { valueOf } from '../parts/standIn.tsx'
import type { Subject } from './findSubject.ts'
import { factorOf, sourceName } from './lookUp.ts'
import type { NearestWanted } from './nearestSet.ts'
import { openingSet, statesOf, yearsOf, type ComparableStates, type OpeningSet } from './openingSet.ts'
import { shownPlaces } from './pinnedPlaces.ts'
import { placesAt } from './places.ts'
import { byPeriod, isOfYear, type Figure } from './readFigures.ts'
import type { TonedNote } from './note.ts'
import { statesSource } from './statesSource.ts'
import { tellOtherStates } from './tellOtherStates.ts'
import { useFigures } from './useFigures.ts'

/** The subject with the indicator, source and year that are shown in their place. */
export interface NearestFigures extends Omit<Subject, 'source'> {
  /** Undefined where no source has the indicator. */
  source: DataSource | undefined
  period: string
  /** Of the source: all places and whole years, in the order of time. */
  figures: readonly Figure[]
  /** Of the states in the year: of the source, or where nobody named it and it has none, of one made from the same interviews. */
  states: ComparableStates & { source: DataSource | undefined; figures: readonly Figure[] }
  /** How many years the source has of a shown place. */
  years: number
  /** Why it is not the source of the selection, in words; empty where it is, or was named. */
  why: string
  coverage: Coverage | null
  /** The questions behind it, for `standIn`. */
  answers: readonly Async<unknown>[]
}

/** The figures of an indicator, of a source and year that are named, or that fit best to the selection and to `like`. */
export function useNearestFigures(
  subject: Subject,
  indicator: Indicator,
  { like = null, ...wanted }: NearestWanted & { like?: ComparableStates | null },
): NearestFigures {
  const { catalog, selection } = subject
  const asked = useCoverage(indicator.id)
  const coverage = valueOf(asked)
  const states = placesAt(catalog.locations, levels.state).map(({ id }) => id)
  const places = shownPlaces(subject).map(({ id }) => id)
  const set = coverage && openingSet(coverage, wanted, selection, { places, states, like })
  const ofStates =
    set && wanted.datasource === null ? statesSource(coverage, { ...set, states }) : set?.datasource
  const datasources = set && [...new Set([set.datasource, ofStates ?? set.datasource])]
  const { figures: all, answer } = useFigures(
    datasources && { indicators: [indicator.id], datasources },
    catalog,
  )
  const figures = useMemo(() => all.filter(isOfYear).sort(byPeriod), [all])
  const period = set?.period ?? selection.period
  const sourceOf = (wantedId?: number) => catalog.datasources.find(({ id }) => id === wantedId)
  const known = coverage && ofStates ? statesOf(coverage, { datasource: ofStates, period }, states) : []
  return {
    ...subject,
    indicator,
    factor: factorOf(catalog, indicator),
    source: sourceOf(set?.datasource),
    period,
    figures: figures.filter(({ datasource }) => datasource === set?.datasource),
    states: {
      period,
      states: known,
      source: sourceOf(ofStates),
      figures: figures.filter(
        (one) => one.datasource === ofStates && one.period === period && known.includes(one.location),
      ),
    },
    years: set ? yearsOf(coverage, set.datasource, places) : 0,
    why: set
      ? tellOpening(set, sourceName(catalog, set.datasource), sourceName(catalog, selection.datasource))
      : '',
    coverage,
    answers: [asked, answer],
  }
}

function tellOpening({ reason, period }: OpeningSet, shown: string, chosen: string): string {
  if (reason === null) return ''
  if (reason === 'missing') return `${shown} is shown: ${chosen} has no figures of it`
  const has = reason === 'states' ? `has the same states in ${period}` : 'has more than one year'
  return `${shown} is shown: ${chosen} has a single figure here, and ${shown} ${has}`
}

/** What to say of states that are not those of the source itself. */
export function tellEcho({ source, states, coverage }: NearestFigures): TonedNote[] {
  const echo = states.source
  if (!source || !echo || echo === source || states.figures.length === 0) return []
  return [tellOtherStates(coverage, { chosen: source, shown: echo, period: states.period })]
}
