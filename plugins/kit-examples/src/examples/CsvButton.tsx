// Saves a whole list as CSV. Nothing where the plugin may save no files; readPages reads a list that comes in pages.
import { CsvButton } from '@msdat/sdk/kit'

export function Example() {
  return (
    <div className="k-card-body">
      <CsvButton
        fileName="states.csv"
        columns={[{ id: 'state', header: 'State', value: (name) => name }]}
        read={() => Promise.resolve(['Kano', 'Lagos'])}
      >
        Download CSV
      </CsvButton>
    </div>
  )
}
