import type { Context } from 'koa'
import { checkLaunchReadiness } from '../../actions/audit/check-launch-readiness.ts'
import type { World } from '../../ports/world.ts'
import { callerOf } from '../../http/caller.ts'
import { spend, type TakeQuota } from '../../http/limits/limit-rate.ts'
import { validateInput } from '../../http/validate.ts'
import { hostOf } from '../../../shared/hosts.ts'
import { limits } from '../../../shared/vocabulary.ts'
import { AuditForm } from './audit-form.tsx'
import { AuditIntroduction } from './audit-introduction.tsx'
import { AuditReport } from './audit-report.tsx'
import { formFaults, readForm } from '../parts/form-answer.ts'
import { renderPage, type PageHead } from '../parts/layout.tsx'
import { accountOf } from '../account/session.ts'
import { SlipDrawing } from '../parts/slip-drawing.tsx'

/** The form. `?url=` fills it in but starts nothing. */
export async function auditForm(world: World, ctx: Context): Promise<void> {
  const value = (new URLSearchParams(ctx.querystring).get('url') ?? '').slice(0, limits.urlLength)
  answer(ctx, head(world), <Asking value={value} />)
}

/**
 * Runs the audit, by the same action as the API. An error that a person can fix is shown next to the field, which keeps what they entered; a
 * body that isn’t a form throws Failure. Only visits count against the limit, of the account if signed in (interface section 8: per caller).
 */
export async function runAudit(world: World, takeAudit: TakeQuota, ctx: Context): Promise<void> {
  const typed = (await readForm(ctx)).get('url')?.trim() ?? ''
  ctx.set('Cache-Control', 'no-store')
  try {
    const input = validateInput('checkLaunchReadiness', { body: { url: typed } })
    const report = await spend(takeAudit, ctx, () => checkLaunchReadiness(world, input, callerOf(ctx)), accountOf(ctx)?.id)
    answer(
      ctx,
      { ...head(world), title: `${report.score} of 100: ${hostOf(report.url)} · Slipway audit`, canonical: null },
      <AuditReport report={report} typed={typed} />,
    )
  } catch (error) {
    const { faults, message } = formFaults(ctx, error)
    const fault = typed === '' ? 'Enter your product’s URL.' : (faults['url'] ?? message)
    answer(ctx, { ...head(world), title: 'Audit failed · Slipway', canonical: null }, <Asking value={typed} fault={fault} />)
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
  canonical: `${world.siteUrl}/audit/`,
  section: 'audit',
})

function Asking({ value, fault }: { value: string; fault?: string | undefined }) {
  return (
    <div class="wrap audit">
      <div class="audit__top">
        <div>
          <header class="page-head">
            <h1>Pre-launch site audit</h1>
            <p>Enter your URL and see what to fix first.</p>
          </header>
          <AuditForm value={value} fault={fault} />
        </div>
        <SlipDrawing />
      </div>
      <AuditIntroduction />
    </div>
  )
}
