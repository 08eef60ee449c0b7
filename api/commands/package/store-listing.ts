import { readFileSync } from 'node:fs'
import { paths } from '../../../shared/paths.ts'
import { fillWords } from '../../../shared/fill-words.ts'
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
export function storeListing({ siteUrl, look, firefoxId }: Operator, version: string, { name, description, permissions }: Manifest) {
  const answers = read('service/store-answers.json') as Answers
  const reasons = { ...answers.permissions, ...answers.addedForChrome }
  const reasonFor = (permission: string) => {
    const reason = reasons[permission]
    if (reason === undefined) throw new Error(`extension/service/store-answers.json doesn’t say why the extension needs ${permission}.`)
    return reason
  }
  const hosts = Object.entries(answers.hosts).map(([host, why]) => [`Hosts: ${host === 'the server' ? `\`${siteUrl}/*\`` : host}`, why])
  return fillWords(readFileSync(new URL('store-listing.md', import.meta.url), 'utf8'), {
    name,
    version,
    description,
    home: `${siteUrl}/`,
    privacy: siteUrl + paths.privacy(),
    settings: siteUrl + paths.settings(),
    firefoxId,
    site: look.name,
    purpose: answers.purpose,
    permissions: table('| permission | why |', [
      ...permissions.map((permission) => [`\`${permission}\``, reasonFor(permission)]),
      ...hosts,
    ]),
    data: table(
      '| Firefox | Chrome | what |',
      Object.entries(answers.data).map(([kind, { chrome, why }]) => [kind, chrome, why]),
    ),
    sent: table('| what the user does | what is sent |', Object.entries(read('options/sent.json') as Reasons)),
    warnings: table('| warning | why it’s there |', Object.entries(answers.linter)),
  })
}
