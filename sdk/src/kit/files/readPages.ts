interface PageAsked {
  size: number
  page: number
}

type Reply<Row> = { ok: true; value: { count: number; results: readonly Row[] } } | { ok: false }

const rowsAtOnce = 5000

/** All rows of a list that comes in pages: `readPages((page) => host.call('…', { ...asked, ...page }))`. Null where a page did not come. */
export async function readPages<Row>(ask: (page: PageAsked) => Promise<Reply<Row>>): Promise<Row[] | null> {
  const rows: Row[] = []
  for (let page = 1; ; page += 1) {
    const reply = await ask({ size: rowsAtOnce, page })
    if (!reply.ok) return null
    rows.push(...reply.value.results)
    if (rows.length >= reply.value.count || reply.value.results.length === 0) return rows
  }
}
