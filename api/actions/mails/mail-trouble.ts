import { Type } from 'typebox'
import { mailAgain, wantedSince, type OutgoingMail } from '../../domain/outgoing-mail.ts'
import type { World } from '../../ports/world.ts'
import { defineAction } from '../define-action.ts'
import { minuteMs } from '../../../shared/durations.ts'

/** Moderators see emails that have waited longer. Milliseconds. */
const longWait = 10 * minuteMs
/** Emails changed per transaction, so that other writers don't wait long. */
const batchSize = 200

/** Emails that aren't getting through. `error` is the last error, `oldest` when the first of them was queued. */
export type MailTrouble = { waiting: number; failed: number; oldest: string; error: string | null }

/** Whether emails to everyone fail, not just those to an unknown recipient or one to try again. */
export async function areMailsStuck({ store }: Pick<World, 'store'>): Promise<boolean> {
  const mails = await Promise.all((['waiting', 'failed'] as const).map((state) => store.list('mails', 'state', state)))
  return mails.flat().some(({ isServers }) => isServers)
}

/** Null if every email gets through. `late` is how long an email must have waited to count. */
export async function readMailTrouble({ store, clock }: Pick<World, 'store' | 'clock'>, late = longWait): Promise<MailTrouble | null> {
  const before = new Date(clock().getTime() - late).toISOString()
  const isLate = (mail: OutgoingMail) => wantedSince(mail) <= before
  const waiting = (await store.list('mails', 'state', 'waiting')).filter(isLate)
  const failed = await store.list('mails', 'state', 'failed')
  const all = [...waiting, ...failed].toSorted((a, b) => (a.createdAt < b.createdAt ? -1 : 1))
  const [first] = all
  if (first === undefined) return null
  const error = all.findLast((mail) => mail.error !== null)?.error ?? null
  return { waiting: waiting.length, failed: failed.length, oldest: first.createdAt, error }
}

/** Resends failed emails, with new links. Returns how many. */
export const retryMails = defineAction({
  access: 'moderator',
  quota: null,
  input: Type.Object({}),
  async run(world) {
    const count = await changeFailed(world, (mail) => mailAgain(mail, world.clock()))
    world.outbox.wake()
    return count
  },
})

export const discardMails = defineAction({
  access: 'moderator',
  quota: null,
  input: Type.Object({}),
  run: (world) => changeFailed(world, () => null),
})

async function changeFailed(world: Pick<World, 'store'>, change: (mail: OutgoingMail) => OutgoingMail | null): Promise<number> {
  const failed = await world.store.list('mails', 'state', 'failed')
  let changed = 0
  for (let from = 0; from < failed.length; from += batchSize) {
    changed += await world.store.transact(async (transaction) => {
      let count = 0
      for (const { id } of failed.slice(from, from + batchSize)) {
        const mail = await transaction.get('mails', id)
        if (mail?.state !== 'failed') continue // another moderator was faster
        const next = change(mail)
        await (next === null ? transaction.remove('mails', id) : transaction.put('mails', next))
        count += 1
      }
      return count
    })
  }
  return changed
}
