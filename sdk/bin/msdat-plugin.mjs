#!/usr/bin/env node
import { run } from '../dist/cli/run.js'

process.exitCode = await run(process.argv.slice(2), {
  say: (text) => console.log(text),
  complain: (text) => console.error(text),
})
