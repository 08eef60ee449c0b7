import { invalidRequest } from '../../domain/failure.ts'
import { opened } from '../../domain/elsewhere/states.ts'
import type { Action } from '../action.ts'
import { requireAccount, requireConnected } from '../launches/launch-access.ts'
import { noteSubmission } from './note-place.ts'
import { readPlace } from './read-plan.ts'

/** Notes in the owner’s private plan that the submit page was opened. It submits nothing, and takes back nothing. Throws NOT_FOUND. */
export const noteElsewhere: Action<'noteElsewhere'> = async (world, { slug, directory, state }, caller) => {
  const account = await requireAccount(world, caller)
  if (state === undefined) throw invalidRequest('Say what to note: `state`.', 'required')
  await noteSubmission(world, { slug, directory }, account, async (submission, at, transaction) => {
    await requireConnected(transaction, caller)
    return opened(submission, at)
  })
  const { place } = await readPlace(world, { slug, directory }, account)
  return { state: place.submission.state, nextStep: place.next }
}
