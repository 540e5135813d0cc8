// Runs every round of the tests that kill servers and imports; `npm test` runs a few of each.
process.env['MSDAT_ENDURANCE'] = '1'
process.argv.splice(2, Infinity, 'killed', 'crash')
await import('./test.mjs')
