import { Link } from 'react-router-dom'
import './figures.css'

interface FigureBar {
  name: string
  value: number
  text: string
  /** Where the name leads. */
  to: string
}

interface FigureBarsProps {
  label: string
  bars: readonly FigureBar[]
}

/** Bars from zero, as long as their share of the longest one. */
export function FigureBars({ label, bars }: FigureBarsProps) {
  const longest = Math.max(...bars.map(({ value }) => value), 0)
  return (
    <ul className="figure-bars card" aria-label={label}>
      {bars.map(({ name, value, text, to }) => (
        <li key={name} className="figure-bar">
          <Link to={to}>{name}</Link>
          <span className="figure-bar-line" aria-hidden="true">
            <span style={{ width: longest > 0 ? `${(Math.max(value, 0) / longest) * 100}%` : 0 }} />
          </span>
          <span>{text}</span>
        </li>
      ))}
    </ul>
  )
}
