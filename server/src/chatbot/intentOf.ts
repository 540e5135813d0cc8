/** What a question wants to know. */
export type Intent =
  | 'attack'
  | 'greeting'
  | 'advice'
  | 'future'
  | 'cause'
  | 'list'
  | 'coverage'
  | 'ranking'
  | 'target'
  | 'trend'
  | 'comparison'
  | 'definition'
  | 'figure'

/** The first that fits; the order matters, since "which state has the highest" also says "which". */
const patterns: readonly [Intent, RegExp][] = [
  [
    'attack',
    /\b(ignore|forget|disregard|override)\b.*\b(instruction|rule|previous|above|prompt)|system prompt|jailbreak|\bpretend\b|\bpassword|api key|\bact as\b|you are now|<script|drop table|make up|invent|\bvote\b|\bpresident\b|\bgovernor\b|\bminister\b/i,
  ],
  [
    'greeting',
    /^\s*(hi|hello|hey|good (morning|afternoon|evening)|thanks?( you)?)\b[\s!.,]*$|what can you (do|answer|help)|who are you|how can you help/i,
  ],
  [
    'advice',
    /\bshould (i|we|my|he|she)\b|\bmy (child|baby|wife|husband|son|daughter|doctor|symptom|fever|headache)|\bhow (do|can|should) (i|we) (treat|cure|prevent)|\b(dose|dosage|medicine|drug|tablet)s? (for|of|should)|\bi (have|feel|am) (a |sick|ill|pain|fever|pregnant)/i,
  ],
  [
    'future',
    /\bforecast|\bpredict|\bnext year\b|\bin the future\b|\bwill\b.*\b(be|reach|become|rise|fall|have)\b|\b20(2[7-9]|[3-9]\d)\b/i,
  ],
  [
    'cause',
    /^\s*(and |but |so )?why\b|\breasons? (for|why|behind)|\bwhat (causes|caused|explains|drives)\b|\bbecause of\b/i,
  ],
  [
    'list',
    /\b(which|what|list|show|how many|all|many)\b[^?]*\bindicators?\b|\bhow many (data ?)?(sources?|surveys?|datasets?|states?|zones?|places?)\b(?!.*\b(have|has|for|above|below|with)\b)|\b(which|what|list)( \w+)? ?(data ?)?(sources|surveys|datasets)( are there| do you (have|use)| exist)?\s*[?.!]*$|\b(which|what|list)\b.*\b(data ?)?(sources|surveys|datasets)\b.*\b(are there|do you (have|use))|\bprogram(me)? areas?\b|\bstates\b.*\b(in|of|belong)\b.*\b(north|south|zone)/i,
  ],
  [
    'ranking',
    /\b(highest|lowest|best|worst|top|bottom|largest|smallest|biggest|leads?|rank(s|ed|ing)?|most|fewest|least)\b(?! (recent|of all women))(?!.*\bat least\b)/i,
  ],
  [
    'coverage',
    /\b(which|what) (data ?)?(sources?|surveys?|datasets?|years?|periods?)\b|\bsources? (have|has|for|of|that|on)\b|\bhow (often|recent|old|many (years|sources|surveys|states))\b|\b(is|are) there (any |a |some )?(data|figures?|values?|surveys?|numbers?)|\bdo you have\b|\bavailab|\bwhen (was|is|were|did)\b|\bhow far back\b/i,
  ],
  ['target', /\btargets?\b|\bgoals?\b/i],
  [
    'trend',
    /\btrends?\b|\bover (time|the years)\b|\bchang(e|ed|es|ing)\b|\bprogress|\bsince\b|\bhistory\b|\b(ris(e|en|ing)|fall(en|ing)?|declin\w+|increas\w+|decreas\w+|improv\w+)\b|\bbetween (19|20)\d\d and\b|\bfrom (19|20)\d\d to\b|\bgo(ne|ing)? (up|down)\b/i,
  ],
  ['comparison', /\bcompar|\bversus\b|\bvs\.?\b|\bdiffer|\bgap\b|\bagree/i],
  [
    'definition',
    /\bdefin|\bmean(s|ing|t)?\b|\bstands? for\b|\bexplain|\bdescribe|^\s*(what|wetin)('s| is| are)\b|\bwhat does\b|\bhow (is|are|was)\b.*\b(measured|calculated|computed|counted|defined)/i,
  ],
]

export const intentOf = (question: string): Intent =>
  patterns.find(([, pattern]) => pattern.test(question))?.[0] ?? 'figure'
