/** One call to the host and what a right answer looks like. */
export interface Probe {
  method: string
  input: unknown
  /** What must come back: a value that passes `accepts`, or a refusal with this code. */
  expects: 'value' | 'not_allowed' | 'not_found' | 'invalid_input'
  accepts?: (value: unknown) => boolean
  /** True where a visitor would see or feel it: run only when the button is pressed. */
  isVisible?: boolean
}

const probeKey = 'conformance'
const probeText = 'kept by the conformance test'

const hasList = (name: string) => (value: unknown) =>
  isRecord(value) && Array.isArray(value[name]) && value[name].length > 0

/** Every method of the bridge, in the order they are called, then calls that the host must refuse. */
export const probes: readonly Probe[] = [
  { method: 'data.catalog', input: {}, expects: 'value', accepts: hasList('indicators') },
  {
    method: 'data.query',
    input: { indicators: [18], locations: [1] },
    expects: 'value',
    accepts: (value) =>
      isRecord(value) && value['value'] instanceof Float64Array && value['value'].length > 0,
  },
  { method: 'data.coverage', input: { indicator: 18 }, expects: 'value', accepts: hasList('results') },
  {
    method: 'data.citations',
    input: { ids: [1] },
    expects: 'value',
    accepts: (value) => Array.isArray(value) && value.length === 1,
  },
  { method: 'selection.get', input: {}, expects: 'value', accepts: hasNumber('indicator') },
  { method: 'selection.set', input: {}, expects: 'value', accepts: hasNumber('indicator') },
  {
    method: 'analysis.correlate',
    input: { indicator: [18, 20], datasource: 2, compareBy: 'State', year: '2018' },
    expects: 'value',
    accepts: isRecord,
  },
  {
    method: 'analysis.describe',
    input: { indicator: 18, datasource: 2, year: '2018' },
    expects: 'value',
    accepts: isRecord,
  },
  {
    method: 'analysis.compare',
    input: { indicator: 18, datasource: [2, 10], location: 1, compareBy: 'Period' },
    expects: 'value',
    accepts: hasList('series'),
  },
  {
    method: 'analysis.predict',
    input: { indicator: 18, datasource: 10, location: 1 },
    expects: 'value',
    accepts: isRecord,
  },
  {
    method: 'analysis.triangulate',
    input: { primary_datasource: '2', secondary_datasource: '10', indicator_id: '18', location_id: '1' },
    expects: 'value',
    accepts: Array.isArray,
  },
  { method: 'data.lineage', input: {}, expects: 'value', accepts: hasList('results') },
  { method: 'facilities.list', input: { size: 1 }, expects: 'value', accepts: hasList('results') },
  { method: 'facilities.clusters', input: { cell: 1 }, expects: 'value', accepts: isRecord },
  { method: 'facilities.states', input: {}, expects: 'value', accepts: isRecord },
  { method: 'facilities.registries', input: {}, expects: 'value', accepts: hasList('registries') },
  { method: 'facilities.lgas', input: { size: 1 }, expects: 'value', accepts: hasList('results') },
  { method: 'assistant.ask', input: {}, expects: 'not_allowed' },
  { method: 'assistant.begin', input: {}, expects: 'not_allowed' },
  { method: 'assistant.read', input: {}, expects: 'not_allowed' },
  { method: 'assistant.cancel', input: {}, expects: 'not_allowed' },
  { method: 'catalog.search', input: { text: 'dtp3' }, expects: 'not_allowed' },
  { method: 'reviews.list', input: {}, expects: 'not_allowed' },
  { method: 'reviews.add', input: { rating: 5, comment: 'A test.' }, expects: 'not_allowed' },
  { method: 'reviews.signIn', input: {}, expects: 'not_allowed' },
  { method: 'settings.set', input: { nothing: true }, expects: 'invalid_input' },
  { method: 'storage.set', input: { key: probeKey, value: probeText }, expects: 'value' },
  {
    method: 'storage.get',
    input: { key: probeKey },
    expects: 'value',
    accepts: (value) => value === probeText,
  },
  {
    method: 'storage.keys',
    input: {},
    expects: 'value',
    accepts: (value) => Array.isArray(value) && value.includes(probeKey),
  },
  { method: 'storage.remove', input: { key: probeKey }, expects: 'value' },
  { method: 'storage.get', input: { key: probeKey }, expects: 'value', accepts: (value) => value === null },
  { method: 'ui.announce', input: { message: 'Conformance test is running' }, expects: 'value' },
  // Nobody has pressed anything, so no panel opens.
  { method: 'ui.shareCard', input: { card: 'trend', title: 'Trend' }, expects: 'value', accepts: isRecord },
  { method: 'ui.cite', input: { ids: [1] }, expects: 'value' },
  { method: 'events.publish', input: { topic: 'test/finished', payload: { passed: 0 } }, expects: 'value' },
  {
    method: 'events.publish',
    input: { topic: 'test/finished', payload: { passed: 'many' } },
    expects: 'invalid_input',
  },
  {
    method: 'events.publish',
    input: { topic: 'indicator-search/opened', payload: { indicator: 18, name: 'Not its own' } },
    expects: 'not_allowed',
  },
  { method: 'ui.painted', input: {}, expects: 'value' },
  // The height it has in the manifest; the frame tells its true one again as soon as a row is added.
  { method: 'ui.resize', input: { height: 640 }, expects: 'value' },
  {
    method: 'ui.notify',
    input: { tone: 'info', message: 'This message was asked for by the conformance test.' },
    expects: 'value',
    isVisible: true,
  },
  {
    method: 'files.save',
    input: {
      name: 'conformance.txt',
      mediaType: 'text/plain',
      bytes: new TextEncoder().encode('Saved by the conformance test.\n'),
    },
    expects: 'value',
    isVisible: true,
  },
  { method: 'ui.expand', input: { isExpanded: false }, expects: 'value', accepts: isRecord },
  { method: 'ui.leave', input: { to: 'title' }, expects: 'value', isVisible: true },
  { method: 'files.prepare', input: {}, expects: 'value' },
  { method: 'page.capture', input: {}, expects: 'not_allowed' },
  { method: 'visitor.position', input: {}, expects: 'not_allowed' },
  { method: 'page.getAppearance', input: {}, expects: 'not_allowed' },
  { method: 'page.setAppearance', input: { fontLevel: 5 }, expects: 'not_allowed' },
  { method: 'data.query', input: { indicators: 'all' }, expects: 'invalid_input' },
  { method: 'data.query', input: { indicators: [18], unknown: true }, expects: 'invalid_input' },
  { method: 'no.such.method', input: {}, expects: 'not_found' },
  { method: 'constructor', input: {}, expects: 'not_found' },
  { method: '__proto__', input: {}, expects: 'not_found' },
]

function hasNumber(name: string) {
  return (value: unknown) => isRecord(value) && typeof value[name] === 'number'
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null
}
