import type { SdkReference } from '../../contracts/sdkReference.ts'

/** The whole surface as one text, so that a change of it is seen where changes are read. */
export function reportText({ version, methods, permissions, points, modules }: SdkReference): string {
  return [
    `# The surface of @msdat/sdk ${version}`,
    'Written by a test from the built types and the contracts: `npm run build`, then `npx vitest run -u --project unit sdk/src/toolchain/npmPackage/apiReport.test.ts`.',
    '## Permissions',
    permissions.map(({ name, text }) => `- \`${name}\`: ${text}`).join('\n'),
    '## Contribution points',
    ...points.map(({ name, fields }) => `### ${name}\n\n${block(fields.map(fieldText).join('\n'))}`),
    '## Host methods',
    ...methods.map(
      ({ name, permission, cost, deadlineMs, input, output }) =>
        `### ${name}\n\n${permission ?? 'no permission'}, cost ${cost}, ${deadlineMs} ms\n\n${block(`input: ${input}\noutput: ${output}`)}`,
    ),
    ...modules.flatMap(({ specifier, entries }) => [
      `## ${specifier}`,
      ...entries.map(({ name, code }) => `### ${name}\n\n${block(code)}`),
    ]),
    '',
  ].join('\n\n')
}

const fieldText = ({ name, type, isRequired }: SdkReference['manifest'][number]): string =>
  `${name}${isRequired ? '' : '?'}: ${type}`

const block = (code: string): string => `\`\`\`ts\n${code}\n\`\`\``
