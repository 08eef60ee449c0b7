import { paste, pasteAll, splitFix, type CheckDefinition, type Finding } from './check.ts'
import type { AuditFacts } from './facts.ts'
import type { PageFinding } from './facts-around.ts'
import { isShell, listed, otherPages, shortUrl } from './other-pages.ts'

const named = 3

/** What a fix changes, a line each, without what differs where a menu repeats. Comments and paths only say where. */
function linesOf({ detail, fix }: Pick<Finding, 'detail' | 'fix'>): string[] {
  if (fix === null) return []
  const lines = (splitFix(fix).snippet ?? detail).split('\n').filter((line) => !/^(?:<!-- .*-->|\s+at .*|\s*)$/.test(line))
  return lines.map((line) => line.replaceAll(/\s(?:class|aria-current)="[^"]*"/g, ''))
}

type Group = { finding: PageFinding; urls: string[] }

/** Whether only other pages have what a finding says. */
export const isElsewhere = ({ status, detail }: Pick<Finding, 'status' | 'detail'>): boolean =>
  status !== 'pass' && /^On \S*\//.test(detail)

/** Findings that say the same of several pages, the shortest first: what a menu or footer repeats is told once. */
function groupsOf(found: readonly { url: string; finding: PageFinding }[], known: Set<string>): Group[] {
  const newIn = ({ finding }: (typeof found)[number]) => linesOf(finding).filter((line) => !known.has(line))
  const alike = [...Map.groupBy(found, (one) => newIn(one).join('\n')).values()]
  return alike
    .toSorted(([one], [other]) => (one ? newIn(one).length : 0) - (other ? newIn(other).length : 0))
    .flatMap((those) => {
      const [first] = those
      const lines = first === undefined ? [] : newIn(first)
      for (const line of lines) known.add(line)
      return first === undefined || lines.length === 0 ? [] : [{ finding: first.finding, urls: those.map(({ url }) => url) }]
    })
}

const toPart = (fix: string, where = '') => {
  const { instruction, snippet } = splitFix(fix)
  const todo = where === '' ? instruction : `On ${where}, ${instruction.charAt(0).toLowerCase()}${instruction.slice(1)}`
  return { todo, text: snippet ?? '' }
}

/** Adds to a finding what its check found on the site’s other pages, but for what the page itself has, as shown or as served. */
export function withOtherPages(check: CheckDefinition, own: Finding, facts: AuditFacts): Finding {
  if (check.ofEachPage === undefined || facts.unreached?.includes('pages')) return own
  const found = otherPages(facts)
    .filter(({ page }) => !isShell(page, facts))
    .flatMap(({ page: { url, found = [] } }) => found.filter(({ id }) => id === check.id).map((finding) => ({ url, finding })))
  if (found.length === 0) return own
  const { rendered, accessibility, ...served } = facts
  const hasRun = rendered !== undefined || accessibility !== undefined
  const groups = groupsOf(found, new Set([own, ...(hasRun ? [check.run(served)] : [])].flatMap(linesOf)))
  if (groups.length === 0) return own
  const names = (urls: readonly string[]) => listed(urls.map((url) => shortUrl(url, facts.page)))
  const more = groups.slice(named).flatMap(({ urls }) => urls)
  const detail = [
    ...(own.fix === null ? [] : [own.detail]),
    ...groups.slice(0, named).map(({ urls, finding }) => `On ${names(urls)}: ${finding.detail}`),
    ...(more.length > 0 ? [`There’s more on ${names(more)}.`] : []),
  ].join(' ')
  const parts = groups.map(({ urls, finding }) => toPart(finding.fix, listed(urls)))
  const fix =
    parts.length > 1 || own.fix !== null ? pasteAll([...(own.fix === null ? [] : [toPart(own.fix)]), ...parts]) : onlyFix(parts[0])
  const isGrave = own.status === 'fail' || groups.some(({ finding }) => finding.status === 'fail')
  return { ...(own.fix !== null && own.at && { at: own.at }), status: isGrave ? 'fail' : 'warn', detail, fix }
}

const onlyFix = (part: ReturnType<typeof toPart> | undefined) =>
  part === undefined || part.text === '' ? (part?.todo ?? '') : paste(part.todo, part.text)
