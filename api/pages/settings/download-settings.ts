import type { Context } from 'koa'
import { exportSettings } from '../../actions/settings/settings-file.ts'
import type { World } from '../../ports/world.ts'
import { admit } from '../page/page-access.ts'
import { requireAccount } from '../session/session.ts'

export async function downloadSettings(world: World, ctx: Context): Promise<void> {
  await admit(world, 'owner', requireAccount(ctx), undefined)
  ctx.attachment('settings.json')
  ctx.set('Cache-Control', 'no-store')
  ctx.type = 'application/json'
  ctx.body = await exportSettings({ site: world.site, readPicture: world.pictures.read })
}
