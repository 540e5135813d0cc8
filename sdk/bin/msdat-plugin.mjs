#!/usr/bin/env node
import { run } from '../dist/toolchain/cli/run.js'

process.exitCode = await run(process.argv.slice(2), {
  say: (text) => void process.stdout.write(`${text}\n`),
  complain: (text) => void process.stderr.write(`${text}\n`),
})
