import type { Context } from 'koa'
import type { World } from '../actions/world.ts'
import { redirect, sendCookies } from './session.ts'

/** Ends this session only. Signed out already is as good. */
export async function signOut(world: World, ctx: Context): Promise<void> {
  sendCookies(ctx, await world.accounts.signOut(ctx.get('Cookie'), { everywhere: false }))
  redirect(ctx, '/')
}
