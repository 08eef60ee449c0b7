import { agoWords } from '../../../shared/ui/ago-words.ts'
import { paths } from '../../../shared/paths.ts'
import type { Launch } from '../../domain/launch/launch.ts'
import { button, heading, title, type MailBlock, type MailLink } from '../frame/mail-document.ts'
import { count, listed, type Part } from './part.ts'
import type { Reader } from './told.ts'

/** The most launches that one email lists of each kind. */
const mostListed = 20

type Waiting = { launch: Launch; since: string }
/** What moderators have not decided on. */
export type AllWaiting = { launches: Waiting[]; edits: Waiting[]; reports: Waiting[] }

/** Everything that waits for moderators; `only` what waits of these launches. */
export async function readWaiting(store: Reader, only: ReadonlySet<string> | null): Promise<AllWaiting> {
  const isAsked = (id: string) => only === null || only.has(id)
  const submitted = (await store.list('launches', 'status', 'pending_review')).filter(({ id }) => isAsked(id))
  const revisions = (await store.list('revisions', 'state', 'waiting')).filter(({ id }) => isAsked(id))
  const flags = (await store.list('flags', 'state', 'open')).filter(({ launchId }) => isAsked(launchId))
  const sinceFirst = new Map<string, string>()
  for (const { launchId, at } of flags) sinceFirst.set(launchId, [at, sinceFirst.get(launchId) ?? at].sort()[0] ?? at)
  return {
    launches: submitted.map((launch) => ({ launch, since: launch.submittedAt ?? launch.updatedAt })).toSorted(oldestFirst),
    edits: await withLaunch(
      store,
      revisions.map(({ id, at }) => [id, at]),
    ),
    reports: await withLaunch(store, [...sinceFirst]),
  }
}

const oldestFirst = (a: Waiting, b: Waiting) => (a.since < b.since ? -1 : 1)

async function withLaunch(store: Reader, entries: readonly (readonly [launchId: string, since: string])[]): Promise<Waiting[]> {
  const found = await Promise.all(entries.map(async ([id, since]) => ({ launch: await store.get('launches', id), since })))
  return found.flatMap(({ launch, since }) => (launch === null ? [] : [{ launch, since }])).toSorted(oldestFirst)
}

/** The email to a moderator about what waits; null if nothing does. */
export function moderationMail(
  siteUrl: string,
  { launches, edits, reports }: AllWaiting,
  now: Date,
): Pick<Part, 'subject' | 'blocks'> | null {
  const all = [...launches, ...edits, ...reports]
  const [first] = all
  if (first === undefined) return null
  const sums = [
    ...(launches.length > 0 ? [count(launches.length, 'launch', 'launches')] : []),
    ...(edits.length > 0 ? [count(edits.length, 'edit')] : []),
    ...(reports.length > 0 ? [count(reports.length, 'reported page')] : []),
  ]
  const { name } = first.launch
  const alone =
    launches.length > 0
      ? `${name} is waiting for review`
      : edits.length > 0
        ? `An edit to ${name} is waiting for review`
        : `${name} was reported`
  const subject = all.length === 1 ? alone : `Waiting for review: ${listed(sums)}`
  const section = (words: string, waiting: readonly Waiting[], path: string): MailBlock[] => {
    if (waiting.length === 0) return []
    const links = waiting.slice(0, mostListed).map(({ launch, since }): MailLink => ({
      label: launch.name,
      url: `${siteUrl}${path}`,
      note: agoWords(since, now),
    }))
    const more = waiting.length - links.length
    return [
      ...(all.length === 1 ? [] : [heading(words)]),
      { kind: 'links', links },
      ...(more > 0 ? [{ kind: 'note', text: `And ${more} more.` } as const] : []),
      button(`Review ${words.toLowerCase()}`, `${siteUrl}${path}`),
    ]
  }
  return {
    subject,
    blocks: [
      title(subject),
      ...section('Launches', launches, paths.moderation()),
      ...section('Edits', edits, paths.editQueue()),
      ...section('Reports', reports, paths.reports()),
    ],
  }
}
