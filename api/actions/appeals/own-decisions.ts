import { Type } from 'typebox'
import { dayMs } from '../../../shared/durations.ts'
import { Failure, textErrors, throwFieldErrors } from '../../domain/failure.ts'
import { mayAppeal, maxAppealLength, reversibleDays, type Appeal } from '../../domain/moderation/appeals.ts'
import { decisionSentence, outcomeOf } from '../../domain/moderation/decision-sentence.ts'
import { readDisputedText } from '../../domain/moderation/disputed-text.ts'
import type { Decision } from '../../domain/moderation/records.ts'
import { plainText } from '../../domain/plain-text.ts'
import type { Profile } from '../../domain/records.ts'
import { emit } from '../../notices/emit.ts'
import type { World } from '../../ports/world.ts'
import { countReceived } from '../decisions/count-received.ts'
import { defineAction } from '../define-action.ts'

/** `text` is what it deleted or rejected. */
export type OwnDecision = { decision: Decision; sentence: string; text: string | null; appeal: Appeal | null; mayAppeal: boolean }

/** What moderators have decided about a person, newest first. */
export async function listOwnDecisions({ store, clock }: Pick<World, 'store' | 'clock'>, { id }: Profile): Promise<OwnDecision[]> {
  const person = await store.get('profiles', id)
  const now = clock()
  const since = new Date(now.getTime() - 3 * reversibleDays * dayMs).toISOString()
  const recent = (await store.list('decisions', 'accountId', id)).filter(({ at, by }) => at >= since && by !== id)
  const found = recent.toReversed().map(async (decision): Promise<OwnDecision[]> => {
    const sentence = decisionSentence(decision)
    const appeal = await store.get('appeals', decision.id)
    if (sentence === null || (decision.undone !== undefined && appeal === null)) return []
    // Nobody was told of what was undone within its minute.
    if (decision.action === 'undo' && decision.reverses === undefined) return []
    const text = await readDisputedText(store, decision)
    return [
      { decision, sentence: sentence + outcomeOf(decision), text, appeal, mayAppeal: appeal === null && mayAppeal(decision, person, now) },
    ]
  })
  return (await Promise.all(found)).flat()
}

/** Asks another moderator to review a decision about oneself, once. Throws NOT_FOUND, BAD_REQUEST, and CONFLICT if it was appealed, reversed or made too long ago. */
export const appealDecision = defineAction({
  access: 'member',
  quota: null,
  whileSuspended: true,
  input: Type.Object({ id: Type.String(), text: Type.String() }),
  async run(world, { id, text: typed }, account) {
    const text = plainText(typed)
    throwFieldErrors(textErrors('text', text, maxAppealLength))
    await world.store.transact(async (transaction) => {
      const [decision, person] = [await transaction.get('decisions', id), await transaction.get('profiles', account.id)]
      if (decision === null || person === null || decision.accountId !== person.id) throw new Failure('NOT_FOUND', 'Decision not found.')
      if ((await transaction.get('appeals', id)) !== null) throw new Failure('CONFLICT', 'You have already appealed this decision.')
      if (!mayAppeal(decision, person, world.clock())) throw new Failure('CONFLICT', 'You can’t appeal this decision.')
      const appeal: Appeal = { id, accountId: account.id, text, at: world.clock().toISOString(), state: 'open' }
      await transaction.put('appeals', appeal)
      await countReceived(transaction, 'appeals', appeal.at)
      await emit(world, transaction, { kind: 'appealed', launchId: null, by: account.id, facts: { decisionId: id } })
    })
    world.events.wake()
  },
})
