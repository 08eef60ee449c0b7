import type { Place } from '../rendered/rendered.ts'
import type { AuditFacts } from './facts.ts'

/** A pass has no fix; warn and fail require one that can be pasted or done right away. `at` are the elements that it’s about, first what the detail names. */
export type Finding =
  | { status: 'pass'; detail: string; fix: null }
  | { status: 'warn' | 'fail'; detail: string; fix: string; at?: readonly Place[] }
type Located = readonly { place?: Place | null }[]

export const pass = (detail: string): Finding => ({ status: 'pass', detail, fix: null })
export const warn = (detail: string, fix: string, at: Located = []): Finding => ({ status: 'warn', detail, fix, ...placesOf(at) })
export const fail = (detail: string, fix: string, at: Located = []): Finding => ({ status: 'fail', detail, fix, ...placesOf(at) })

function placesOf(located: Located): { at?: readonly Place[] } {
  const at = located.flatMap(({ place }) => place ?? [])
  return at.length === 0 ? {} : { at }
}

/**
 * The form of every fix, in plain text. The first line says where the snippet goes and what it replaces; everything after the first line break
 * is the snippet, to be pasted as it is. Followed to the letter, a fix makes its check pass. A fix without a snippet is its first line alone.
 */
export const paste = (instruction: string, snippet: string): string => `${instruction}\n${snippet}`

/** Several instructions with their snippets as one fix; each instruction ends in a colon. */
export const pasteAll = (parts: readonly { todo: string; text: string }[]): string =>
  parts.length === 1
    ? paste(parts[0]?.todo ?? '', parts[0]?.text ?? '')
    : paste('Make these changes:', parts.map(({ todo, text }) => `<!-- ${todo} -->\n${text}`).join('\n\n'))

/** Two or more findings of one check as one: the worst, with what the others found. */
export function joinFindings(findings: readonly [Finding, ...Finding[]]): Finding {
  const open = findings.filter((finding) => finding.status !== 'pass')
  if (open.length < 2) return open[0] ?? findings[0]
  const status = open.some((finding) => finding.status === 'fail') ? 'fail' : 'warn'
  const parts = open.map(({ fix }) => {
    const { instruction, snippet } = splitFix(fix)
    return { todo: instruction, text: snippet ?? '' }
  })
  const at = open.flatMap((finding) => finding.at ?? [])
  return { status, detail: open.map(({ detail }) => detail).join(' '), fix: pasteAll(parts), ...(at.length > 0 && { at }) }
}

/** A fix's two parts; the snippet is null if there is none. */
export function splitFix(fix: string): { instruction: string; snippet: string | null } {
  const end = fix.indexOf('\n')
  return end === -1 ? { instruction: fix, snippet: null } : { instruction: fix.slice(0, end), snippet: fix.slice(end + 1) }
}

/** Splits a detail into its first sentence, which names the thing, and the rest. The page’s own sentences, in quotes or brackets, don’t end it. */
export function splitDetail(detail: string): { headline: string; rest: string } {
  const [headline = ''] = /^(?:“[^”]*”|\([^)]*\)|[^.!?…]|[.!?…](?!\s|$))*[.!?…]*/.exec(detail) ?? []
  return { headline, rest: detail.slice(headline.length).trim() }
}

/** What `run-audit.ts` says about a check that threw. */
export const failedToRun = 'This check failed to run.'

/** What `run-audit.ts` says about a check of something that a visit gave up because our machine was busy. It says nothing about the page. */
export const wereBusy = 'Not checked: we were busy.'

/** What `run-audit.ts` says about checks for which no time was left. */
export const tookTooLong = 'Not checked: we ran out of time.'

/** How a finding ends that files of other hosts may explain: an extension or a network may have kept them from this browser alone. */
export const mayBeWhy = 'didn’t load in this browser, which may be why.'

/** Whether the page may be right wherever these files load. */
export const isDoubtful = ({ detail }: { detail: string }): boolean => detail.includes(mayBeWhy)

/** Whether a finding says anything about the page: some checks can’t measure what they judge everywhere. */
export const isMeasured = ({ detail }: { detail: string }): boolean => detail !== failedToRun && !/^Not (?:measured|checked)/.test(detail)

/** What a finding weighs in the score: nothing if its check wasn’t done, which isn’t a pass. */
export const weightOf = (finding: { detail: string }, weight: number): number => (isMeasured(finding) ? weight : 0)

/** What a report shows of a finding: the contract has no status for what wasn’t checked. */
export type Outcome = Finding['status'] | 'unchecked'
export const outcomeOf = (finding: Pick<Finding, 'status' | 'detail'>): Outcome =>
  finding.status === 'pass' && !isMeasured(finding) ? 'unchecked' : finding.status

type FactName = keyof AuditFacts

export type CheckDefinition = {
  id: string
  label: string
  /** Share of the score, relative to the other checks. */
  weight: number
  /** The rule’s own page: a standard, or the documentation of whoever applies it. */
  learnMore?: string
  /** Facts, besides page and listing, that this check needs to run. */
  needs: readonly FactName[]
  /** One of these facts is enough. */
  needsOne?: readonly FactName[]
  /** Whether it also reads what the running page shows, though it doesn’t need that. */
  isOfView?: boolean
  /** Whether it also judges the site’s other pages that were opened in a browser. */
  isOfOthers?: boolean
  /** Which of the site’s other pages it also checks in their HTML: all, or all but posts and pages about a single item. Unset: none. */
  ofEachPage?: 'any' | 'general'
  run: (facts: AuditFacts) => Finding
}

/** Whether the facts that a check needs are there. */
export const canRun = ({ needs, needsOne }: CheckDefinition, facts: AuditFacts): boolean =>
  needs.every((need) => facts[need] !== undefined) && (needsOne?.some((need) => facts[need] !== undefined) ?? true)

/** Types a check: inside `run`, the facts it needs are there. */
export const defineCheck = <const Need extends FactName = never>(
  check: Omit<CheckDefinition, 'needs' | 'run'> & {
    needs?: readonly Need[]
    run: (facts: AuditFacts & Required<Pick<AuditFacts, Need>>) => Finding
  },
): CheckDefinition => ({ ...check, needs: check.needs ?? [], run: check.run as CheckDefinition['run'] })
