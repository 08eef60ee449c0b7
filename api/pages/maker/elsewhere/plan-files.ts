import type { Router } from '@koa/router'
import { limitRate, type Limits } from '../../../http/limits/limit-rate.ts'
import type { World } from '../../../ports/world.ts'
import { paths } from '../../../../shared/paths.ts'
import { readPlan, type OwnPlan, readPlace } from '../../../actions/elsewhere/read-plan.ts'
import { calendarFile } from '../../../domain/elsewhere/calendar-file.ts'
import { isAhead } from '../../../domain/elsewhere/states.ts'
import { Failure } from '../../../domain/failure.ts'
import { planTable } from '../../../domain/elsewhere/plan-table.ts'
import { type PageContext, requestOf, type Services } from '../../page/answer-form.ts'
import { requireAccount } from '../../session/session.ts'
import { findOwnLaunch } from '../../../actions/launches/find-launch.ts'
import { findPicture } from '../../../actions/elsewhere/find-picture.ts'
import type { FittedPicture } from '../../../domain/elsewhere/fields/fitted-picture.ts'
import type { AskedPicture } from '../../../domain/elsewhere/fields/pictures.ts'
import { sendSheet } from '../../page/send-sheet.ts'
import { placeSheet } from './place/place-page.tsx'
import { sizeWords } from './preparation/prepared-pictures.tsx'

/** The files of a plan of other places. All of them require the launch’s owner. */
export function routePlanFiles(router: Router, world: World, limits: Limits): void {
  const limitReads = limitRate(limits.pages)
  router.get(paths.submissionCalendar.pattern, limitReads, (ctx) => downloadCalendar(world, ctx))
  router.get(paths.submissionTable.pattern, limitReads, (ctx) => downloadTable(world, ctx))
  router.get(paths.submissionPicture.pattern, limitReads, (ctx) => sendPicture({ world, limits }, ctx))
}

async function downloadCalendar(world: World, ctx: PageContext): Promise<void> {
  const own = await readOwn(world, ctx)
  // A calendar without events isn’t one (RFC 5545, section 3.6).
  if (!own.places.some(({ day, submission }) => day !== null && isAhead(submission)))
    throw new Failure('NOT_FOUND', 'Nothing in this plan has a date yet.')
  send(ctx, own, 'ics', 'text/calendar; charset=utf-8', calendarFile({ ...own, siteUrl: world.siteUrl, now: world.clock() }))
}

async function downloadTable(world: World, ctx: PageContext): Promise<void> {
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

/** Sends a picture in the size that a directory asks for. If it isn’t available in that size, the directory’s page says why. Throws NOT_FOUND. */
async function sendPicture(services: Services, ctx: PageContext): Promise<void> {
  const { world } = services
  const account = requireAccount(ctx)
  const { slug = '', directory = '', file = '' } = ctx.params
  const launch = await findOwnLaunch(world, { slug }, account)
  const picture = await findPicture(world, { launch, directory, file })
  const fitted = await world.fitPicture(picture.url, { size: picture.size, ground: picture.source === 'logo' ? 'clear' : 'edge' })
  if ('error' in fitted) {
    const request = { ...requestOf(services, paths.submission, ctx), account, launch }
    const sheet = placeSheet(await readPlace(world, { slug, directory }, account), request, errorWords(picture, fitted))
    return sendSheet(request, { ...sheet, status: 422 })
  }
  ctx.type = 'image/png'
  ctx.set('Cache-Control', 'private, no-store')
  ctx.attachment(`${launch.slug}-${file}`)
  ctx.body = Buffer.from(fitted.png)
}

function errorWords({ what, size }: Pick<AskedPicture, 'what'> & { size: { width: number; height: number } }, fitted: FittedPicture) {
  const wanted = `${what}, ${sizeWords(size)}`
  if ('png' in fitted) return ''
  if (fitted.error === 'small')
    return `${wanted}: yours is only ${sizeWords(fitted.original)} pixels, and enlarging it would blur it. Add a larger one to your listing.`
  if (fitted.error === 'fetch') return `${wanted}: we couldn’t fetch yours from its host. Download the original and scale it yourself.`
  return `${wanted}: we can only scale PNG, JPEG, GIF and plain SVG files. Download the original and scale it yourself.`
}
