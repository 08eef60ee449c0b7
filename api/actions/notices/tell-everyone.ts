import { Failure } from '../../domain/failure.ts'
import type { Happening, Notice } from '../../domain/notices/records.ts'
import { isCollected, mailTime, topicOf } from '../../domain/notices/topics.ts'
import { newMail } from '../../domain/outgoing-mail.ts'
import type { Profile } from '../../domain/records.ts'
import type { Transaction } from '../../ports/store.ts'
import type { World } from '../../ports/world.ts'
import type { ModeratorRule } from '../access/launch-access.ts'
import { createId } from '../../domain/random.ts'
import { queueDeliveries } from '../webhooks/queue-deliveries.ts'
import { audienceOf, isStillTold, type Listener } from './audience.ts'
import { stillHolds } from './still-holds.ts'

/** People notified per transaction, so that other writers don’t wait long. */
const batchSize = 20

export type TellingWorld = Pick<World, 'store' | 'random' | 'websubHub'> & ModeratorRule

/**
 * Turns happenings into notices, emails and webhook deliveries. Safe to interrupt, and to run in several processes: nobody is notified twice. If one
 * of them can’t be told because of a defect, the others are, and then the defect is thrown.
 */
export async function tellEveryone(world: TellingWorld, isOver: () => boolean = () => false, most = batchSize): Promise<void> {
  const defects: unknown[] = []
  for (const happening of await world.store.list('happenings', 'state', 'waiting')) {
    if (isOver()) return
    if ((happening.notBefore ?? '') > world.clock().toISOString()) continue
    await tellOf(world, happening, isOver, most).catch((error: unknown) => {
      // The store is unavailable, for the others too.
      if (error instanceof Failure) throw error
      defects.push(error)
    })
  }
  if (defects.length > 0) throw defects[0]
}

async function tellOf(world: TellingWorld, happening: Happening, isOver: () => boolean, most: number): Promise<void> {
  const { id } = happening
  const audience = await audienceOf(world, world.store, happening)
  while (!isOver() && !(await world.store.transact((transaction) => tellSome(world, transaction, { id, audience, most }))));
}

type Telling = { id: string; audience: readonly Listener[]; most: number }

/** Resolves to whether everyone concerned has been notified. What no longer holds is skipped. */
async function tellSome(world: TellingWorld, transaction: Transaction, { id, audience, most }: Telling): Promise<boolean> {
  const happening = await transaction.get('happenings', id)
  if (happening === null) return true
  const isNews = await stillHolds(transaction, happening)
  if (isNews && happening.toldUntil === undefined) await queueDeliveries(world, transaction, happening)
  const { toldUntil = '' } = happening
  const untold = isNews ? audience.filter(({ accountId }) => accountId > toldUntil) : []
  const batch = untold.slice(0, most)
  for (const listener of batch) await tell(world, transaction, happening, listener)
  const last = batch.at(-1)
  if (last === undefined || batch.length === untold.length) {
    await transaction.remove('happenings', id)
    return true
  }
  await transaction.put('happenings', { ...happening, toldUntil: last.accountId })
  return false
}

async function tell(world: TellingWorld, transaction: Transaction, happening: Happening, { accountId, kind }: Listener): Promise<void> {
  const profile = await transaction.get('profiles', accountId)
  if (profile === null || !(await isStillTold(world, transaction, happening, profile))) return
  const { id, launchId, by, subjectId, note, notBefore } = happening
  // Were it as old as the decision, it could count as read before it was listed.
  const at = notBefore ?? happening.at
  const mailId = await mailFor(world, transaction, profile, kind)
  await transaction.put('notices', {
    id: `${id}:${accountId}`,
    accountId,
    kind,
    launchId,
    by,
    at,
    day: at.slice(0, 10),
    subjectId,
    note,
    unreadBy: accountId,
    mailId,
  })
}

/** The id of the email that tells of a notice, queued if necessary; null if there is none. Only verified addresses get any. */
async function mailFor(
  world: TellingWorld,
  transaction: Transaction,
  { id: accountId, email, emailProven, mailChoices }: Profile,
  kind: Notice['kind'],
): Promise<string | null> {
  const topic = topicOf[kind]
  const choice = mailChoices?.[topic] ?? 'on'
  if (emailProven !== true || choice === 'off') return null
  if (isCollected(topic, choice)) {
    const waiting = await transaction.list('mails', 'accountId', accountId)
    const joined = waiting.find((mail) => mail.kind === topic && mail.to === email && mail.state === 'waiting' && mail.attempts === 0)
    if (joined !== undefined) return joined.id
  }
  const now = world.clock()
  const mail = newMail(createId(world), topic, email, now)
  const dueAt = mailTime(topic, choice, now)
  const lifetime = Date.parse(mail.expiresAt) - now.getTime()
  const expiresAt = new Date(dueAt.getTime() + lifetime).toISOString()
  await transaction.put('mails', { ...mail, accountId, dueAt: dueAt.toISOString(), expiresAt })
  return mail.id
}
