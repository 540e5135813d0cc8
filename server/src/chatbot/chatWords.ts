import { stemsOf } from '../search/words.ts'

/** Words of a question that ask and name nothing. */
const askingWords = new Set(
  stemsOf(
    'me my you your we i can could would tell give want know need see let get look check help please ' +
      'value figure number level data information info statistic result say said report reported reporting ' +
      'year newest latest recent recently current currently last now today most ever still available available ' +
      'state zone region place location country area survey routine estimate source dataset indicator ' +
      'which when why if or not that these those some any each every all both also just only so than then no ' +
      'rank ranking ranked top bottom highest lowest best worst high low higher lower better worse good bad great more less ' +
      'compare comparison compared versus vs difference differ gap between against side ' +
      'trend time change changed progress improve improved improving since history over past ' +
      'rise risen rising fall fallen falling decline declined increase increased decreased going gone up down ' +
      'target sdg goal define defined definition mean meaning explain describe description stand measure measured ' +
      'cite citation reference come link licence license published publication ' +
      'according based using newest ok okay hello hi hey thanks thank will be should may might there here ' +
      'average overall total exactly really actually approximately roughly performing perform performance doing ' +
      'largest biggest smallest work works methodology method methods publishes published made makes runs collect collected ' +
      'live living lived among exist have has had share find list count calculated calculate computed compute made make',
  ),
)

/** Words in the names of so many indicators that they need not be met, but help to choose. */
const softWords = new Set(
  stemsOf(
    'coverage rate prevalence ratio share proportion percentage uptake total number value level living total',
  ),
)

export const isAsking = (stem: string): boolean => askingWords.has(stem) && !softWords.has(stem)
export const isSoft = (stem: string): boolean => softWords.has(stem)
