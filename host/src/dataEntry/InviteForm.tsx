import { observer } from 'mobx-react-lite'
import { call } from '@msdat/sdk/http/call'
import { addInvitation, invitationDays, NewInvitation } from '@msdat/sdk/contracts/invitations'
import { useStores } from '../app/Stores.ts'
import { MultiPick } from '../controls/MultiPick.tsx'
import { ContractForm } from '../forms/ContractForm.tsx'
import type { FieldSpecs } from '../forms/FieldSpec.ts'
import { useForm } from '../forms/useForm.ts'

const mostSources = 100
const fields: FieldSpecs = {
  email: {
    label: 'E-mail',
    autoComplete: 'off',
    hint: `The link in the message is valid for ${invitationDays} days, once.`,
    fault: 'Please enter a valid email address',
  },
}
const empty = { email: '', sources: [] as number[] }

/** Invites one person, to all sources or to some. */
export const InviteForm = observer(function InviteForm({ onSent }: { onSent: () => void }) {
  const { catalog, toasts } = useStores()
  const form = useForm({
    body: NewInvitation,
    fields,
    initial: empty,
    send: (given) => call(addInvitation, given),
    texts: { saved: '' },
  })
  const finish = (): void => {
    toasts.show({
      tone: 'success',
      message: `The invitation is on its way to ${String(form.values['email'])}.`,
    })
    form.reset(empty)
    onSent()
  }
  const choices = (catalog.catalog.value?.datasources ?? []).map(({ id, datasource, classification }) => ({
    value: id,
    label: datasource,
    group: classification,
  }))
  return (
    <section className="card invite stack" aria-labelledby="invite-title">
      <h2 id="invite-title">Invite somebody</h2>
      <ContractForm form={form} action="Send the invitation" busy="Sending…" onSaved={finish}>
        <div className="form-line">
          <MultiPick
            label="Data sources"
            choices={choices}
            values={form.values['sources'] as number[]}
            most={mostSources}
            onChange={(sources) => form.set('sources', sources)}
          />
          <p className="field-hint">None chosen means all of them.</p>
        </div>
      </ContractForm>
    </section>
  )
})
