import { failedToRun } from '../../../shared/audit/check.ts'
import { checks } from '../../../shared/audit/checks/index.ts'
import type { PageFinding } from '../../../shared/audit/facts-around.ts'
import type { AuditFacts, PageTopic } from '../../../shared/audit/facts.ts'
import { runAudit } from '../../../shared/audit/run-audit.ts'
import { ofOneThing } from '../../../shared/audit/words/claims/stated.ts'

const general = checks.filter(({ ofEachPage }) => ofEachPage !== undefined)
const ofOne = general.filter(({ ofEachPage }) => ofEachPage === 'any')
const caps = { detail: 600, fix: 4_000 }

/** What the checks that judge each page find on one that isn’t the site’s first. */
export function findingsOn(
  { page, site, ...facts }: Pick<AuditFacts, 'page' | 'markup' | 'response' | 'site'>,
  topic: PageTopic | null,
): PageFinding[] {
  const definitions = ofOneThing.test(page.url) ? ofOne : general
  const listing = { name: null, tagline: null, description: null, categories: [], pricing: null }
  const found = runAudit({ page, listing, site: { language: null, ...site, topic }, ...facts }, { definitions }).checks
  return found.flatMap(({ id, status, detail, fix }) =>
    status === 'pass' || fix === null || detail === failedToRun
      ? []
      : [{ id, status, detail: detail.slice(0, caps.detail), fix: fix.slice(0, caps.fix) }],
  )
}
