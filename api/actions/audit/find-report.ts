import { toEntry, type ReportEntry } from '../../../shared/audit/compare-reports.ts'
import { urlKey } from '../../domain/launch/duplicates.ts'
import type { Launch } from '../../domain/launch/launch.ts'
import type { Profile } from '../../domain/records.ts'
import { isModerator } from '../../domain/moderation/moderator-rule.ts'
import { isSuspended } from '../../domain/moderation/suspension.ts'
import { isExpired, reportIdIn, type ReportContent, type Report } from '../../domain/report.ts'
import type { Transaction } from '../../ports/store.ts'
import type { World } from '../../ports/world.ts'
import { removeReport, unpackContent } from './page-pictures.ts'
import { Type } from 'typebox'
import { Failure } from '../../domain/failure.ts'
import { hashSecret } from '../connections/find-connection.ts'
import { settleReports } from '../decisions/decide.ts'
import { defineAction } from '../define-action.ts'

export type FoundReport = { report: Report; content: ReportContent }

/**
 * Finds a report by its id, which is all anyone needs to read it, unless a moderator made it private; null if it has expired, was deleted or never
 * existed. One by somebody suspended isn’t public.
 */
export async function findReport(world: World, id: string, reader: Reader = { account: null, keys: [] }): Promise<FoundReport | null> {
  const { store, clock } = world
  const [report, body] = await Promise.all([store.get('reports', id), store.get('reportBodies', id)])
  if (report === null || body === null || isExpired(report, clock())) return null
  const { account } = reader
  if (report.isWithheld && !isMaker(report, reader) && (account === null || !isModerator(world, account))) return null
  const isPublic = await isShown(world, report)
  return { report: { ...report, isPublic }, content: unpackContent(body.packed) }
}

async function isShown({ store, clock }: World, { isPublic, accountId }: Report): Promise<boolean> {
  const maker = isPublic && accountId !== null ? await store.get('profiles', accountId) : null
  return isPublic && (maker === null || !isSuspended(maker, clock()))
}

export async function findEarlierReport(world: World, idOrUrl: string): Promise<FoundReport | null> {
  const id = reportIdIn(idOrUrl)
  return id === null ? null : findReport(world, id)
}

/** The reports that one continues, oldest first, without those that have expired or were deleted. */
export async function listEarlier({ store, clock }: World, { earlier }: Report): Promise<Report[]> {
  const found = await Promise.all(earlier.map((id) => store.get('reports', id)))
  return found.flatMap((report) => (report === null || isExpired(report, clock()) ? [] : [report]))
}

/** The reports that share its limits: the account’s or, without an account, the network’s. */
export const listOfMaker = ({ list }: Pick<Transaction, 'list'>, { accountId, network }: Report): Promise<Report[]> =>
  accountId === null ? list('reports', 'network', network ?? '') : list('reports', 'accountId', accountId)

/** What the badge of a public report shows: its maker’s latest audit of the page. Null for a report that isn’t public. */
export async function findBadgeReport(world: World, id: string): Promise<Report | null> {
  const { store, clock } = world
  const report = await store.get('reports', id)
  if (report === null || isExpired(report, clock()) || !(await isShown(world, report))) return null
  const own = (await listOfMaker(store, report)).filter(
    ({ url, keyHash }) => keyHash === report.keyHash && urlKey(url) === urlKey(report.url),
  )
  return own.reduce((latest, one) => (one.at > latest.at ? one : latest), report)
}

export async function listReports({ store, clock }: World, { id }: Pick<Profile, 'id'>): Promise<Report[]> {
  const own = await store.list('reports', 'accountId', id)
  return own.filter((report) => !isExpired(report, clock())).toSorted((a, b) => (a.at < b.at ? 1 : -1))
}

/** The owner’s latest report on a launch’s page; null if there is none. */
export async function findLatestReport(
  world: World,
  { ownerId, url: productUrl }: Pick<Launch, 'ownerId' | 'url'>,
): Promise<Report | null> {
  if (ownerId === null) return null
  const key = urlKey(productUrl)
  const own = await listReports(world, { id: ownerId })
  return own.find(({ url, asked }) => [url, asked].some((one) => URL.canParse(one) && urlKey(one) === key)) ?? null
}

export const entryOf = ({ report: { at }, content: { checks, missed } }: FoundReport): ReportEntry => {
  const entry = toEntry(
    checks.map((check) => ({ ...check, seenBy: 'crawler' as const })),
    Date.parse(at),
    null,
  )
  return { ...entry, findings: { ...entry.findings, ...missed } }
}

/** Who opens a report: an account, or a browser or agent with the keys it got when it made reports. */
type Reader = { account: Profile | null; keys: readonly string[] }

export const isMaker = ({ accountId, keyHash }: Report, { account, keys }: Reader): boolean =>
  accountId === null ? keys.some((key) => hashSecret(key) === keyHash) : accountId === account?.id

/** Deletes a report for its maker, and settles what was reported about it. Throws NOT_FOUND for everyone else. */
export const deleteReport = defineAction({
  access: 'anyone',
  quota: null,
  whileSuspended: true,
  input: Type.Object({ id: Type.String(), keys: Type.Array(Type.String()) }),
  async run(world, { id, keys }, { account = null }): Promise<void> {
    await world.store.transact(async (transaction) => {
      const report = await transaction.get('reports', id)
      if (report === null || !isMaker(report, { account, keys })) throw new Failure('NOT_FOUND', 'Page not found.')
      await settleReports(world, transaction, { subjectId: id, by: account?.id ?? null, isByAuthor: true })
      await removeReport(transaction, id)
    })
    world.events.wake()
  },
})
