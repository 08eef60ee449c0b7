import type { Context } from 'koa'
import { findReportable, flagContent, type Reportable } from '../../../actions/moderation/reports/flag-content.ts'
import type { Profile } from '../../../domain/records.ts'
import type { TakeQuota } from '../../../http/limits/limit-rate.ts'
import type { World } from '../../../ports/world.ts'
import { sendAccountPage } from '../../account/account-page.tsx'
import { resumedAccount } from '../../account/resumed-account.tsx'
import { redirect, requireAccount } from '../../account/session.ts'
import { formFaults, readForm, type FormFaults } from '../../parts/form-answer.ts'
import { ReportForm, type TypedReport } from './report-form.tsx'
import { paths } from '../../../../shared/paths.ts'

type LaunchContext = Context & { params: Record<string, string> }

/** The form to report a launch, or the comment that the query names. Throws NOT_FOUND, and FORBIDDEN for one’s own. */
export async function reportForm(world: World, ctx: LaunchContext): Promise<void> {
  const account = requireAccount(ctx)
  show(ctx, await find(world, ctx, new URLSearchParams(ctx.querystring).get('comment'), account))
}

/** Reports it, and says thanks on the launch page. A refused form is shown again with everything typed. */
export async function report(world: World, takeReport: TakeQuota, ctx: LaunchContext): Promise<void> {
  const form = await readForm(ctx)
  const account = await resumedAccount(world, ctx, form)
  if (account === null) return
  const commentId = form.get('comment')
  const found = await find(world, ctx, commentId, account)
  const typed = { reason: form.get('reason') ?? '', text: form.get('text') ?? '' }
  try {
    await takeReport(ctx, account.id)
    await flagContent(world, { slug: found.launch.slug, commentId, ...typed }, account)
    redirect(ctx, paths.launch(found.launch, { reported: commentId === null ? 'launch' : 'comment' }))
  } catch (error) {
    show(ctx, found, { typed, refused: formFaults(ctx, error) })
  }
}

const find = (world: World, ctx: LaunchContext, commentId: string | null, account: Profile): Promise<Reportable> =>
  findReportable(world, { slug: ctx.params['slug'] ?? '', commentId }, account)

function show(ctx: Context, found: Reportable, said: { typed?: TypedReport; refused?: FormFaults } = {}): void {
  const { launch, comment } = found
  const heading = comment === null ? `Report ${launch.name}` : 'Report comment'
  sendAccountPage(ctx, {
    title: heading,
    heading,
    lead:
      comment === null ? (
        'A moderator will review the launch.'
      ) : (
        <>
          By {comment.author.name}, on {launch.name}
        </>
      ),
    drawing: false,
    children: <ReportForm found={found} {...said} />,
  })
}
