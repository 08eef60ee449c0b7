import { paths } from '../../../shared/paths.ts'
import type { Appeal } from '../../domain/moderation/appeals.ts'
import { defineNotice, type Audience, type Reader } from '../define-notice.ts'

type Appealed = { decisionId: string }

/** To the moderators who had no part in a decision; if there are none, to whoever made it. */
export const appealed = defineNotice<Appealed, Appeal, null>({
  event: { webhook: null, isForActive: true, holds: ({ subject }) => subject?.state === 'open' },
  subject: (read, { decisionId }) => read.get('appeals', decisionId),
  audience: ({ facts }, among) => audienceOf(facts, among),
  words: ({ by, subject }) => (subject === null ? 'An appeal was deleted along with its author’s account.' : `${by} appealed a decision.`),
  quote: ({ subject }) => subject?.text ?? null,
  path: ({ facts }) => paths.appeals({}, `appeal-${facts.decisionId}`),
  ownKind: null,
  topic: 'moderation',
  email: {
    label: 'Appeals',
    path: paths.appeals(),
    noun: ['appeal', 'appeals'],
    alone: (name) => `An appeal by ${name} is waiting for review`,
    read: listOpen,
  },
})

async function audienceOf({ decisionId }: Appealed, { read, by, moderators }: Audience): Promise<string[]> {
  const decision = await read.get('decisions', decisionId)
  const others = (await moderators()).map(({ id }) => id).filter((id) => id !== by)
  const uninvolved = others.filter((id) => id !== decision?.by)
  return uninvolved.length > 0 ? uninvolved : others
}

async function listOpen({ get, list }: Reader) {
  const open = await list('appeals', 'state', 'open')
  return Promise.all(
    open.map(async ({ id, accountId, at }) => ({ id, since: at, name: (await get('profiles', accountId))?.name ?? 'Someone' })),
  )
}
