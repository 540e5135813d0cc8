/** Shown once: they are kept sealed. */
export function RecoveryCodes({ codes }: { codes: readonly string[] }) {
  return (
    <div className="stack">
      <p>
        Keep these recovery codes in a safe place. Each signs you in once where you cannot get another code.
        They are shown only now.
      </p>
      <ul className="recovery-codes code-block" aria-label="Recovery codes">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
    </div>
  )
}
