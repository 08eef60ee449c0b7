import type { Launch } from '../../../domain/launch/launch.ts'
import { isOftenDismissed, type Flag, type FlagReason } from '../../../domain/moderation/records.ts'
import { isSuspended } from '../../../domain/moderation/suspension.ts'
import type { ChangelogEntry, Comment, Profile } from '../../../domain/records.ts'
import type { World } from '../../../ports/world.ts'
import { findReport, type FoundReport } from '../../audit/find-report.ts'
import { findOtherModerators, insteadOf } from '../../access/reject-own.ts'
import { findFlagged, ownersOfFlagged } from '../../decisions/find-flagged.ts'

/** A report with who made it; `reporter` is null if the account is gone, and of one about the reader’s own. */
export type NamedReport = { flag: Flag; reporter: Reporter | null }
export type Reporter = { id: string; name: string; isProven: boolean; isSuspended: boolean; isOftenDismissed: boolean }

/** Everything open about one subject. `launch`, `comment`, `update` and `audit` are null once they’re deleted. */
export type ReportGroup = {
  subject: Flag['subject']
  subjectId: string
  launch: Launch | null
  comment: Comment | null
  update: ChangelogEntry | null
  audit: FoundReport | null
  person: Pick<Profile, 'id' | 'name'> | null
  /** The moderators who have to decide, as it’s about the reader or their work; nobody if the reader can. */
  others: readonly Profile[]
  /** The comment as it was flagged first, if it was edited since. */
  flaggedText: string | null
  count: number
  reasons: { reason: FlagReason; count: number }[]
  /** When the first and the last of them were made. */
  since: string
  until: string
  newest: NamedReport[]
}

export const reportOrders = ['oldest', 'most'] as const
export type ReportOrder = (typeof reportOrders)[number]

/** `total` counts the groups of all pages; `hasUrgent` is whether some come first, whatever the order. */
export type ReportsPage = { groups: ReportGroup[]; total: number; hasUrgent: boolean; page: number; pages: number }

const groupsShown = 10
const reportsShown = 10

/** Open reports by what they are about: private data first, then the oldest or most reported. `subjectId` wants the page that has it. */
export async function readReports(
  world: World,
  { order, page, subjectId }: { order: ReportOrder; page: number; subjectId?: string | null },
  reader: Profile,
): Promise<ReportsPage> {
  const grouped = groupBySubject(await world.store.list('flags', 'state', 'open')).toSorted(orders[order])
  const pages = Math.max(1, Math.ceil(grouped.length / groupsShown))
  const at = grouped.findIndex(([flag]) => flag.subjectId === subjectId)
  const current = at < 0 ? Math.min(Math.max(1, page), pages) : Math.floor(at / groupsShown) + 1
  const others = await findOtherModerators(world, reader)
  const groups: ReportGroup[] = []
  for (const flags of grouped.slice((current - 1) * groupsShown, current * groupsShown)) {
    const owners = await ownersOfFlagged(world.store, flags[0])
    const group = await describe(world, flags, owners.includes(reader.id))
    groups.push({ ...group, others: insteadOf(others, owners, reader) })
  }
  return { groups, total: grouped.length, hasUrgent: grouped.some(isUrgent), page: current, pages }
}

/** Reports about the same subject, oldest first. There’s at least one in each group. */
type Group = [Flag, ...Flag[]]

function groupBySubject(flags: Flag[]): Group[] {
  const groups = new Map<string, Group>()
  for (const flag of flags.toSorted((a, b) => (a.at < b.at ? -1 : 1))) {
    const group = groups.get(flag.subjectId)
    if (group === undefined) groups.set(flag.subjectId, [flag])
    else group.push(flag)
  }
  return [...groups.values()]
}

/** Every hour that somebody’s address is public does harm. */
const isUrgent = (flags: Group): boolean => flags.some(({ reason }) => reason === 'private-data')

const oldest = (a: Group, b: Group) => Number(isUrgent(b)) - Number(isUrgent(a)) || (a[0].at < b[0].at ? -1 : 1)
const most = (a: Group, b: Group) => Number(isUrgent(b)) - Number(isUrgent(a)) || b.length - a.length || oldest(a, b)
const orders: Record<ReportOrder, (a: Group, b: Group) => number> = { oldest, most }

async function describe(world: World, flags: Group, isOwn: boolean): Promise<Omit<ReportGroup, 'others'>> {
  const { store } = world
  const [{ subject, subjectId, launchId, at: since }] = flags
  const launch = launchId === null ? null : await store.get('launches', launchId)
  const audit = subject === 'audit' ? await findReport(world, subjectId) : null
  const comment = subject === 'comment' ? await store.get('comments', subjectId) : null
  const update = subject === 'update' ? await store.get('changelog', subjectId) : null
  const personId = await findFlagged(store, flags[0])
  const person = personId === null ? null : await store.get('profiles', personId)
  const newest = await Promise.all(
    flags
      .slice(-reportsShown)
      .toReversed()
      .map(async (flag) => ({ flag, reporter: isOwn ? null : await findReporter(world, flag.accountId) })),
  )
  const reasons = [...Map.groupBy(flags, ({ reason }) => reason)].map(([reason, found]) => ({ reason, count: found.length }))
  return {
    subject,
    subjectId,
    launch,
    comment,
    update,
    audit,
    person,
    flaggedText:
      comment === null ? null : (flags.find(({ comment: was }) => was !== undefined && was.text !== comment.text)?.comment?.text ?? null),
    count: flags.length,
    reasons: reasons.toSorted((a, b) => b.count - a.count),
    since,
    until: flags.at(-1)?.at ?? since,
    newest,
  }
}

async function findReporter({ store, clock }: World, id: string): Promise<Reporter | null> {
  const profile = await store.get('profiles', id)
  if (profile === null) return null
  return {
    id,
    name: profile.name,
    isProven: profile.emailProven === true,
    isSuspended: isSuspended(profile, clock()),
    isOftenDismissed: isOftenDismissed(await store.list('flags', 'accountId', id)),
  }
}
