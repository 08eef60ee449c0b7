import { readFileSync } from 'node:fs'
import { paths } from '../../../shared/paths.ts'
import type { Operator } from './build-stores.ts'

export type Manifest = { name: string; description: string; permissions: string[] }

type Reasons = Record<string, string>
type Answers = {
  purpose: string
  permissions: Reasons
  addedForChrome: Reasons
  hosts: Reasons
  data: Record<string, { chrome: string; why: string }>
  linter: Reasons
}
const read = (path: string): unknown => JSON.parse(readFileSync(new URL(`../../../extension/${path}`, import.meta.url), 'utf8'))

const table = (head: string, rows: readonly (readonly string[])[]) =>
  [head, head.replaceAll(/[^|]+/g, '---'), ...rows.map((row) => `| ${row.join(' | ')} |`)].join('\n')

/** The texts that the stores ask for, in Markdown: the same that the manifest and the options page are made from. Throws if a permission has no reason. */
export function storeListing(
  { siteUrl, look, firefoxId }: Operator,
  version: string,
  { name, description, permissions }: Manifest,
): string {
  const answers = read('service/store-answers.json') as Answers
  const reasons = { ...answers.permissions, ...answers.addedForChrome }
  const reasonFor = (permission: string) => {
    const reason = reasons[permission]
    if (reason === undefined) throw new Error(`extension/service/store-answers.json doesn’t say why the extension needs ${permission}.`)
    return reason
  }
  return `# ${name} ${version}

- Summary: ${description}
- Website and support: ${siteUrl}/
- Privacy policy: ${siteUrl}${paths.privacy()} (written under ${siteUrl}${paths.settings()})
- Firefox id: \`${firefoxId}\`
- Screenshots: run \`npm run store-pictures\`

## Description

Find what’s broken on your site before launch day: missing tags, broken previews, unreadable text, dead links, forms that fail. Every finding comes with a fix
to copy. Then prepare your launch on ${look.name} (${siteUrl}/) and fill in other directories’ forms, without leaving the page.

## Single purpose

${answers.purpose}

## Permissions

${table(
  '| permission | why |',
  permissions.map((permission) => [`\`${permission}\``, reasonFor(permission)]),
)}
${Object.entries(answers.hosts)
  .map(([host, why]) => `| Hosts: ${host === 'the server' ? `\`${siteUrl}/*\`` : host} | ${why} |`)
  .join('\n')}

Remote code: none. All code is in the package.

## Data

${table(
  '| Firefox | Chrome | what |',
  Object.entries(answers.data).map(([kind, { chrome, why }]) => [kind, chrome, why]),
)}

${table('| what the user does | what is sent |', Object.entries(read('options/sent.json') as Reasons))}

All of it goes to the server of ${look.name}, and only when the user asks for it. Chrome’s three statements hold: data isn’t sold or given to others, isn’t used
for anything but the single purpose, and isn’t used for credit or lending. In your privacy policy, add what you do with the data on your server.

## For the reviewers

Build: \`BUILD.md\` in the sources archive. The warnings of addons-linter:

${table('| warning | why it’s there |', Object.entries(answers.linter))}
`
}
