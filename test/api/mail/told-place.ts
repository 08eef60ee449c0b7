import { emit } from '../../../api/notices/fan-out.ts'
import type { Profile } from '../../../api/domain/records.ts'
import type { Store } from '../../../api/ports/store.ts'
import { literalLaunch } from '../../support/literal-launch.ts'
import { putAll } from '../../support/put-all.ts'

// A launch with followers, and makers whose launches get comments: people are notified by email.

const siteName = 'example.org'
const threeFollowers = ['fay', 'gus', 'hal']
/** So many that no email of a run has more comments than it quotes. */
const makers = Array.from({ length: 13 }, (_, at) => `maker${at}`)

const profile = (id: string): Profile => ({
  id,
  email: `${id}@${siteName}`,
  name: id,
  handle: null,
  createdAt: '2026-01-01T00:00:00.000Z',
  emailProven: true,
})
const live = { status: 'live', launchDate: '2026-01-05' } as const

/** Puts the people and launches into a store. */
export async function furnish(store: Store, followers = threeFollowers): Promise<void> {
  await putAll(store, 'profiles', [...followers, ...makers, 'bob'].map(profile))
  await putAll(store, 'launches', [
    literalLaunch({ slug: 'followed', name: 'Followed', ...live }),
    ...makers.map((ownerId) => literalLaunch({ slug: `of-${ownerId}`, name: `Of ${ownerId}`, ownerId, ...live })),
  ])
  const at = '2026-01-06T00:00:00.000Z'
  await putAll(
    store,
    'bookmarks',
    followers.map((accountId) => ({ id: `followed:${accountId}`, launchId: 'followed', accountId, at })),
  )
}

export type Sink = { clock: () => Date; random: (bytes: number) => Uint8Array }

/** The followed launch posts an update. Returns who must get an email about it: each once. */
export async function postUpdate(store: Store, world: Sink, word: string): Promise<string[]> {
  const at = world.clock().toISOString()
  await store.transact(async (transaction) => {
    await transaction.put('changelog', { id: word, launchId: 'followed', title: word, text: 'News.', at })
    await emit(world, transaction, { kind: 'update', launchId: 'followed', by: null, facts: { entryId: word } })
  })
  return threeFollowers.map((id) => tellingOf(`${id}@${siteName}`, word))
}

/** Bob comments on a maker’s launch. Returns who must get an email about it. */
export async function postComment(store: Store, world: Sink, word: string, turn: number): Promise<string[]> {
  const maker = makers[turn % makers.length] ?? ''
  const at = world.clock().toISOString()
  await store.transact(async (transaction) => {
    const said = { id: word, launchId: `of-${maker}`, accountId: 'bob', author: { name: 'bob', handle: null }, text: word, at }
    await transaction.put('comments', said)
    await emit(world, transaction, { kind: 'comment', launchId: `of-${maker}`, by: 'bob', facts: { commentId: word } })
  })
  return [tellingOf(`${maker}@${siteName}`, word)]
}

const tellingOf = (to: string, word: string) => `${to} ${word}`

/** What accepted emails told whom, each with the Message-IDs of the emails that did. */
export function tellingsIn(mails: readonly string[]): Map<string, Set<string>> {
  const told = new Map<string, Set<string>>()
  for (const mail of mails) {
    const [, to = ''] = /^To: (.+)$/m.exec(mail) ?? []
    const [, id = ''] = /^Message-ID: <(.+)>$/im.exec(mail) ?? []
    for (const word of new Set(mail.match(/\btold\w+/g))) {
      const key = tellingOf(to, word)
      told.set(key, (told.get(key) ?? new Set()).add(id))
    }
  }
  return told
}
