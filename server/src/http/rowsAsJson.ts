import { letOthersIn } from './letOthersIn.ts'

/** Rows as the inside of a JSON list, a piece at a time with turns for others between, so that no piece takes long. */
export async function* rowsAsJson(pages: AsyncIterable<readonly unknown[]>): AsyncGenerator<string> {
  let between = ''
  for await (const page of pages) {
    if (page.length === 0) continue
    yield between + page.map((row) => JSON.stringify(row)).join(',')
    between = ','
    await letOthersIn()
  }
}
