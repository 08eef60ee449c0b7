import { Type } from 'typebox'
import { defineAction } from '../define-action.ts'
import { moveLaunch } from './move-launch.ts'

/** What the owner of a launch may do with it at any time. Throws CONFLICT if its status has no such move. */
const ownMove = (event: 'withdraw' | 'unpublish' | 'reopen') =>
  defineAction({
    access: 'lead',
    quota: 'changes',
    input: Type.Object({ slug: Type.String() }),
    run: (world, { slug }, account) => moveLaunch(world, slug, { event }, account),
  })

export const withdrawLaunch = ownMove('withdraw')
export const unpublishOwn = ownMove('unpublish')
export const reopenLaunch = ownMove('reopen')
