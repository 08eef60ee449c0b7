import { Type } from 'typebox'
import { Failure } from '../../../domain/failure.ts'
import { defineAction } from '../../define-action.ts'
import { decideOnLaunch } from '../../launches/move-launch.ts'

/** Unpublishes a reported launch, by its id. Throws what `decideOnLaunch` throws, and CONFLICT if the launch was deleted. */
export const unpublishReported = defineAction({
  access: 'moderator',
  quota: null,
  input: Type.Object({ subjectId: Type.String(), reason: Type.String() }),
  async run(world, { subjectId, reason }, account) {
    const launch = await world.store.get('launches', subjectId)
    if (launch === null) throw new Failure('CONFLICT', 'No change: this launch was deleted.')
    return (await decideOnLaunch(world, launch.slug, { event: 'take_down', reason }, account)).decision
  },
})
