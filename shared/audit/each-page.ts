import { paste, pasteAll, splitFix, type CheckDefinition, type Finding } from './check.ts'
import { type Part, toPart } from './joining/elsewhere.ts'
import type { AuditFacts } from './facts.ts'
import type { PageFinding } from './facts-around.ts'
import { isShell, listed, otherPages, shortUrl } from './other-pages.ts'

const named = 3

/** What a fix changes, a line each, without what differs where a menu repeats. Comments and paths only say where. */
function linesOf({ detail, fix }: Pick<Finding, 'detail' | 'fix'>): string[] {
  if (fix === null) return []
  const lines = (splitFix(fix).snippet ?? detail).split('\n').filter((line) => !/^(?:<!-- .*-->|\s+at .*|\s*)$/.test(line))
  return lines.map((line) => varying.reduce((text, [pattern, kept]) => text.replaceAll(pattern, kept), line))
}

/** What differs where the same part is repeated on each page: states, numbered or random names, values and queries. */
const varying: [RegExp, string][] = [
  [/\s(?:class|aria-current|aria-controls|value|nonce)="[^"]*"/g, ''],
  [/(\s(?:id|for|name)="[^"]*?)(?:[-_:][\w:-]*)?\d[\w:-]*"/g, '$1"'],
  [/(\shref="[^"?]*)\?[^"]*"/g, '$1"'],
]

type Group = { finding: PageFinding; urls: string[] }

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

/** What a check finds in the page’s HTML alone; null if that is all that is known of it. What a visit gave up can’t be read. */
function asServed(check: CheckDefinition, facts: AuditFacts): Finding | null {
  const { rendered, accessibility, ...known } = Object.getOwnPropertyDescriptors(facts)
  if (rendered?.value === undefined && accessibility?.value === undefined) return null
  try {
    return check.run(Object.defineProperties({}, known) as AuditFacts)
  } catch {
    return null
  }
}

/** Adds to a finding what its check found on the site’s other pages, but for what the page itself has, as shown or as served. */
export function withOtherPages(check: CheckDefinition, own: Finding, facts: AuditFacts): Finding {
  if (check.ofEachPage === undefined) return own
  const found = otherPages(facts)
    .filter(({ page }) => !isShell(page, facts))
    .flatMap(({ page: { url, found = [] } }) => found.filter(({ id }) => id === check.id).map((finding) => ({ url, finding })))
  if (found.length === 0) return own
  const served = asServed(check, facts)
  // Scripts that fix this page may fix the others, too.
  if (own.fix === null && served !== null && served.fix !== null) return own
  const groups = groupsOf(found, new Set([own, ...(served === null ? [] : [served])].flatMap(linesOf)))
  if (groups.length === 0) return own
  const names = (urls: readonly string[]) => listed(urls.map((url) => shortUrl(url, facts.page)))
  const more = groups.slice(named).flatMap(({ urls }) => urls)
  const detail = [
    ...(own.fix === null ? [] : [own.detail]),
    ...groups.slice(0, named).map(({ urls, finding }) => `On ${names(urls)}: ${finding.detail}`),
    ...(more.length > 0 ? [`Also found on ${names(more)}.`] : []),
  ].join(' ')
  const parts = groups.map(({ urls, finding }) => toPart(finding.fix, listed(urls)))
  const fix =
    parts.length > 1 || own.fix !== null ? pasteAll([...(own.fix === null ? [] : [toPart(own.fix)]), ...parts]) : onlyFix(parts[0])
  const isGrave = own.status === 'fail' || groups.some(({ finding }) => finding.status === 'fail')
  return { ...(own.fix !== null && own.at && { at: own.at }), status: isGrave ? 'fail' : 'warn', detail, fix }
}

const onlyFix = (part: Part | undefined) => (part === undefined || part.text === '' ? (part?.todo ?? '') : paste(part.todo, part.text))
