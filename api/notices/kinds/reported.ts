import { paths } from '../../../shared/paths.ts'
import { moderators, others, defineNotice, type About, type Audience } from '../define-notice.ts'

/** `commentId` is null if the launch itself was reported. */
type Reported = { commentId: string | null }

/** To moderators, about the first report of something. */
export const reported = defineNotice<Reported>({
  event: {
    webhook: { type: 'launch.reported', label: 'Reported', only: 'site' },
    isForActive: true,
    holds: async ({ launch, facts }, read) =>
      (await read.list('flags', 'subjectId', facts.commentId ?? launch.id)).some(({ state }) => state === 'open'),
  },
  audience: others(moderators, author),
  words: ({ launch, facts }) => `${facts.commentId === null ? '' : 'A comment on '}${launch.name} was reported.`,
  path: () => paths.reports(),
  ownKind: null,
  topic: 'moderation',
  email: {
    label: 'Reports',
    path: paths.reports(),
    noun: ['reported page', 'reported pages'],
    alone: (name) => `${name} was reported`,
    read: async (read) => (await read.list('flags', 'state', 'open')).map(({ launchId, at }) => ({ launchId, since: at })),
  },
})

async function author({ launch, facts }: About<Reported, null>, { read }: Audience): Promise<(string | null)[]> {
  return [facts.commentId === null ? launch.ownerId : ((await read.get('comments', facts.commentId))?.accountId ?? null)]
}
