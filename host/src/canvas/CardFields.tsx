import { observer } from 'mobx-react-lite'
import { sectionTitleLength } from '@msdat/sdk/contracts/composition'
import type { Card } from '@msdat/sdk/contracts/customSections'
import { useStores } from '../app/Stores.ts'
import type { BuilderContent } from '../builder/BuilderContent.ts'
import { readPicture } from '../builder/readPicture.ts'
import type { PlaceableSection } from '../compositions/placeableSections.ts'
import { Combobox } from '../controls/Combobox.tsx'
import { offerIndicators } from '../controls/offerChoices.ts'
import { SelectField } from '../controls/SelectField.tsx'
import { addressIn, embedHosts, faultOfAddress } from '../customDashboards/embedHosts.ts'
import { toDashboard } from '@msdat/sdk/view'
import { CatalogFrame } from '../figures/CatalogFrame.tsx'
import { toProblem } from '../loading/Loadable.ts'
import { Field } from '../parts/Field.tsx'
import { placeChoices, sourceChoices } from '../settings/SettingOffers.ts'
import { cardKinds } from './newCard.ts'

interface CardFieldsProps {
  card: Card
  content: BuilderContent
  charts: readonly PlaceableSection[]
  onChange: (card: Card, name: string | null) => void
  onRemove: () => void
}

/** What stands on the chosen card. */
export const CardFields = observer(function CardFields(props: CardFieldsProps) {
  const { card, onChange, onRemove } = props
  const kind = cardKinds[card.kind].label
  return (
    <fieldset className="card-fields">
      <legend className="field-label">
        {kind}
        {card.title && `: ${card.title}`}
      </legend>
      <Field label="Heading of the card" hint="May be empty.">
        <input
          className="input"
          maxLength={sectionTitleLength}
          value={card.title}
          onChange={(event) => onChange({ ...card, title: event.currentTarget.value }, 'heading')}
        />
      </Field>
      <OwnFields {...props} />
      <button type="button" className="button button-outline" onClick={onRemove}>
        Remove this card
      </button>
    </fieldset>
  )
})

const OwnFields = observer(function OwnFields({ card, content, charts, onChange }: CardFieldsProps) {
  const { toasts } = useStores()
  switch (card.kind) {
    case 'chart':
      return (
        <SelectField
          label="Chart"
          choices={charts.map(({ key, section, pluginName }) => ({
            value: key,
            label: section.title,
            group: pluginName,
          }))}
          value={`${card.plugin} ${card.contribution}`}
          onChange={(key) => {
            const found = charts.find((one) => one.key === key)
            if (!found) return
            const { plugin, contribution } = found.section
            const { id, place } = card
            onChange({ kind: 'chart', id, place, title: found.section.title, plugin, contribution }, null)
          }}
        />
      )
    case 'text':
      return (
        <Field label="Text">
          <textarea
            className="input"
            rows={4}
            maxLength={4000}
            value={card.text}
            onChange={(event) => onChange({ ...card, text: event.currentTarget.value }, 'text')}
          />
        </Field>
      )
    case 'figure':
      return <FigureFields {...{ card, content, onChange }} />
    case 'picture':
      return (
        <>
          <Field label="Picture" hint="PNG, JPEG or WebP. It is made smaller before it is kept.">
            <input
              className="input"
              type="file"
              accept="image/png,image/jpeg,image/webp"
              onChange={(event) => {
                const file = event.currentTarget.files?.[0]
                if (!file) return
                readPicture(file, { most: 1000 })
                  .then((picture) => onChange({ ...card, picture }, null))
                  .catch((error: unknown) => toasts.showProblem(toProblem(error)))
              }}
            />
          </Field>
          <Field label="What it shows, in words" hint="For those who cannot see it.">
            <input
              className="input"
              maxLength={200}
              value={card.alt}
              onChange={(event) => onChange({ ...card, alt: event.currentTarget.value }, 'alt')}
            />
          </Field>
        </>
      )
    case 'page': {
      const fault = card.url === '' ? null : faultOfAddress(card.url, embedHosts())
      return (
        <Field label="Link or code to embed" fault={fault ?? undefined}>
          <input
            className="input"
            value={card.url}
            onChange={(event) => {
              const url = addressIn(event.currentTarget.value).slice(0, 500)
              onChange({ ...card, url }, 'address')
            }}
          />
        </Field>
      )
    }
  }
})

interface FigureFieldsProps extends Pick<CardFieldsProps, 'content' | 'onChange'> {
  card: Extract<Card, { kind: 'figure' }>
}

function FigureFields({ card, content, onChange }: FigureFieldsProps) {
  return (
    <CatalogFrame>
      {(names) => {
        const offers = { names, dashboard: toDashboard(content, 0), coverage: null }
        return (
          <>
            <Combobox
              label="Indicator"
              choices={offerIndicators(offers.dashboard, names, [card.indicator])}
              value={card.indicator}
              onChange={(indicator) => onChange({ ...card, indicator }, null)}
            />
            <SelectField
              label="Source"
              choices={sourceChoices(offers)}
              value={card.datasource}
              onChange={(datasource) => onChange({ ...card, datasource }, null)}
            />
            <SelectField
              label="Place"
              choices={placeChoices(offers)}
              value={card.location}
              onChange={(location) => onChange({ ...card, location }, null)}
            />
            <p className="small muted">The newest figure is shown, with its year and source.</p>
          </>
        )
      }}
    </CatalogFrame>
  )
}
