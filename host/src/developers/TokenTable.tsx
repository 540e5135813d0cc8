import type { SdkReference } from '@msdat/sdk/contracts/sdkReference'

/** Every token with its value in both schemes; a colour is shown as well. */
export function TokenTable({ tokens }: { tokens: SdkReference['tokens'] }) {
  return (
    <section className="stack" aria-labelledby="tokens">
      <h2 id="tokens">Tokens</h2>
      <p>
        CSS variables of the frame, such as <code>var(--color-accent)</code>. Use them, and the view follows
        the scheme, the text size and the contrast of the visitor.
      </p>
      <div className="card developer-tokens" tabIndex={0} role="region" aria-labelledby="tokens">
        <table>
          <thead>
            <tr>
              <th scope="col">Token</th>
              <th scope="col">Light</th>
              <th scope="col">Dark</th>
            </tr>
          </thead>
          <tbody>
            {tokens.map(({ name, light, dark }) => (
              <tr key={name}>
                <th scope="row">
                  <code>{name}</code>
                </th>
                {light === dark ? (
                  <td colSpan={2}>{light}</td>
                ) : (
                  [light, dark].map((value, at) => (
                    <td key={at === 0 ? 'light' : 'dark'}>
                      {isColour(value) && <span className="developer-swatch" style={{ background: value }} />}
                      {value}
                    </td>
                  ))
                )}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  )
}

const isColour = (value: string): boolean => /^(#[0-9a-f]{3,8}|(rgb|hsl|oklch)a?\([^)]*\))$/i.test(value)
