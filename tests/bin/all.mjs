// Runs every test, also those that take long; `npm test` leaves out what lies in tests/release.
process.argv.splice(2, Infinity, '--project=*')
await import('./test.mjs')
