import { Type } from 'typebox'
import { requireLive } from '../access/launch-access.ts'
import { decide } from '../decisions/decide.ts'
import { defineAction } from '../define-action.ts'

/** While it’s on, everyone but the launch’s makers and moderators can comment on the launch only every ten minutes. Throws NOT_FOUND. */
export const setSlowMode = defineAction({
  access: 'moderator',
  quota: null,
  input: Type.Object({ slug: Type.String(), isOn: Type.Boolean() }),
  run: (world, { slug, isOn }, account) =>
    world.store.transact(async (transaction) => {
      const { slowMode: _, ...launch } = await requireLive(transaction, slug)
      const about = { accountId: launch.ownerId, launchId: launch.id, about: launch.name }
      return decide(world, transaction, { action: isOn ? 'slow_comments' : 'unslow_comments', by: account.id, ...about }, (recorded) =>
        recorded.put('launches', isOn ? { ...launch, slowMode: true } : launch),
      )
    }),
})
