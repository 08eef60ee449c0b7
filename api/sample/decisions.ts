import type { Launch } from '../domain/launch/launch.ts'
import type { Decision, DecisionAction } from '../domain/moderation/records.ts'
import { historyOf } from './history.ts'
import { sampleId } from './sample-id.ts'

const actions: Record<string, DecisionAction> = { approve: 'approve', reject: 'reject' }

/** What the moderation log says about a launch, as its history does. */
export const decisionsOf = (launch: Launch): Decision[] =>
  historyOf(launch).flatMap(({ at, by, event, note }) => {
    const action = actions[event]
    if (action === undefined) return []
    return {
      id: sampleId(at, `${event} decision ${launch.id}`),
      at,
      month: at.slice(0, 7),
      by,
      action,
      accountId: launch.ownerId,
      launchId: launch.id,
      commentId: null,
      about: launch.name,
      reason: action === 'reject' ? note : null,
      since: launch.submittedAt ?? at,
    }
  })
