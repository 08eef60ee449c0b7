import type { Check } from '../../schemas/readiness.ts'
import { splitFix } from '../check.ts'
import { learnMoreOf } from '../checks/index.ts'
import { nothingOpen, openFindings, type Exported } from './open-findings.ts'

const joiner = '\u2060'

/**
 * Escapes a page’s text: no markup (https://spec.commonmark.org/0.31.2/#backslash-escapes), and no mention or issue link on the
 * sites that turn text into them.
 */
export const escapeMarkdown = (text: string): string =>
  text
    .replaceAll(/[\r\n]+/g, ' ')
    .replaceAll(/[\\`*_{}[\]<>|~&!]/g, String.raw`\$&`)
    .replaceAll(/[@#](?=\w)/g, `$&${joiner}`)

/** Code in a fence that it can’t close (https://spec.commonmark.org/0.31.2/#fenced-code-blocks). */
export function fenceCode(code: string): string {
  const maxTicks = Math.max(2, ...Array.from(code.matchAll(/`+/g), ([ticks]) => ticks.length))
  const fence = '`'.repeat(maxTicks + 1)
  return `${fence}\n${code}\n${fence}`
}

/** https://spec.commonmark.org/0.31.2/#autolinks */
const autolink = (url: string): string => (/^https?:\/\/[^\s<>]+$/.test(url) ? `<${url}>` : escapeMarkdown(url))

function finding({ id, label, detail, fix }: Check): string {
  const learnMore = learnMoreOf(id)
  const { instruction, snippet } = splitFix(fix ?? '')
  const parts = [`### ${escapeMarkdown(label)}`, escapeMarkdown(detail), escapeMarkdown(instruction)]
  return [
    ...parts.filter((part) => part !== ''),
    ...(snippet === null ? [] : [fenceCode(snippet)]),
    ...(learnMore === null ? [] : [`[Learn more](${learnMore})`]),
  ].join('\n\n')
}

/** Every open finding with its fix, as Markdown: for an issue, a pull request or a wiki. */
export function toMarkdown({ url, score, checks, day, link, since }: Exported): string {
  const groups = openFindings(checks).map(({ title, found }) => [`## ${title}`, ...found.map(finding)].join('\n\n'))
  const report = link === null ? '' : ` ([report](${link}))`
  const head = [`# Launch audit of ${autolink(url)}`, `**${score} of 100** on ${day}${report}.`, ...(since === undefined ? [] : [since])]
  return `${[...head, ...(groups.length === 0 ? [nothingOpen] : groups)].join('\n\n')}\n`
}
