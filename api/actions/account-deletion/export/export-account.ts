import { Failure } from '../../../domain/failure.ts'
import type { Profile } from '../../../domain/records.ts'
import type { World } from '../../../ports/world.ts'
import { exportLaunch } from './export-launch.ts'
import { exportReport } from './export-report.ts'
import * as sections from './export-sections.ts'
import { exportWebhook } from './export-webhook.ts'

/** What an export needs: less than a running service, so that the operator can make one on a stopped one. */
export type ExportingWorld = Pick<World, 'store' | 'clock' | 'siteUrl'>

/**
 * Everything stored about an account, as the text of one JSON file, a piece at a time. Without secrets, hashes and what’s about other people.
 * Throws NOT_FOUND before the first piece.
 */
export async function exportAccount(world: ExportingWorld, accountId: string): Promise<AsyncGenerator<string>> {
  const profile = await world.store.get('profiles', accountId)
  if (profile === null) throw new Failure('NOT_FOUND', 'Account not found.')
  return writeParts(world, profile)
}

async function* writeParts(world: ExportingWorld, profile: Profile): AsyncGenerator<string> {
  const { store, clock, siteUrl } = world
  const part = (name: string, value: unknown) => `,\n${JSON.stringify(name)}: ${JSON.stringify(value, null, 1)}`
  const about = `Everything that ${siteUrl} stores about you. Times are in UTC (ISO 8601).`
  yield `{\n"about": ${JSON.stringify(about)},\n"exportedAt": ${JSON.stringify(clock().toISOString())}`
  yield part('profile', sections.exportProfile(profile))
  yield part('makerPage', await sections.exportMaker(store, profile))
  yield part('waysToSignIn', await sections.exportWaysIn(store, profile))
  yield part('sessions', await sections.exportSessions(store, profile))
  yield part('connections', await sections.exportConnections(store, profile))
  yield* writeList('launches', await store.list('launches', 'ownerId', profile.id), (launch) => exportLaunch(world, profile, launch))
  yield* writeList('votes', await store.list('upvotes', 'accountId', profile.id), (vote) => sections.exportVote(world, vote))
  yield* writeList('savedLaunches', await store.list('bookmarks', 'accountId', profile.id), (saved) =>
    sections.exportBookmark(world, saved),
  )
  yield* writeList('comments', await store.list('comments', 'accountId', profile.id), (comment) => sections.exportComment(world, comment))
  yield* writeList('auditReports', await store.list('reports', 'accountId', profile.id), (report) => exportReport(world, report))
  yield* writeList('contentReports', await store.list('flags', 'accountId', profile.id), (flag) => sections.exportFlag(world, flag))
  yield* writeList('webhooks', await store.list('webhooks', 'ownerId', profile.id), (webhook) => exportWebhook(world, webhook))
  yield* writeList('notifications', await store.list('notices', 'accountId', profile.id), (notice) =>
    sections.exportNotice(world, profile, notice),
  )
  yield part('invitations', await sections.exportInvites(store, profile))
  yield part('decisionsAboutYou', await sections.exportDecisions(store, 'accountId', profile))
  yield part('decisionsByYou', await sections.exportDecisions(store, 'by', profile))
  yield part('emailsWaiting', await sections.exportMails(store, profile))
  yield '\n}\n'
}

async function* writeList<T>(name: string, records: readonly T[], write: (record: T) => Promise<unknown>): AsyncGenerator<string> {
  yield `,\n${JSON.stringify(name)}: [`
  for (const [index, record] of records.entries()) yield `${index === 0 ? '' : ','}\n${JSON.stringify(await write(record), null, 1)}`
  yield ']'
}
