import type { SpecificationRow } from './SpecificationRow.ts'

const originalCalls = 'server/src/originalCalls.test.ts'
const interactions = 'server/src/interactions/interactions.test.ts'

export const rows: readonly SpecificationRow[] = [
  {
    section: '1 §3',
    what: 'Analysis payload: compareBy, visualization, target, numdenum',
    file: 'server/src/analysis/builtInData.test.ts',
    test: 'choices sent as null or empty count as not made',
  },
  {
    section: '1 §5',
    what: '"Request blocked: datasource or indicator contains a hyphen (-)."',
    file: originalCalls,
    test: 'in the words it knows',
  },
  {
    section: '1 §5',
    what: 'Period data by location needs integer datasource, indicator and location',
    file: originalCalls,
    test: 'is told what is wrong with %s by %i',
  },
  {
    section: '1 §7',
    what: 'A bearer token header for the signed-in',
    file: 'server/src/accounts/accounts.test.ts',
    test: 'are told by cookie and by bearer token',
  },
  {
    section: '1 §7',
    what: 'Reference data calls with their sizes',
    file: originalCalls,
    test: 'gets %s, with its slash and without',
  },
  {
    section: '1 §7',
    what: 'GET after_datetime/, and data/ ordered by -updated_at',
    file: originalCalls,
    test: 'reads the last change from two calls',
  },
  {
    section: '1 §7',
    what: 'Data calls with their sizes; NHMIS is data source 30',
    file: originalCalls,
    test: 'gets %s',
  },
  {
    section: '1 §7',
    what: 'Shared data client: periods',
    file: originalCalls,
    test: 'finds the periods that the values have',
  },
  {
    section: '1 §7',
    what: 'Shared data client: locations',
    file: originalCalls,
    test: 'finds the places that the values have',
  },
  {
    section: '1 §7',
    what: 'Shared data client: levels',
    file: originalCalls,
    test: 'reads the levels of an indicator as words',
  },
  {
    section: '1 §7',
    what: 'Shared data client: indicators of a dashboard',
    file: originalCalls,
    test: 'gets only the indicators of the dashboard it asks',
  },
  {
    section: '1 §7',
    what: 'POST data/predictive_analysis/: Actual and Predicted',
    file: 'server/src/analysis/builtInData.test.ts',
    test: 'WUENIC DPT3 is forecast',
  },
  {
    section: '1 §7',
    what: 'POST /user_interactions/',
    file: interactions,
    test: 'is kept with names beside ids',
  },
  {
    section: '1 §7',
    what: 'indicator_timespent, datasource_timespent',
    file: interactions,
    test: 'is forgotten after the days that are set',
  },
  {
    section: '1 §7',
    what: 'user_dashboard_location',
    file: interactions,
    test: 'the place of a visitor is not kept at all',
  },
  {
    section: '1 §7',
    what: 'POST mailchimp/',
    file: 'server/src/newsletter/newsletter.test.ts',
    test: 'is confirmed by the link in the message',
  },
  {
    section: '1 §7',
    what: 'POST account/contact/',
    file: 'server/src/messages/messages.test.ts',
    test: 'are kept and mailed to the administrators',
  },
  {
    section: '1 §7',
    what: 'Search with the text in the path',
    file: 'server/src/search/search.test.ts',
    test: 'answers in the shape of its contract',
  },
  {
    section: '1 §5',
    what: 'Newsletter: an e-mail address is required',
    file: 'server/src/newsletter/newsletter.test.ts',
    test: 'is open to addresses only',
  },
  {
    section: '2 §8',
    what: '"Empty Parameters" of the triangulation call',
    file: 'server/src/analysis/workedExample.test.ts',
    test: 'refuses a missing choice in the words of the platform',
  },
]
