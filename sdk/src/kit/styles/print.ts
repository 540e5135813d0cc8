/** Last of the sheets: on paper nothing can be pressed, and colours are part of what is said. */
export const print = `
@media print {
  html { -webkit-print-color-adjust: exact; print-color-adjust: exact }
  .k-card { box-shadow: none }
  ${onPaper('')}
}
${onPaper(':root[data-paper] ')}
`

/** Already while the page is laid out for paper: what takes no room there must take none before. */
function onPaper(root: string): string {
  const hidden = ['.k-card-actions', '.k-card-tools', '.k-tooltip', '.k-provenance:not([open])']
  const all = [...hidden, '.k-screen-only'].map((one) => root + one)
  return `${all.join(', ')} { display: none }
  ${root}.k-table-region { mask-image: none !important; max-height: none; overflow: visible }`
}
