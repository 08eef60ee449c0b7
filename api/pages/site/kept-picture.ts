import type { Context } from 'koa'
import { readPicture } from '../../actions/pictures/keep-picture.ts'
import { isPictureKey } from '../../domain/pictures/picture.ts'
import { Failure } from '../../domain/failure.ts'
import type { World } from '../../ports/world.ts'

/** Sends a picture that we keep. Its path changes with its content. Opened by itself, it may load and run nothing. */
export async function keptPicture(world: World, ctx: Context & { params: Record<string, string> }): Promise<void> {
  const { picture = '', width = '' } = ctx.params
  if (!isPictureKey(picture)) throw new Failure('NOT_FOUND', 'Picture not found.')
  const file = await readPicture(world, picture, width)
  ctx.type = 'image/webp'
  ctx.set('Cache-Control', 'public, max-age=31536000, immutable')
  ctx.set('Content-Security-Policy', "default-src 'none'; sandbox")
  ctx.set('Cross-Origin-Resource-Policy', 'cross-origin')
  ctx.body = Buffer.from(file)
}
