import type { Context } from 'koa'
import { prepareWeek } from '../../../../actions/elsewhere/prepare-week.ts'
import { findOwnLaunch } from '../../../../actions/launches/find-launch.ts'
import { invalidRequest } from '../../../../domain/failure.ts'
import { fieldNames } from '../../../../../shared/fill/fields.ts'
import { paths } from '../../../../../shared/paths.ts'
import type { TakeQuota } from '../../../../http/limits/limit-rate.ts'
import type { World } from '../../../../ports/world.ts'
import { resumedAccount } from '../../../account/resumed-account.tsx'
import { redirect } from '../../../account/session.ts'
import { formFaults, readForm } from '../../../parts/form-answer.ts'
import { withNotice } from '../../maker-page.tsx'
import type { RefusedWeek } from './prepare-week.tsx'
import { weekName } from './field-names.ts'

type WeekContext = Context & { params: Record<string, string> }

/** Handles the form that prepares a week. A refused one is shown again on the plan’s page with what was typed. */
export async function sendWeek(
  world: World,
  takeChange: TakeQuota,
  show: (ctx: WeekContext, refused: RefusedWeek) => Promise<void>,
  ctx: WeekContext,
): Promise<void> {
  const { slug = '' } = ctx.params
  const form = await readForm(ctx)
  const account = await resumedAccount(world, ctx, form, (account) => findOwnLaunch(world, { slug }, account))
  if (account === null) return
  const launch = await findOwnLaunch(world, { slug }, account)
  const number = form.get('week') ?? ''
  if (!/^-?\d{1,3}$/.test(number)) throw invalidRequest('Choose a week of the plan.', 'week')
  const week = Number(number)
  const answers = Object.fromEntries(
    fieldNames.flatMap((field) => {
      const answer = form.get(weekName(week, field))
      return answer === null ? [] : [[field, answer]]
    }),
  )
  try {
    await takeChange(ctx, account.id)
    const { left } = await prepareWeek(world, { slug: launch.slug, week, answers }, account)
    redirect(ctx, withNotice(paths.submissionPlan(launch), left === 0 ? 'prepared' : 'partly-prepared'))
  } catch (error) {
    await show(ctx, { week, typed: answers, faults: formFaults(ctx, error) })
  }
}
