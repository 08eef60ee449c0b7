import type { Profile } from '../../domain/records.ts'
import type { World } from '../../ports/world.ts'
import { findHeir } from '../makers/pass-launch.ts'

/** `launches.pass` counts the launches that pass to a co-maker when the account is deleted; the others are counted by what becomes of them. */
export type OwnData = Awaited<ReturnType<typeof readOwnData>>

export async function readOwnData({ store, clock }: Pick<World, 'store' | 'clock'>, { id }: Profile) {
  const led = await store.list('launches', 'ownerId', id)
  const heirs = await Promise.all(led.map((launch) => findHeir({ clock }, store, launch.id)))
  const launches = led.filter((_, index) => heirs[index] === null)
  const of = (...statuses: string[]) => launches.filter(({ status }) => statuses.includes(status))
  const [votes, comments, reports, connections, sessions, contentReports, invitations, decisions, signIns] = await Promise.all([
    store.countBy('upvotes', 'accountId', id),
    store.countBy('comments', 'accountId', id),
    store.countBy('reports', 'accountId', id),
    store.countBy('connections', 'accountId', id),
    store.countBy('authSessions', 'userId', id),
    store.countBy('flags', 'accountId', id),
    store.countBy('invites', 'createdBy', id),
    store.countBy('decisions', 'accountId', id),
    store.list('authAccounts', 'userId', id),
  ])
  return {
    launches: {
      live: of('live').length,
      premium: of('live').filter(({ plan }) => plan !== null && plan !== 'free').length,
      upcoming: of('pending_review', 'scheduled').length,
      other: of('draft', 'rejected').length,
      pass: led.length - launches.length,
    },
    votes,
    comments,
    reports,
    connections,
    sessions,
    contentReports,
    invitations,
    decisions,
    hasPassword: signIns.some(({ providerId }) => providerId === 'credential'),
  }
}
