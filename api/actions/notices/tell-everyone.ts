import type { Happening, Notice } from '../../domain/notices/records.ts'
import { isCollected, mailTime, topicOf } from '../../domain/notices/topics.ts'
import { newMail } from '../../domain/outgoing-mail.ts'
import type { Transaction } from '../../ports/store.ts'
import type { World } from '../../ports/world.ts'
import { createId } from '../random.ts'
import { audienceOf, type Listener } from './audience.ts'

/** People told per transaction, so that other writers don’t wait long. */
const batchSize = 50

export type TellingWorld = Pick<World, 'store' | 'clock' | 'random' | 'moderators'>

/** Turns what has happened into notices and emails. Can be interrupted anywhere and run by several processes: nobody is told twice. */
export async function tellEveryone(world: TellingWorld, isOver: () => boolean = () => false): Promise<void> {
  for (const { id } of await world.store.list('happenings', 'state', 'waiting'))
    while (!isOver() && !(await world.store.transact((transaction) => tellSome(world, transaction, id))));
}

/** Resolves to whether everyone concerned has been told. */
async function tellSome(world: TellingWorld, transaction: Transaction, id: string): Promise<boolean> {
  const happening = await transaction.get('happenings', id)
  if (happening === null) return true
  const launch = await transaction.get('launches', happening.launchId)
  const { toldUntil = '' } = happening
  const audience = launch === null ? [] : await audienceOf(world, transaction, happening, launch)
  const untold = audience.filter(({ accountId }) => accountId > toldUntil)
  const batch = untold.slice(0, batchSize)
  for (const listener of batch) await tell(world, transaction, happening, listener)
  const last = batch.at(-1)
  if (last === undefined || batch.length === untold.length) {
    await transaction.remove('happenings', id)
    return true
  }
  await transaction.put('happenings', { ...happening, toldUntil: last.accountId })
  return false
}

async function tell(
  world: TellingWorld,
  transaction: Transaction,
  { id, launchId, by, at, subjectId, note }: Happening,
  { accountId, kind }: Listener,
): Promise<void> {
  if ((await transaction.get('profiles', accountId)) === null) return
  const notice: Notice = {
    id: `${id}:${accountId}`,
    accountId,
    kind,
    launchId,
    by,
    at,
    subjectId,
    note,
    unreadBy: accountId,
    mailId: null,
  }
  await transaction.put('notices', { ...notice, mailId: await mailFor(world, transaction, notice) })
}

/** The id of the email that tells of a notice, queued if necessary; null if there is none. Only verified addresses get any. */
async function mailFor(world: TellingWorld, transaction: Transaction, { accountId, kind }: Notice): Promise<string | null> {
  const profile = await transaction.get('profiles', accountId)
  const topic = topicOf[kind]
  const choice = profile?.mailChoices?.[topic] ?? 'on'
  if (profile?.emailProven !== true || choice === 'off') return null
  if (isCollected(topic, choice)) {
    const waiting = await transaction.list('mails', 'accountId', accountId)
    const joined = waiting.find(
      (mail) => mail.kind === topic && mail.to === profile.email && mail.state === 'waiting' && mail.attempts === 0,
    )
    if (joined !== undefined) return joined.id
  }
  const now = world.clock()
  const mail = newMail(createId(world), topic, profile.email, now)
  const dueAt = mailTime(topic, choice, now)
  const lifetime = Date.parse(mail.expiresAt) - now.getTime()
  const expiresAt = new Date(dueAt.getTime() + lifetime).toISOString()
  await transaction.put('mails', { ...mail, accountId, dueAt: dueAt.toISOString(), expiresAt })
  return mail.id
}
