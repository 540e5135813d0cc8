export { connectFakeHost, type FakeHost, type FakeHostOptions } from './connectFakeHost.ts'
export { emptyCatalog } from './emptyCatalog.ts'
export { renderView } from './renderView.ts'
export { answerQuery, toTable, type FakeValue } from './toTable.ts'
