import type { ReactNode } from 'react'

interface GuideStep {
  title: string
  body: ReactNode
  command?: string
}

export const guideSteps: readonly GuideStep[] = [
  {
    title: 'Create the folder',
    body: (
      <p>
        The starter is a small panel that already works: a <code>manifest.json</code>, a view in{' '}
        <code>src/main.tsx</code> and an icon. Give it <code>--section</code> if you want a tab of a dashboard
        instead.
      </p>
    ),
    command: 'npx msdat-plugin create my-plugin',
  },
  {
    title: 'Describe it in the manifest',
    body: (
      <p>
        Choose an id that stays for ever, a version, and what the plugin adds. Ask only for the permissions it
        needs, each with a reason: visitors read them and can take any of them back.
      </p>
    ),
    command: `{
  "id": "my-plugin",
  "name": "My plugin",
  "version": "1.0.0",
  "description": "What it shows, in a sentence for visitors.",
  "author": { "name": "Your name", "email": "you@example.org" },
  "license": "MIT",
  "sdk": "^1.0.0",
  "entry": "src/main.tsx",
  "contributes": [{ "point": "panel", "id": "main", "title": "My plugin" }],
  "permissions": [
    { "name": "data:read", "reason": "To read the figures of what you look at." },
    { "name": "selection:read", "reason": "To show the indicator you look at." }
  ]
}`,
  },
  {
    title: 'Write the view',
    body: (
      <p>
        A view is a React component. The hooks of <code>@msdat/sdk</code> tell what the visitor looks at and
        bring the figures; the kit draws cards, tables, charts and maps that look like the rest of the page.
        In <code>src/main.tsx</code>, <code>definePlugin</code> names it as the manifest does:{' '}
        <code>main</code>.
      </p>
    ),
    command: `import { definePlugin, useCatalog, useSelection } from '@msdat/sdk'

function View() {
  const { indicator } = useSelection()
  const catalog = useCatalog()
  if (catalog.status !== 'ready') return <p>One moment …</p>
  return <p>{catalog.value.indicators.find(({ id }) => id === indicator)?.full_name}</p>
}

definePlugin({ contributions: { main: { view: View } } })`,
  },
  {
    title: 'See, check and pack it',
    body: (
      <p>
        <code>dev</code> prints a link that shows the plugin here, for you alone, and anew at each save. The
        check says, all at once, everything the platform will say about it; with <code>--watch</code> it does
        so after every change. Packing makes the zip: 10 MB at most.
      </p>
    ),
    command:
      'npx msdat-plugin dev my-plugin\nnpx msdat-plugin check my-plugin --watch\nnpx msdat-plugin pack my-plugin',
  },
  {
    title: 'Submit it',
    body: (
      <p>
        Hand in the zip here: your account shows that later versions are yours. From the command line it goes
        without an account, and a later version then needs two admins. It is checked at once; an admin then
        approves it, declines it or asks for changes, with a reason. What became of it stands above, under My
        submissions, or under the private link that the command prints. After approval it is built, signed and
        listed in View Plugins; a section is then put on a dashboard by an admin.
      </p>
    ),
    command: `npx msdat-plugin submit my-plugin --host ${location.origin} --name "Your name" --email you@example.org`,
  },
]
