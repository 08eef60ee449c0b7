import { Type } from 'typebox'
import { Failure, textErrors, throwFieldErrors } from '../../domain/failure.ts'
import { mayAppeal, maxAppealLength, reversibleDays, type Appeal, type Decision } from '../../domain/moderation/records.ts'
import { readDisputedText } from '../../domain/moderation/disputed-text.ts'
import { plainText } from '../../domain/plain-text.ts'
import type { Profile } from '../../domain/records.ts'
import type { Transaction } from '../../ports/store.ts'
import type { World } from '../../ports/world.ts'
import { findOtherModerators, insteadOf, namesOf, ownersOf } from '../access/reject-own.ts'
import { decide } from '../decisions/decide.ts'
import { defineAction } from '../define-action.ts'
import { nameDecisions, type NamedDecision } from '../moderation/log/read-log.ts'
import { recountAfterUndo, reverse } from '../moderation/undo-decision.ts'
import { dayMs } from '../../../shared/durations.ts'
import { decisionSentence, outcomeOf } from '../../domain/moderation/decision-sentence.ts'
import { emit } from '../../notices/fan-out.ts'
import { countReceived } from '../decisions/count-received.ts'

const maxAnswerLength = 2000
const shown = 20

/** `others` are the moderators who have to decide on it instead; nobody if this one can. */
export type OpenAppeal = { appeal: Appeal; named: NamedDecision; text: string | null; others: Profile[] }

/** Appeals that wait, oldest first. */
export async function readAppeals(world: World, account: Profile): Promise<{ appeals: OpenAppeal[]; total: number }> {
  const open = (await world.store.list('appeals', 'state', 'open')).toSorted((a, b) => (a.at < b.at ? -1 : 1))
  const appeals: OpenAppeal[] = []
  for (const appeal of open.slice(0, shown)) {
    const decision = await world.store.get('decisions', appeal.id)
    const [named] = decision === null ? [] : await nameDecisions(world.store, [decision])
    if (named === undefined) continue
    const { decision: about } = named
    appeals.push({ appeal, named, text: await readDisputedText(world.store, about), others: await othersFor(world, about, account) })
  }
  return { appeals, total: open.length }
}

/** The decision stands. The answer says why. Throws what `requireOpen` throws, and BAD_REQUEST. */
export const rejectAppeal = defineAction({
  access: 'moderator',
  quota: null,
  input: Type.Object({ id: Type.String(), answer: Type.String() }),
  async run(world, { id, answer }, account): Promise<Decision> {
    const reason = plainText(answer)
    throwFieldErrors(textErrors('answer', reason, maxAnswerLength))
    return world.store.transact(async (transaction) => {
      const { appeal, decision } = await requireOpen(world, transaction, id, account)
      const { accountId, launchId, commentId, about } = decision
      const entry = { action: 'reject_appeal', by: account.id, accountId, launchId, commentId, about, reason, since: appeal.at } as const
      return decide(world, transaction, entry, (recorded) => recorded.put('appeals', { ...appeal, state: 'rejected' }))
    })
  },
})

/** Reverses the decision, as far as nothing has changed since. Throws what `requireOpen` throws, and BAD_REQUEST. */
export const grantAppeal = defineAction({
  access: 'moderator',
  quota: null,
  input: Type.Object({ id: Type.String(), answer: Type.String() }),
  async run(world, { id, answer }, account): Promise<Decision> {
    const reason = plainText(answer)
    throwFieldErrors(reason === '' ? [] : textErrors('answer', reason, maxAnswerLength))
    const reversed = await world.store.transact(async (transaction) => {
      const { decision } = await requireOpen(world, transaction, id, account)
      return reverse(world, transaction, decision, { by: account.id, reason: reason || null, isAppealed: true })
    })
    await recountAfterUndo(world, account.id)
    world.events.wake()
    return reversed
  },
})

/** Throws NOT_FOUND, CONFLICT if it was decided or the decision undone, and FORBIDDEN while another moderator than the one who decided can. */
async function requireOpen(
  world: World,
  transaction: Transaction,
  id: string,
  account: Profile,
): Promise<{ appeal: Appeal; decision: Decision }> {
  const [appeal, decision] = [await transaction.get('appeals', id), await transaction.get('decisions', id)]
  if (appeal === null || decision === null) throw new Failure('NOT_FOUND', 'Appeal not found. Its author’s account may have been deleted.')
  if (appeal.state !== 'open') throw new Failure('CONFLICT', 'This appeal has already been decided.')
  if (decision.undone !== undefined) throw new Failure('CONFLICT', 'The decision has already been reversed.')
  const others = await othersFor(world, decision, account)
  if (others.length > 0)
    throw new Failure('FORBIDDEN', `A moderator who had no part in the decision has to decide on the appeal. Ask ${namesOf(others)}.`)
  return { appeal, decision }
}

/** The moderators without a part in a decision, for one who has a part in it. */
async function othersFor(world: World, decision: Decision, account: Profile): Promise<Profile[]> {
  const owners = await ownersOf(world.store, decision)
  return insteadOf(await findOtherModerators(world, account), account.id === decision.by ? [...owners, decision.by] : owners, account)
}

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
