/** Last of the sheets: on paper nothing can be pressed, and colours are part of what is said. */
export const print = `
@media print {
  html { -webkit-print-color-adjust: exact; print-color-adjust: exact }
  .k-table-region { mask-image: none !important }
  .k-card { box-shadow: none; break-inside: avoid }
  .k-card-actions, .k-card-tools, .k-tooltip, .k-card-foot:not(:has([open])) { display: none }
}
`
