/** Keeps an admin from taking "no findings" for "harmless". */
export function CheckLimits() {
  return (
    <details className="stack small">
      <summary>What the checks can and cannot see</summary>
      <p>
        <strong>They see</strong> what stands in the zip: its files and their types, the manifest, characters
        that a reader cannot see, what is imported, that the plugin is built from these files alone, and plain
        uses of what a frame refuses. Such uses are mostly honest mistakes.
      </p>
      <p>
        <strong>They do not see</strong> what the code will do. Whoever wants to can write any of it so that
        no check finds it: “No findings” does not mean “harmless”. What keeps a plugin from the page, from
        other plugins and from servers is its frame, not a check; and the frame runs no code but what you see
        here.
      </p>
      <p>
        <strong>Only you can see</strong> whether its figures and texts are honest, whether each permission is
        needed for what it does, what it sends to a server that you let it reach, and whether a file is too
        hard to understand to be approved. When in doubt, reject it and say what you need to know.
      </p>
    </details>
  )
}
