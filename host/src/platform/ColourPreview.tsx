import type { OwnColours } from '@msdat/sdk/contracts/colours'
import { coloursOf, withOwnColours } from '@msdat/sdk/theme'

/** A card in the colours that are being chosen; says nothing that the rest of the form does not. */
export function ColourPreview({ scheme, own }: { scheme: 'light' | 'dark'; own: OwnColours }) {
  const colours = withOwnColours(coloursOf(scheme, 'default', false), scheme, own)
  return (
    <div className="colour-preview" aria-hidden="true" style={{ background: colours.page }}>
      <div style={{ background: colours.surface, borderColor: colours.border, color: colours.text }}>
        <strong>36.9%</strong>
        <span style={{ color: colours['text-muted'] }}>Skilled birth attendance</span>
        <span style={{ color: colours.accent }}>A link</span>
        <span
          className="colour-preview-chip"
          style={{ background: colours['accent-soft'], color: colours.accent }}
        >
          Chosen
        </span>
        <span
          className="colour-preview-button"
          style={{ background: colours.accent, color: colours['on-accent'] }}
        >
          Button
        </span>
      </div>
    </div>
  )
}
