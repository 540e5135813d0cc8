// Which lists the health facilities come from; a section gives it the answer of useRegistries().
import { RegistryNotes } from '@msdat/sdk/kit'

const registry = {
  id: 'made-up',
  name: 'A made-up list',
  publisher: 'Nobody',
  date: '2026-01',
  scope: 'Ten facilities.',
  confidence: '',
  method: '',
  citation: 'A made-up list, 2026',
  licence: 'CC BY 4.0',
  address: '',
  is_built_in: true,
  is_shown: true,
  facilities: 10,
  updated_at: '2026-01-01T00:00:00Z',
}

export function Example() {
  return <RegistryNotes answer={{ status: 'ready', value: { registries: [registry] } }} />
}
