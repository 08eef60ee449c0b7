import { isModerator, listNamedModerators, type ModeratorRule } from '../domain/moderation/moderator-rule.ts'
import { Failure } from '../domain/failure.ts'
import { isSuspended } from '../domain/moderation/suspension.ts'
import type { LaunchEvent, Notice } from '../domain/notices/records.ts'
import { choiceOf, isCollected, mailTime, type Topic } from '../domain/notices/topics.ts'
import { newMail } from '../domain/outgoing-mail.ts'
import { createId } from '../domain/random.ts'
import type { Profile } from '../domain/records.ts'
import type { Transaction } from '../ports/store.ts'
import type { World } from '../ports/world.ts'
import type { EventNotice, NoticeDefinition, Reader } from './define-notice.ts'
import { isMuted } from './is-muted.ts'
import { eventNoticeOf, noticesOf, resolveNotice, stillHolds, type EventFacts, type EventKind, type LaunchIdOf } from './kinds.ts'
import { queueDeliveries } from './webhooks/write-delivery.ts'

/** People notified per transaction, so that other writers don’t wait long. */
const batchSize = 20

export type FanOutWorld = Pick<World, 'store' | 'random' | 'websubHub'> & ModeratorRule

type Listener = { accountId: string; kind: string; notice: NoticeDefinition }

/** Safe to interrupt and to run in several processes: nobody is notified twice. After a defect the others go on, then it’s thrown. */
export async function fanOut(world: FanOutWorld, isStopping: () => boolean = () => false, max = batchSize): Promise<void> {
  const defects: unknown[] = []
  for (const event of await world.store.list('events', 'state', 'waiting')) {
    if (isStopping()) return
    if ((event.notBefore ?? '') > world.clock().toISOString()) continue
    await fanOutEvent(world, event, isStopping, max).catch((error: unknown) => {
      // The store is unavailable, for the others too.
      if (error instanceof Failure) throw error
      defects.push(error)
    })
  }
  if (defects.length > 0) throw defects[0]
}

async function fanOutEvent(world: FanOutWorld, event: LaunchEvent, isStopping: () => boolean, max: number): Promise<void> {
  const { id } = event
  const notice = eventNoticeOf(event.kind)
  const audience = notice === undefined ? [] : await audienceOf(world, notice, event)
  while (!isStopping() && !(await world.store.transact((transaction) => notifySome(world, transaction, { id, notice, audience, max }))));
}

/** Everyone who is notified of an event, once, as what concerns them most; ordered by account id. */
async function audienceOf(world: FanOutWorld, notice: EventNotice, event: LaunchEvent): Promise<Listener[]> {
  const read = world.store
  const about = await resolveNotice(read, notice, event)
  if (about === null) return []
  const among = { by: event.by, read, moderators: () => moderatorsOf(world, read) }
  const found = new Map<string, Listener>()
  for (const [kind, each] of noticesOf(notice))
    for (const accountId of await each.audience(about, among))
      if (accountId !== null && !found.has(accountId)) found.set(accountId, { accountId, kind, notice: each })
  return [...found.values()].toSorted((a, b) => (a.accountId < b.accountId ? -1 : 1))
}

async function moderatorsOf(world: ModeratorRule, { list }: Reader): Promise<Profile[]> {
  const found = await listNamedModerators(world, { list })
  return found.filter((profile) => isModerator(world, profile))
}

type Step = { id: string; notice: EventNotice | undefined; audience: readonly Listener[]; max: number }

/** Resolves to whether everyone concerned has been notified. What no longer holds is skipped. */
async function notifySome(world: FanOutWorld, transaction: Transaction, { id, notice, audience, max }: Step): Promise<boolean> {
  const event = await transaction.get('events', id)
  if (event === null) return true
  const about = notice === undefined ? null : await resolveNotice(transaction, notice, event)
  const isNews = notice !== undefined && about !== null && (await stillHolds(transaction, notice, about))
  if (isNews && event.notifiedUntil === undefined) await queueDeliveries(world, transaction, event, about.launch)
  const { notifiedUntil = '' } = event
  const left = isNews ? audience.filter(({ accountId }) => accountId > notifiedUntil) : []
  const batch = left.slice(0, max)
  for (const listener of batch) await notify(world, transaction, event, listener, notice?.event.isForActive === true)
  const last = batch.at(-1)
  if (last === undefined || batch.length === left.length) {
    await transaction.remove('events', id)
    return true
  }
  await transaction.put('events', { ...event, notifiedUntil: last.accountId })
  return false
}

async function notify(
  world: FanOutWorld,
  transaction: Transaction,
  { id, launchId, by, facts, at: happenedAt, notBefore }: LaunchEvent,
  { accountId, kind, notice }: Listener,
  isForActive: boolean,
): Promise<void> {
  const profile = await transaction.get('profiles', accountId)
  if (profile === null || (isForActive && (profile.deletion !== undefined || isSuspended(profile, world.clock())))) return
  if (notice.isStillFor !== undefined && launchId !== null && !(await notice.isStillFor(transaction, launchId, accountId))) return
  if (await isMuted(transaction, notice, by, profile)) return
  // Were it as old as the decision, it could count as read before it was listed.
  const at = notBefore ?? happenedAt
  const day = at.slice(0, 10)
  const isEarlier = (each: Notice) => each.kind === kind && each.by === by && each.day === day && notice.replaces?.(facts, each.facts)
  const earlier = notice.replaces && (await transaction.list('notices', 'unreadBy', accountId)).find(isEarlier)
  if (earlier !== undefined) return transaction.put('notices', { ...earlier, at, facts })
  const mailId = await mailFor(world, transaction, profile, notice.topic)
  await transaction.put('notices', { id: `${id}:${accountId}`, accountId, kind, launchId, by, at, day, facts, unreadBy: accountId, mailId })
}

/** The id of the email about a notice, queued if necessary; null if there is none. Only verified addresses get email. */
async function mailFor(
  world: FanOutWorld,
  transaction: Transaction,
  { id: accountId, email, emailProven, mailChoices }: Profile,
  topic: Topic,
): Promise<string | null> {
  const choice = choiceOf({ mailChoices }, topic)
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

/** Has everyone concerned notified of an event, in the transaction that makes it happen. Call `world.events.wake()` after the transaction. */
export async function emit<K extends EventKind>(
  world: Pick<World, 'clock' | 'random'>,
  transaction: Pick<Transaction, 'put'>,
  event: Pick<LaunchEvent, 'by' | 'notBefore'> & EventFacts<K> & { launchId: LaunchIdOf<K> },
): Promise<void> {
  await transaction.put('events', { id: createId(world), state: 'waiting', at: world.clock().toISOString(), ...event })
}
