/** Where a page is still fetched: the shape of a title and of what stands below it. */
export function PageLoading() {
  return (
    <div role="status" className="page-loading">
      <span className="visually-hidden">Loading…</span>
      <div className="skeleton" />
      <div className="skeleton" />
    </div>
  )
}
