import type { Wishes } from './Wishes.ts'

export function readmeText({ id, name, point }: Pick<Wishes, 'id' | 'name' | 'point'>): string {
  const place = point === 'panel' ? 'a panel that visitors switch on' : 'a tab of a dashboard'
  const after =
    point === 'panel'
      ? 'An admin approves it, and it appears under View Plugins.'
      : 'An admin approves it and places it on a dashboard under Account → Compose Dashboards.'
  return `# ${name}

A plugin of the health data platform: ${place}.

## Work on it

In the folder of the platform, with \`${id}\` as the path of this folder:

- \`npm run plugin -- check ${id} --watch\` says after each change what the platform will say about it.
- \`npm run plugin -- pack ${id}\` makes the zip.
- \`npm run plugin -- submit ${id} --host http://localhost:4300 --name "Your name" --email you@example.org\` hands it
  in for review. ${after}

## What is inside

| File | What it is for |
| --- | --- |
| \`manifest.json\` | Name, version, what it adds to the platform, and what it asks for. Every new version needs a new number. |
| \`src/main.tsx\` | Wiring only: which view belongs to which contribution. |
| \`src/Trend.tsx\` | The view: asks the host for data with hooks, draws it with the kit. |
| \`src/inOrderOfTime.ts\` | A calculation, as a plain function that is easy to test. |
| \`assets/icon.svg\` | The icon visitors see. |

## Rules worth knowing

- The plugin runs in a frame of its own, without network, cookies or storage. It asks the host for everything.
- It may import its own files, React, \`@msdat/sdk\`, \`@msdat/sdk/kit\`, its \`charts\` and \`maps\`, and \`@msdat/sdk/methods\`.
- A missing value is never zero. Show the source and the year beside every figure.
`
}
