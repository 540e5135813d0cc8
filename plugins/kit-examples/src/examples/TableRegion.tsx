// A table of your own that may be wider than the frame: it scrolls by itself, also from the keyboard.
import { TableRegion } from '@msdat/sdk/kit'

const years = Array.from({ length: 14 }, (_, at) => 2011 + at)

export function Example() {
  return (
    <TableRegion label="Doses by year">
      <table>
        <thead>
          <tr>
            {years.map((year) => (
              <th key={year} scope="col">
                {year}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          <tr>
            {years.map((year) => (
              <td key={year}>{(year - 2000) * 1250}</td>
            ))}
          </tr>
        </tbody>
      </table>
    </TableRegion>
  )
}
