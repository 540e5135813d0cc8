import { createElement, type ComponentType } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import type { FakeHost } from './connectFakeHost.ts'

/** Answers may lead to new questions; a view that never stops asking is a fault. */
const mostRounds = 20

/**
 * The HTML of a view once everything it asked the host for is there. Needs no browser: effects do not run, so
 * test what they do in functions of their own.
 */
export async function renderView(host: FakeHost, View: ComponentType): Promise<string> {
  for (let round = 0; round < mostRounds; round += 1) {
    const before = host.calls.length
    const html = renderToStaticMarkup(createElement(View))
    await host.settled()
    if (host.calls.length === before) return html
  }
  throw new Error(`The view still asks the host after ${mostRounds} rounds.`)
}
