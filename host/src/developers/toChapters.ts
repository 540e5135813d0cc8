import type { ReferenceField, SdkReference } from '@msdat/sdk/contracts/sdkReference'
import { exampleAddress, kitParts } from './kitParts.ts'

/** One thing to look up. */
export interface Topic {
  /** Stands in the address, behind the #. */
  id: string
  name: string
  /** What kind of thing it is, or what it needs; short. */
  tag: string
  words: string
  code: string
  /** The contribution point that is drawn beside it. */
  point?: string
  /** Where on this page it is shown live; without the #. */
  example?: string
}

export interface Chapter {
  id: string
  title: string
  words: string
  topics: Topic[]
}

/** The reference in the order in which it is read. */
export function toChapters(reference: SdkReference): Chapter[] {
  const { capacity, refillPerSecond } = reference.bucket
  const parts = new Set(kitParts(reference).map(({ name }) => name))
  return [
    {
      id: 'recipes',
      title: 'Recipes',
      words: 'Each is a whole view. They are built and drawn in our own tests.',
      topics: reference.recipes.map(({ id, title, words, code }) => ({
        id: `recipe-${id}`,
        name: title,
        tag: '',
        words,
        code,
      })),
    },
    {
      id: 'points',
      title: 'Contribution points',
      words: 'What a plugin can add: the entries of "contributes" in manifest.json.',
      topics: reference.points.map(({ name, what, fields }) => ({
        id: `point-${name}`,
        name,
        tag: 'point',
        words: `${what[0]?.toUpperCase()}${what.slice(1)}.`,
        code: fieldsText(fields),
        point: name,
      })),
    },
    {
      id: 'manifest',
      title: 'Manifest and settings',
      words: 'manifest.json at the root of the zip, and what one setting of a contribution can say.',
      topics: [
        ...reference.manifest.map((field) => toTopic('manifest', field)),
        ...reference.setting.map((field) => toTopic('setting', field)),
      ],
    },
    {
      id: 'permissions',
      title: 'Permissions',
      words: 'Visitors read these sentences with your reason, and can take each back at any time.',
      topics: reference.permissions.map(({ name, text }) => ({
        id: `permission-${name}`,
        name,
        tag: 'permission',
        words: `${text}.`,
        code: `{ "name": "${name}", "reason": "…" }`,
      })),
    },
    {
      id: 'methods',
      title: 'Host methods',
      words: `host.call(name, input), or useHostAnswer(name, input); useHostAnswers(name, inputs) asks several at once. A frame has ${capacity} to spend, and ${refillPerSecond} more each second.`,
      topics: reference.methods.map(({ name, summary, permission, cost, deadlineMs, input, output }) => ({
        id: `method-${name}`,
        name,
        tag: permission ?? 'no permission',
        words: `${summary} Costs ${cost}; answers within ${deadlineMs / 1000} s, or with timed_out.`,
        code: `input: ${input}\n\noutput: ${output}`,
      })),
    },
    ...reference.modules.map(({ specifier, entries }) => ({
      id: specifier.replace('@msdat/', '').replaceAll('/', '-'),
      title: specifier,
      words: moduleWords[specifier] ?? '',
      topics: entries.map(({ name, kind, words, code }) => ({
        id: `${specifier.replace('@msdat/', '').replaceAll('/', '-')}-${name}`,
        name,
        tag: kind,
        words,
        code,
        ...(kind === 'part' && parts.has(name) && { example: exampleAddress(name) }),
      })),
    })),
  ]
}

const moduleWords: Record<string, string> = {
  '@msdat/sdk': 'The entry of a plugin, and hooks that ask the page.',
  '@msdat/sdk/kit': 'Cards, tables, states, fields and formats.',
  '@msdat/sdk/kit/charts': 'Columns, lines and dots.',
  '@msdat/sdk/kit/maps': 'The states on a map.',
  '@msdat/sdk/kit/plots': 'All further charts, and the frame for charts of your own.',
  '@msdat/sdk/kit/atlas': 'Several maps, maps that open, points on a map.',
  '@msdat/sdk/methods': 'The statistics of the platform, as plain functions.',
  '@msdat/sdk/testing': 'For tests: a page in memory, and figures to test with.',
}

const toTopic = (of: string, field: ReferenceField): Topic => ({
  id: `${of}-${field.name}`,
  name: of === 'setting' ? `settings.*.${field.name}` : field.name,
  tag: field.isRequired ? 'required' : 'optional',
  words: field.description,
  code: field.type,
})

const fieldsText = (fields: readonly ReferenceField[]): string =>
  fields
    .map(({ name, type, isRequired, description }) =>
      [description && `// ${description}`, `${name}${isRequired ? '' : '?'}: ${type}`]
        .filter(Boolean)
        .join('\n'),
    )
    .join('\n')

/** The chapters with the topics in which each word stands; all of them where nothing is asked. */
export function findTopics(chapters: readonly Chapter[], query: string): Chapter[] {
  const words = query.toLowerCase().split(/\s+/).filter(Boolean)
  const fits = ({ name, tag, words: text, code }: Topic): boolean => {
    const whole = `${name} ${tag} ${text} ${code}`.toLowerCase()
    return words.every((word) => whole.includes(word))
  }
  const rank = ({ name }: Topic): number => (words.some((word) => name.toLowerCase().includes(word)) ? 0 : 1)
  return chapters
    .map((chapter) => ({
      ...chapter,
      topics:
        words.length === 0
          ? chapter.topics
          : chapter.topics.filter(fits).toSorted((a, b) => rank(a) - rank(b)),
    }))
    .filter(({ topics }) => topics.length > 0)
}
