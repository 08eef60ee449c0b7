import { toggleUpvote } from '../../actions/community/toggle-upvote.ts'
import type { World } from '../../ports/world.ts'
import { press, type PressContext } from './press.ts'

/** Sets or withdraws an upvote. */
export const upvote = (world: World, ctx: PressContext): Promise<void> =>
  press(world, ctx, { kind: 'upvote', signIn: 'Sign in to upvote.' }, ({ slug, form, account }) => {
    const wanted = form.get('wanted')
    return toggleUpvote(world, { slug, ip: ctx.ip, ...(wanted !== null && { wanted: wanted === 'yes' }) }, account)
  })
