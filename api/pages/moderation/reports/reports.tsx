import type { Context } from 'koa'
import { removeComment } from '../../../actions/community/remove-comment.ts'
import { unpublishReported } from '../../../actions/moderation/reports/unpublish-reported.ts'
import { dismissReports } from '../../../actions/moderation/reports/dismiss-reports.ts'
import { readReports, reportOrders, type ReportOrder } from '../../../actions/moderation/reports/read-reports.ts'
import { Failure, invalidRequest } from '../../../domain/failure.ts'
import type { Decision } from '../../../domain/moderation/records.ts'
import type { Profile } from '../../../domain/records.ts'
import type { World } from '../../../ports/world.ts'
import { redirect } from '../../account/session.ts'
import { formFaults } from '../../parts/form-answer.ts'
import { sendModerationPage } from '../moderation-frame.tsx'
import { readModeratorsForm, requireModeratorHere } from '../moderators-only.ts'
import type { RefusedAction } from './report-actions.tsx'
import { reportsLink, ReportsPage } from './reports-page.tsx'
import { plural } from '../../../../shared/plural.ts'

/** Open reports, grouped by what they are about. */
export async function reports(world: World, ctx: Context): Promise<void> {
  const account = requireModeratorHere(world, ctx)
  const query = new URLSearchParams(ctx.querystring)
  await show(world, ctx, account, { order: orderOf(query.get('order')), page: pageOf(query.get('page')) })
}

/** Dismisses reports, deletes a comment or unpublishes a launch. A refused form is shown again with everything typed. */
export async function decideOnReports(world: World, ctx: Context): Promise<void> {
  const sent = await readModeratorsForm(world, ctx)
  if (sent === null) return
  const { form, account } = sent
  const place = { order: orderOf(form.get('order')), page: pageOf(form.get('page')) }
  const subjectId = form.get('subject') ?? ''
  try {
    const decision = await carryOut(world, form, account)
    redirect(ctx, reportsLink({ ...place, decided: decision.id }))
  } catch (error) {
    const { faults, message } = explain(ctx, error)
    const fault = faults['reason']
    const refused = fault === undefined ? undefined : { subjectId, reason: form.get('reason') ?? '', fault }
    await show(world, ctx, account, { ...place, refused, alert: fault === undefined ? message : undefined })
  }
}

async function carryOut(world: World, form: URLSearchParams, account: Profile): Promise<Decision> {
  const subjectId = form.get('subject') ?? ''
  switch (form.get('do')) {
    case 'dismiss':
      return dismissReports(world, { subjectId, until: form.get('until') ?? '' }, account)
    case 'delete': {
      const decision = await removeComment(world, { id: subjectId }, account)
      if (decision === null) throw new Failure('CONFLICT', 'Your own comment was deleted.')
      return decision
    }
    case 'unpublish':
      return unpublishReported(world, { launchId: subjectId, reason: form.get('reason') ?? '' }, account)
    default:
      throw invalidRequest('Choose what to do.', 'form')
  }
}

/** What was deleted in the meantime, or isn’t this moderator’s to decide, is told above the queue. */
function explain(ctx: Context, error: unknown) {
  if (!(error instanceof Failure) || !(error.code === 'NOT_FOUND' || error.code === 'FORBIDDEN')) return formFaults(ctx, error)
  ctx.status = error.code === 'FORBIDDEN' ? 403 : 409
  return { faults: {} as Record<string, string>, message: error.message }
}

const orderOf = (given: string | null): ReportOrder => reportOrders.find((order) => order === given) ?? 'oldest'

const pageOf = (given: string | null): number => Number.parseInt(given ?? '1', 10) || 1

type Said = { order: ReportOrder; page: number; refused?: RefusedAction | undefined; alert?: string | undefined }

async function show(world: World, ctx: Context, account: Profile, { order, page, refused, alert }: Said): Promise<void> {
  const found = await readReports(world, { order, page }, account)
  const lead = found.total === 0 ? 'Nothing to review.' : `${plural(found.total, 'launch or comment', 'launches and comments')} reported.`
  await sendModerationPage(
    world,
    ctx,
    { section: 'reports', title: 'Reports', heading: 'Reports', lead, alert },
    <ReportsPage found={found} order={order} now={world.clock()} refused={refused} />,
  )
}
