import * as Type from 'typebox'
import { call } from '@msdat/sdk/http/call'
import { mostOldVersions, mostOptionLinks } from '@msdat/sdk/contracts/platform'
import { changePlatformSettings, PlatformSettings } from '@msdat/sdk/contracts/platformSettings'
import { ContractForm } from '../forms/ContractForm.tsx'
import type { FieldSpecs, FormValues } from '../forms/FieldSpec.ts'
import { useForm } from '../forms/useForm.ts'
import { readLinks, writeLinks } from './linkLines.ts'

const Lines = Type.String({ maxLength: 5000 })
const notLinks = 'Write each line as a name, an equals sign and an address that begins with https://.'
const address = { kind: 'text', hint: null, fault: 'Write an address that begins with https://.' } as const

const fields: FieldSpecs = {
  platform_name: { label: 'Platform name', isHalf: true },
  activity_days: { label: 'Days for which activity is kept', isHalf: true, hint: null },
  option_lines: {
    label: 'Links of the options menu',
    kind: 'textarea',
    rows: 3,
    schema: Lines,
    isRequired: false,
    hint: `At most ${mostOptionLinks}. One a line, such as: Ministry = https://example.org`,
  },
  version_lines: {
    label: 'Old versions',
    kind: 'textarea',
    rows: 2,
    schema: Lines,
    isRequired: false,
    hint: `At most ${mostOldVersions}, in the header. One a line, as above.`,
  },
  external_ncdc: { ...address, label: 'Address of the NCDC dashboard', isRequired: false },
  external_ndr1: { ...address, label: 'Address of the first NDR dashboard', isRequired: false, isHalf: true },
  external_ndr2: {
    ...address,
    label: 'Address of the second NDR dashboard',
    isRequired: false,
    isHalf: true,
  },
}

/** Name, links and retention of the installation. */
export function PlatformForm({ settings }: { settings: PlatformSettings }) {
  const form = useForm({
    body: PlatformSettings,
    fields,
    initial: {
      ...settings,
      activity_days: String(settings.activity_days),
      option_lines: writeLinks(settings.option_links),
      version_lines: writeLinks(settings.old_versions),
    },
    check: linkFaults,
    send: (given, values) =>
      call(changePlatformSettings, {
        ...given,
        option_links: readLinks(String(values['option_lines'])) ?? [],
        old_versions: readLinks(String(values['version_lines'])) ?? [],
      }),
    texts: { saved: 'Saved. Pages have it when they are opened next.' },
  })
  return <ContractForm form={form} action="Save" busy="Saving…" />
}

function linkFaults({ option_lines, version_lines }: FormValues): Record<string, string> {
  return {
    ...faultOf('option_lines', option_lines, mostOptionLinks),
    ...faultOf('version_lines', version_lines, mostOldVersions),
  }
}

function faultOf(name: string, lines: unknown, most: number): Record<string, string> {
  const links = readLinks(String(lines))
  if (links === null) return { [name]: notLinks }
  return links.length > most ? { [name]: `At most ${most} links.` } : {}
}
