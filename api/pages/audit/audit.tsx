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

/** The form alone; `?url=` fills it in and starts nothing. */
export async function auditForm(world: World, ctx: Context): Promise<void> {
  const value = (new URLSearchParams(ctx.querystring).get('url') ?? '').slice(0, limits.urlLength)
  answer(ctx, head(world), <Asking value={value} />)
}

/**
 * The audit itself, by the same action as the API. What a person can mend is told beside the field, with what they typed kept;
 * a body that is no form throws Failure. Only visits count against the limit, of the
 * account for who is signed in (interface section 8: per caller).
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
    const fault = typed === '' ? 'Type the address of your product’s site.' : (faults['url'] ?? message)
    answer(ctx, { ...head(world), title: `Not audited · Slipway`, canonical: null }, <Asking value={typed} fault={fault} />)
  }
}

function answer(ctx: Context, pageHead: PageHead, content: preact.ComponentChildren): void {
  ctx.type = 'html'
  ctx.body = renderPage(pageHead, content)
}

const head = (world: World): PageHead => ({
  title: 'Launch readiness audit · Slipway',
  description:
    'Type your product’s address and see what would hurt its launch: metadata, social card, links, robots, copy. Every finding comes with a fix to paste.',
  canonical: `${world.siteUrl}/audit/`,
  section: 'audit',
})

function Asking({ value, fault }: { value: string; fault?: string | undefined }) {
  return (
    <div class="wrap audit">
      <div class="audit__top">
        <div>
          <header class="page-head">
            <h1>Audit your site before the launch</h1>
            <p>One visit to your page, and you know what to fix first.</p>
          </header>
          <AuditForm value={value} fault={fault} />
        </div>
        <SlipDrawing />
      </div>
      <AuditIntroduction />
    </div>
  )
}
