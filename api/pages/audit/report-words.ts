import { joinWords } from '../../../shared/join-words.ts'
import type { Change, Comparison } from '../../../shared/audit/compare-reports.ts'
import { outcomeOf } from '../../../shared/audit/check.ts'
import { plural } from '../../../shared/plural.ts'
import type { Check } from '../../../shared/schemas/readiness.ts'
import { dayWords } from '../../../shared/ui/day-words.ts'

/** How many findings are named in a sentence. */
const named = 3

/** “2 fixed since November 12, 2026: Page title and Favicon.” Null if nothing was. */
export function fixedWords(comparison: Comparison | null): string | null {
  const fixed = comparison?.changes.filter(({ change }) => change === 'fixed') ?? []
  if (comparison === null || fixed.length === 0) return null
  return `${fixed.length} fixed since ${dayWords(dayOf(comparison.since))}: ${listWords(fixed.map(({ label }) => label))}.`
}

/** What has changed since the earlier report, whose score is `before`, in a few sentences. */
export function changeWords(comparison: Comparison, before: number, score: number): string {
  const of = (wanted: Change) => comparison.changes.filter(({ change }) => change === wanted).map(({ label }) => label)
  const [added, open] = [of('new'), of('open')]
  return [
    before === score ? `The score is still ${score}.` : `The score ${before < score ? 'rose' : 'fell'} from ${before} to ${score}.`,
    fixedWords(comparison) ?? `Nothing fixed since ${dayWords(dayOf(comparison.since))}.`,
    added.length > 0 ? `${added.length} new: ${listWords(added)}.` : '',
    open.length > 0 ? `${open.length} still open.` : '',
  ]
    .filter(Boolean)
    .join(' ')
}

const dayOf = (at: number): string => new Date(at).toISOString().slice(0, 10)

/** “Page title, Favicon, Canonical URL and 2 more” */
function listWords(labels: readonly string[]): string {
  const left = labels.length - named
  return joinWords(left > 0 ? [...labels.slice(0, named), `${left} more`] : labels)
}

/** “2 errors and 1 warning” */
export function openWords(checks: readonly Check[]): string {
  const [errors, warnings] = (['fail', 'warn'] as const).map((status) => checks.filter((check) => outcomeOf(check) === status).length)
  return `${plural(errors ?? 0, 'error')} and ${plural(warnings ?? 0, 'warning')}`
}

/** Who reads why an audit report was made private. */
export const withholdingHint = (hasAccount: boolean): string =>
  hasAccount
    ? 'Whoever ran the audit sees this, and can appeal. They don’t see what it was flagged for.'
    : 'Only moderators see this, as whoever ran the audit has no account.'
