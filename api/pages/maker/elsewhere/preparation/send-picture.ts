import { paths } from '../../../../../shared/paths.ts'
import { findOwnLaunch } from '../../../../actions/launches/find-launch.ts'
import { findPicture } from '../../../../actions/elsewhere/find-picture.ts'
import { readPlace } from '../../../../actions/elsewhere/read-plan.ts'
import type { FittedPicture } from '../../../../domain/elsewhere/fields/fitted-picture.ts'
import type { AskedPicture } from '../../../../domain/elsewhere/fields/pictures.ts'
import { requireAccount } from '../../../session/session.ts'
import { requestOf, type PageContext, type Services } from '../../../page/answer-form.ts'
import { sendSheet } from '../../../page/send-sheet.ts'
import { placeSheet } from '../place/place-page.tsx'
import { sizeWords } from './prepared-pictures.tsx'

/** Sends a picture in the size that a directory asks for. If it isn’t available in that size, the directory’s page says why. Throws NOT_FOUND. */
export async function sendPicture(services: Services, ctx: PageContext): Promise<void> {
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

/** Exactly what is missing. */
function errorWords(
  { what, size }: Pick<AskedPicture, 'what'> & { size: { width: number; height: number } },
  fitted: FittedPicture,
): string {
  const wanted = `${what}, ${sizeWords(size)}`
  if ('png' in fitted) return ''
  if (fitted.error === 'small')
    return `${wanted}: yours is only ${sizeWords(fitted.original)} pixels, and enlarging it would blur it. Add a larger one to your listing.`
  if (fitted.error === 'fetch') return `${wanted}: we couldn’t fetch yours from its host. Download the original and scale it yourself.`
  return `${wanted}: we can only scale PNG, JPEG, GIF and plain SVG files. Download the original and scale it yourself.`
}
