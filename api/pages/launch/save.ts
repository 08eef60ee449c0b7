import { saveLaunch } from '../../actions/community/bookmarks.ts'
import type { TakeQuota } from '../../http/limits/limit-rate.ts'
import type { World } from '../../ports/world.ts'
import { press, type PressContext } from './press.ts'

/** Saves a launch or removes it from the saved ones. */
export const save = (world: World, takeSave: TakeQuota, ctx: PressContext): Promise<void> =>
  press(world, ctx, { kind: 'save', signIn: 'Sign in to save launches.' }, async ({ slug, form, account }) => {
    await takeSave(ctx, account.id)
    return saveLaunch(world, { slug, wanted: form.get('wanted') !== 'no' }, account)
  })
