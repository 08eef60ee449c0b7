import { Type } from 'typebox'
import { defineAction } from '../define-action.ts'
import { decideOnLaunch } from '../launches/move-launch.ts'

/** Unpublishes a live launch. */
export const unpublishLaunch = defineAction({
  access: 'moderator',
  quota: null,
  input: Type.Object({ slug: Type.String(), reason: Type.String() }),
  run: async (world, { slug, reason }, account) => (await decideOnLaunch(world, slug, { event: 'take_down', reason }, account)).decision,
})
