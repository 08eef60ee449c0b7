import { failedToRun } from '../../../shared/audit/check.ts'
import { checks } from '../../../shared/audit/checks/index.ts'
import type { PageFinding } from '../../../shared/audit/facts-around.ts'
import type { AuditFacts } from '../../../shared/audit/facts.ts'
import { runAudit } from '../../../shared/audit/run-audit.ts'
import { ofOneThing } from '../../../shared/audit/words/claims/stated.ts'

const any = checks.filter(({ ofEachPage }) => ofEachPage === 'any')
const all = checks.filter(({ ofEachPage }) => ofEachPage !== undefined)
const caps = { detail: 600, fix: 4_000 }

/** What the checks that judge each page find on one that isn’t the site’s first. */
export function findingsOn({ page, ...facts }: Pick<AuditFacts, 'page' | 'markup' | 'response'>): PageFinding[] {
  const listing = { name: null, tagline: null, description: null, categories: [], pricing: null }
  const found = runAudit({ page, listing, ...facts }, { definitions: ofOneThing.test(page.url) ? any : all }).checks
  return found.flatMap(({ id, status, detail, fix }) =>
    status === 'pass' || fix === null || detail === failedToRun
      ? []
      : [{ id, status, detail: detail.slice(0, caps.detail), fix: fix.slice(0, caps.fix) }],
  )
}
