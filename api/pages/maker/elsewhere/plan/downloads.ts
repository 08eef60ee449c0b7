import { readPlan, type OwnPlan } from '../../../../actions/elsewhere/read-plan.ts'
import { calendarFile } from '../../../../domain/elsewhere/calendar-file.ts'
import { isAhead } from '../../../../domain/elsewhere/states.ts'
import { Failure } from '../../../../domain/failure.ts'
import { planTable } from '../../../../domain/elsewhere/plan-table.ts'
import type { PageContext } from '../../../page/answer-form.ts'
import type { World } from '../../../../ports/world.ts'
import { requireAccount } from '../../../session/session.ts'

/** The plan as a calendar file. Throws NOT_FOUND for everyone but the launch’s owner. */
export async function downloadCalendar(world: World, ctx: PageContext): Promise<void> {
  const own = await readOwn(world, ctx)
  // A calendar without events isn’t one (RFC 5545, section 3.6).
  if (!own.places.some(({ day, submission }) => day !== null && isAhead(submission)))
    throw new Failure('NOT_FOUND', 'Nothing in this plan has a date yet.')
  send(ctx, own, 'ics', 'text/calendar; charset=utf-8', calendarFile({ ...own, siteUrl: world.siteUrl, now: world.clock() }))
}

/** The plan as a table. Throws NOT_FOUND for everyone but the launch’s owner. */
export async function downloadTable(world: World, ctx: PageContext): Promise<void> {
  const own = await readOwn(world, ctx)
  send(ctx, own, 'csv', 'text/csv; charset=utf-8', planTable(own.places))
}

const readOwn = (world: World, ctx: PageContext) => readPlan(world, { slug: ctx.params['slug'] ?? '' }, requireAccount(ctx))

function send(ctx: PageContext, { launch: { slug } }: OwnPlan, ending: string, type: string, body: string): void {
  ctx.set('Content-Type', type)
  ctx.set('Cache-Control', 'no-store')
  ctx.set(
    'Content-Disposition',
    `attachment; filename="elsewhere.${ending}"; filename*=UTF-8''${encodeURIComponent(`${slug}-elsewhere.${ending}`)}`,
  )
  ctx.body = body
}
