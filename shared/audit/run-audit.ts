import type { Place } from '../rendered/rendered.ts'
import type { Check } from '../schemas/readiness.ts'
import {
  canRun,
  failedToRun,
  isDoubtful,
  pass,
  tookTooLong,
  warn,
  weightOf,
  wereBusy,
  type CheckDefinition,
  type Finding,
} from './check.ts'
import { checks } from './checks/index.ts'
import { withOtherPages } from './each-page.ts'
import type { AuditFacts } from './facts.ts'
import { scoreLimit, type ScoreLimit } from './limits.ts'
import { byCost, type Caps, scoreOf } from './score.ts'
import { withLost } from './watched/heard.ts'
import { runOnViews } from './watched/join-views.ts'

/** The checks, costliest first. `limit` is what keeps the score down, whatever the other checks found; null if nothing does. */
export type Audit = { checks: Check[]; score: number; limit: ScoreLimit | null; caps: Caps; places: Places }

/** The elements that open findings are about, by check. */
export type Places = Readonly<Record<string, readonly Place[]>>

type Options = {
  definitions?: readonly CheckDefinition[]
  /** Called for every check that throws, which is a defect. */
  onError?: (id: string, error: unknown) => void
  /** Whether the time for all checks is used up. The rest isn’t run, and says so. */
  isOutOfTime?: () => boolean
}

/** Thrown when a check reads what the visit gave up. */
class Unreached extends Error {}

/** The facts, without access to those that the visit gave up. */
function withoutUnreached({ unreached = [], ...facts }: AuditFacts): AuditFacts {
  for (const name of unreached) {
    Object.defineProperty(facts, name, {
      enumerable: true,
      get() {
        throw new Unreached()
      },
    })
  }
  return facts
}

/** Whether to run a check: its facts are there, or would be if the visit hadn’t given them up. */
const isKnown = (check: CheckDefinition, facts: AuditFacts): boolean =>
  canRun(check, facts) || [...check.needs, ...(check.needsOne ?? [])].some((need) => facts.unreached?.some((name) => name === need))

/** Checks that say themselves what didn’t load, and why. */
const explained = new Set(['blocked-content', 'console-errors', 'script-errors', 'main-thread', 'views'])

/** Checks of what scripts and styles draw, which don’t need watching. */
const drawn = new Set([
  'visible-content',
  'leaked-values',
  'readable-text',
  'usable-page',
  'page-values',
  'page-width',
  'text-size',
  'target-size',
  'contrast',
])

/** What was found on the page itself stands where there was no time for the others. */
function onAllPages(check: CheckDefinition, own: Finding, facts: AuditFacts): Finding {
  try {
    return withOtherPages(check, own, facts)
  } catch (error) {
    if (error instanceof Unreached) return own
    throw error
  }
}

/** A check that throws never kills the report, and its weight doesn’t count: it says nothing about the site. */
function runCheck(check: CheckDefinition, facts: AuditFacts, onError: Options['onError']): Finding {
  try {
    for (const need of check.needs) void facts[need]
    const finding = onAllPages(check, runOnViews(check, facts, check.run), facts)
    return facts.watched !== undefined && (check.needs.includes('watched') || drawn.has(check.id)) && !explained.has(check.id)
      ? withLost(finding, facts.watched)
      : finding
  } catch (error) {
    if (error instanceof Unreached) return pass(wereBusy)
    onError?.(check.id, error)
    const fix = `Run the audit again. If it keeps failing, report check “${check.id}” to this site’s operator.`
    return warn(failedToRun, fix)
  }
}

/**
 * Runs every check whose facts are there: with the page and its listing alone (a browser tab), or with everything a visit
 * and the catalog know. Throws nothing.
 */
export function runAudit(facts: AuditFacts, { definitions = checks, onError, isOutOfTime = () => false }: Options = {}): Audit {
  const known = withoutUnreached(facts)
  const run = (check: CheckDefinition) => (isOutOfTime() ? pass(tookTooLong) : runCheck(check, known, onError))
  const results = definitions.filter((check) => isKnown(check, facts)).map((check) => ({ check, finding: run(check) }))
  const { limit, caps } = scoreLimit(facts, new Set(results.flatMap(({ check, finding }) => (isDoubtful(finding) ? check.id : []))))
  const weights = Object.fromEntries(definitions.map(({ id, weight }) => [id, weight]))
  return {
    checks: byCost(
      results.map(({ check: { id, label }, finding: { status, detail, fix } }) => ({ id, label, status, detail, fix })),
      weights,
      caps,
    ),
    score: scoreOf(
      results.map(({ check, finding }) => ({ status: finding.status, weight: weightOf(finding, check.weight) })),
      limit,
    ),
    limit,
    caps,
    places: Object.fromEntries(results.flatMap(({ check: { id }, finding }) => ('at' in finding ? [[id, finding.at]] : []))),
  }
}
