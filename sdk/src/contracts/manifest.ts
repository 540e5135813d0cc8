import * as Type from 'typebox'
import { contributionSchemas } from './contributionPoints.ts'
import { EmailAddress } from './formText.ts'
import { PublishedTopic, SubscribedTopic } from './topics.ts'

const closed = { additionalProperties: false } as const
const reason = Type.String({
  minLength: 10,
  maxLength: 300,
  description: 'Why the plugin needs it, in one sentence for the visitor.',
})

/** Every permission a plugin can ask for. The visitor sees the sentence and can take it back. */
export const permissionTexts = {
  'data:read': 'Read the published health data',
  'selection:read': 'See which indicator, source, place and year you look at',
  'selection:write': 'Change which indicator, source, place and year you look at',
  storage: 'Keep its own settings in this browser',
  'ui:notify': 'Show short messages',
  'files:save': 'Save files to your device when you ask for it',
  'catalog:search': 'Search the platform for indicators, sources and places',
  'reviews:write': 'Send your reviews in your name, and read the answers to them',
  'assistant:ask': 'Ask the platform’s assistant',
  'page:appearance': "Change the page's colours, text size and motion",
  'page:capture': 'Take a picture of the open view when you ask for it',
  'visitor:position': 'Know where you are, to a hundred metres, when you ask for it',
  'events:publish': 'Tell other plugins that you use what you do in it',
  'events:subscribe': 'Hear from other plugins what you do in them',
  network: 'Contact other servers on the internet',
} as const

export type Permission = keyof typeof permissionTexts
export const permissions = Object.keys(permissionTexts) as Permission[]

export const Contribution = Type.Union([...contributionSchemas])
export type Contribution = Type.Static<typeof Contribution>
export type CommandContribution = Extract<Contribution, { point: 'command' }>
export const isCommand = (contribution: Contribution): contribution is CommandContribution =>
  contribution.point === 'command'
/** A contribution that is drawn in a frame of its own. */
export type ViewContribution = Exclude<Contribution, CommandContribution>
export const isView = (contribution: Contribution): contribution is ViewContribution =>
  !isCommand(contribution)

export const Manifest = Type.Object(
  {
    $schema: Type.Optional(
      Type.String({ maxLength: 500, description: 'For editors; ignored by the platform.' }),
    ),
    id: Type.String({
      pattern: '^[a-z][a-z0-9]*(-[a-z0-9]+)*$',
      minLength: 3,
      maxLength: 50,
      description: 'Kebab-case, 3 to 50 characters; the name of the plugin for ever.',
    }),
    name: Type.String({ minLength: 2, maxLength: 60, description: 'Shown to visitors.' }),
    version: Type.String({
      pattern: '^(0|[1-9]\\d*)\\.(0|[1-9]\\d*)\\.(0|[1-9]\\d*)(-[0-9A-Za-z.-]+)?$',
      maxLength: 40,
      description: 'Semantic version; each submission needs a new one.',
    }),
    description: Type.String({ minLength: 10, maxLength: 300 }),
    author: Type.Object(
      {
        name: Type.String({ minLength: 2, maxLength: 100 }),
        email: EmailAddress,
        url: Type.Optional(Type.String({ pattern: '^https?://', maxLength: 300 })),
      },
      closed,
    ),
    license: Type.String({ minLength: 2, maxLength: 60, description: 'SPDX identifier, such as MIT.' }),
    sdk: Type.String({
      pattern: '^[\\^~]?\\d+(\\.\\d+){0,2}$',
      description: 'Range of SDK versions, such as ^1.0.0.',
    }),
    entry: Type.String({
      pattern: '^src/[A-Za-z0-9_./-]+\\.(ts|tsx|js|jsx)$',
      maxLength: 200,
      description: 'Path of the module that calls definePlugin, such as src/main.tsx.',
    }),
    contributes: Type.Array(Contribution, {
      minItems: 1,
      maxItems: 20,
      description: 'What the plugin adds to the platform.',
    }),
    permissions: Type.Array(Type.Object({ name: Type.Enum(permissions), reason }, closed), {
      maxItems: 20,
      description: 'What the plugin asks for; nothing else is granted.',
    }),
    network: Type.Optional(
      Type.Array(
        Type.Object(
          {
            host: Type.String({
              pattern: '^https://([a-z0-9-]{1,63}\\.)+[a-z]{2,63}(:\\d{1,5})?$',
              maxLength: 253,
              description: 'An https origin, such as https://api.example.org.',
            }),
            reason,
          },
          closed,
        ),
        { maxItems: 5, description: 'Servers the plugin contacts; needs the permission network.' },
      ),
    ),
    publishes: Type.Optional(
      Type.Array(PublishedTopic, {
        maxItems: 10,
        description: 'What it tells other plugins; needs the permission events:publish.',
      }),
    ),
    subscribes: Type.Optional(
      Type.Array(SubscribedTopic, {
        maxItems: 20,
        description: 'What it hears from other plugins; needs the permission events:subscribe.',
      }),
    ),
    keywords: Type.Optional(Type.Array(Type.String({ maxLength: 40 }), { maxItems: 20 })),
  },
  {
    ...closed,
    description: "manifest.json at the zip's root. Trust is never stated here: it comes from the signature.",
  },
)
export type Manifest = Type.Static<typeof Manifest>
