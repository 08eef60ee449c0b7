import type { Context } from 'koa'
import { auditAndKeep } from '../../actions/audit/audit-and-keep.ts'
import { findReport } from '../../actions/audit/find-report.ts'
import { reportIdIn } from '../../domain/report.ts'
import type { World } from '../../ports/world.ts'
import { callerOf } from '../../http/caller.ts'
import { spend, type TakeQuota } from '../../http/limits/limit-rate.ts'
import { validateInput } from '../../http/validate.ts'
import { limits } from '../../../shared/vocabulary.ts'
import { paths } from '../../../shared/paths.ts'
import { AuditForm } from './audit-form.tsx'
import { AuditIntroduction } from './audit-introduction.tsx'
import { AuditReport } from './audit-report.tsx'
import { formFaults, readForm } from '../parts/form-answer.ts'
import { renderPage, type PageHead } from '../parts/layout.tsx'
import { accountOf, redirect } from '../account/session.ts'
import { giveBrowserKey } from './browser-key.ts'
import { reportTitle, sendReportPage } from './report-page.tsx'
import { SlipDrawing } from '../parts/slip-drawing.tsx'

/** The form. `?url=` fills it in but starts nothing. */
export async function auditForm(world: World, ctx: Context): Promise<void> {
  const query = new URLSearchParams(ctx.querystring)
  const value = (query.get('url') ?? '').slice(0, limits.urlLength)
  answer(ctx, head(world), <Asking value={value} isDeleted={query.get('done') === 'deleted'} />)
}

/**
 * Runs the audit, as the API does, and redirects to the report. An error that the user can fix is shown next to the field, which keeps what they
 * entered; a body that isn’t a form throws Failure. Only visits count against the limit, of the account if signed in (interface section 8: per
 * caller).
 */
export async function runAudit(world: World, takeAudit: TakeQuota, ctx: Context): Promise<void> {
  const form = await readForm(ctx)
  const typed = form.get('url')?.trim() ?? ''
  const since = reportIdIn(form.get('since') ?? '')
  ctx.set('Cache-Control', 'no-store')
  try {
    const { url } = validateInput('checkLaunchReadiness', { body: { url: typed } })
    const account = accountOf(ctx)
    const work = async () => {
      const earlier = since === null ? null : await findReport(world, since)
      const key = account === null ? giveBrowserKey(world, ctx) : null
      return auditAndKeep(world, { asked: url, via: 'web', since: earlier, key }, callerOf(ctx))
    }
    const { report, limit, previews, kept } = await spend(takeAudit, ctx, work, account?.id)
    if (kept !== null) return redirect(ctx, paths.auditReport(kept.report))
    const { score, checks, suggestedListing: listing, nextFreeWeeks: weeks } = report
    const shown = { url: report.url, asked: url, score, limit, checks, listing, previews, comparison: null, weeks }
    const description = 'What a launch audit found, with a fix for every finding.'
    sendReportPage(ctx, { title: reportTitle(score, report.url), description }, <AuditReport {...shown} kept={null} />)
  } catch (error) {
    const { faults, message } = formFaults(ctx, error)
    const fault = typed === '' ? 'Enter your product’s URL.' : (faults['url'] ?? message)
    const asking = <Asking value={typed} fault={fault} since={since ?? undefined} />
    answer(ctx, { ...head(world), title: 'Audit failed · Slipway', canonical: null }, asking)
  }
}

function answer(ctx: Context, pageHead: PageHead, content: preact.ComponentChildren): void {
  ctx.type = 'html'
  ctx.body = renderPage(pageHead, content)
}

const head = (world: World): PageHead => ({
  title: 'Pre-launch site audit · Slipway',
  description:
    'Enter your product’s URL and see what could hurt your launch: metadata, social card, links, robots.txt, copy. Every finding comes with a fix to paste.',
  canonical: `${world.siteUrl}${paths.audit()}`,
  section: 'audit',
})

type Asked = { value: string; fault?: string | undefined; since?: string | undefined; isDeleted?: boolean }

function Asking({ isDeleted = false, ...asked }: Asked) {
  return (
    <div class="wrap audit">
      <div class="audit__top grid at-end gap-6">
        <div>
          <header class="page-head">
            <h1>Pre-launch site audit</h1>
            <p>Enter your URL and see what to fix first.</p>
          </header>
          {isDeleted && (
            <p class="notice" role="status">
              Report deleted.
            </p>
          )}
          <AuditForm {...asked} />
        </div>
        <SlipDrawing />
      </div>
      <AuditIntroduction />
    </div>
  )
}
