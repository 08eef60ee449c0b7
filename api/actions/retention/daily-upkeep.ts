import { addDays, dayOf } from '../../domain/launch/launch.ts'
import { daysSentInvitationKept } from '../../domain/launch/makers.ts'
import { failedMailKept } from '../../domain/outgoing-mail.ts'
import type { World } from '../../ports/world.ts'
import { forgetReports } from './forget-reports.ts'
import { forgetClients, forgetExpiredGrants } from './forget-grants.ts'
import { removeAll } from './remove-all.ts'
import { carryOverCategories } from '../settings/check-settings.ts'
import { deliveriesKept, type Delivery } from '../../domain/webhooks/webhook.ts'
import { putRoleInvitation } from '../../domain/moderation/moderator-rule.ts'
import { daysFlagKept, type Flag } from '../../domain/moderation/records.ts'
import { setTimeout as wait } from 'node:timers/promises'
import { dayMs } from '../../../shared/durations.ts'
import { keyOfFile, type StoredPicture } from '../../domain/pictures/picture.ts'
import { isUsed } from '../pictures/keep-picture.ts'

/** How long a picture that nothing uses is kept: its form may not have been saved yet. */
const unusedKept = 7 * dayMs

/** Milliseconds. */
const graceMs = 2000

/** Deletes pictures that nothing has used for a week, and the files of those that nobody has. */
export async function forgetPictures(world: Pick<World, 'store' | 'clock' | 'pictures' | 'siteUrl'>): Promise<void> {
  const { store, clock, pictures } = world
  const before = new Date(clock().getTime() - unusedKept).toISOString()
  const files = Map.groupBy(await pictures.list(), keyOfFile)
  const isKept = async (key: string) =>
    (await store.countBy('pictures', 'key', key)) > 0 || (await store.countBy('pagePictures', 'key', key)) > 0
  const unkept: string[] = []
  for (const key of files.keys()) {
    if (key === null) continue
    const records = await store.list('pictures', 'key', key)
    const unused: StoredPicture[] = []
    for (const record of records) if (record.createdAt < before && !(await isUsed(world, record))) unused.push(record)
    await removeAll(store, 'pictures', unused)
    if (!(await isKept(key))) unkept.push(key)
  }
  // Whoever adds one at this moment writes its files before its record, so they get a moment for that.
  if (unkept.length > 0) await wait(graceMs)
  for (const key of unkept) if (!(await isKept(key))) for (const name of files.get(key) ?? []) await pictures.remove(name)
}

/** The charts show 30. */
const daysCountKept = 60

/** What is deleted or moved once a day, and its name in the log. */
export const dailyUpkeep: readonly [what: string, forget: (world: World) => Promise<unknown>][] = [
  ['deleting old notifications', forgetNotices],
  ['deleting old daily counters', ({ store, clock }) => store.dropDailyCounts(addDays(dayOf(clock()), -daysCountKept))],
  ['deleting failed emails', forgetFailedMails],
  ['deleting old deliveries', forgetDeliveries],
  ['deleting expired reports', forgetReports],
  ['deleting expired undos', (world) => forgetDays(world, 'undos', 0)],
  ['deleting the records of sent invitations', (world) => forgetDays(world, 'sentInvitations', daysSentInvitationKept)],
  ['deleting unused pictures', forgetPictures],
  ['deleting settled reports of content', forgetFlags],
  ['deleting expired invitations to moderate', ({ store, clock }) => store.transact((all) => putRoleInvitation(all, null, null, clock()))],
  ['deleting expired OAuth connections', forgetExpiredGrants],
  ['deleting unused OAuth clients', forgetClients],
  ['moving launches out of retired categories', carryOverCategories],
]

/** Deletes failed emails that moderators have had time to see, along with their recipients. */
async function forgetFailedMails({ store, clock }: World): Promise<void> {
  const before = new Date(clock().getTime() - failedMailKept).toISOString()
  const old = (await store.list('mails', 'state', 'failed')).filter(({ dueAt }) => dueAt <= before)
  await removeAll(store, 'mails', old)
}

/** Deletes deliveries that were sent or have failed: after two weeks, and beyond a number for each webhook. */
async function forgetDeliveries({ store, clock }: Pick<World, 'store' | 'clock'>): Promise<void> {
  const before = new Date(clock().getTime() - deliveriesKept.milliseconds).toISOString()
  const done = [...(await store.list('deliveries', 'state', 'sent')), ...(await store.list('deliveries', 'state', 'failed'))]
  const byWebhook = Map.groupBy(done, ({ webhookId }) => webhookId)
  const isNewer = (a: Delivery, b: Delivery) => (a.createdAt < b.createdAt ? 1 : -1)
  const old = [...byWebhook.values()].flatMap((deliveries) =>
    deliveries.toSorted(isNewer).filter(({ createdAt }, at) => at >= deliveriesKept.count || createdAt <= before),
  )
  await removeAll(store, 'deliveries', old)
}

/** Undos and notices are looked up by day. A service that was stopped for longer than this leaves some behind. */
const daysLookedBack = 400

type ForgettingWorld = Pick<World, 'store' | 'clock'>

/** Deletes the records of more than so many days ago. */
async function forgetDays({ store, clock }: ForgettingWorld, collection: 'undos' | 'notices' | 'sentInvitations', kept: number) {
  const today = dayOf(clock())
  for (let back = kept + 1; back <= daysLookedBack; back += 1)
    await removeAll(store, collection, await store.list(collection, 'day', addDays(today, -back)))
}

const subjects = { launch: 'launches', comment: 'comments', update: 'changelog', person: 'profiles', audit: 'reports' } as const

/** Deletes reports that were settled long ago, and open ones whose launch or comment is gone. */
async function forgetFlags({ store, clock }: World): Promise<void> {
  const before = addDays(dayOf(clock()), -daysFlagKept)
  await removeAll(
    store,
    'flags',
    (await store.list('flags', 'state', 'resolved')).filter(({ at }) => at < before),
  )
  const isGone = async ({ subject, subjectId }: Flag) => (await store.get(subjects[subject], subjectId)) === null
  for (const flag of await store.list('flags', 'state', 'open')) if (await isGone(flag)) await removeAll(store, 'flags', [flag])
}

const daysNoticeKept = 90
/** How many notices a person has at most, once a day. */
export const maxKept = 500

export async function forgetNotices({ store, clock }: ForgettingWorld): Promise<void> {
  await forgetDays({ store, clock }, 'notices', daysNoticeKept)
  const today = dayOf(clock())
  const recent = await Promise.all([0, 1].map((back) => store.list('notices', 'day', addDays(today, -back))))
  for (const accountId of new Set(recent.flat().map((notice) => notice.accountId))) {
    if ((await store.countBy('notices', 'accountId', accountId)) <= maxKept) continue
    // Oldest first: ids begin with the time.
    await removeAll(store, 'notices', (await store.list('notices', 'accountId', accountId)).slice(0, -maxKept))
  }
}
