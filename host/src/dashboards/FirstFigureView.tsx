import type { FirstFigure } from '@msdat/sdk/contracts/firstFigure'

/** As the server draws it in the page, in the place where the section will say the same. */
export function FirstFigureView({ figure }: { figure: FirstFigure }) {
  const { label, value, interval, origin, lines } = figure
  return (
    <section className="first-figure" aria-label="Answer">
      <p className="first-figure-label">{label}</p>
      <p className="first-figure-value">{value}</p>
      <p className="first-figure-origin">
        {interval && <span>{interval}</span>}
        <span>{origin}</span>
      </p>
      <ul>
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </section>
  )
}
