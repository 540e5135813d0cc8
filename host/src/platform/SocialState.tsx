import type { SocialState as State } from '@msdat/sdk/contracts/platformSettings'

const names = { google: 'Google', linkedin: 'LinkedIn' } as const

/** Which sign-ins with the accounts of others are set up, and what is to be done for the others. */
export function SocialState({ social }: { social: readonly State[] }) {
  return (
    <>
      <p className="muted">
        People can sign in with an account elsewhere, where the server is told an id and a secret from there.
      </p>
      <ul className="social-states">
        {social.map(({ provider, is_configured, callback, missing }) => (
          <li key={provider} className="stack">
            <p>
              <strong>{names[provider]}</strong>{' '}
              <span className={is_configured ? 'badge badge-positive' : 'badge'}>
                {is_configured ? 'Set up' : 'Not set up'}
              </span>
            </p>
            <p>
              Address to come back to, to be entered at {names[provider]}: <code>{callback}</code>
            </p>
            {missing.length > 0 && (
              <p>
                Missing settings of the server:{' '}
                {missing.map((name, at) => (
                  <span key={name}>
                    {at > 0 && ' and '}
                    <code>{name}</code>
                  </span>
                ))}
                . Set them, then start the server anew.
              </p>
            )}
          </li>
        ))}
      </ul>
    </>
  )
}
