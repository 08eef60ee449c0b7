import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { deflateRawSync } from 'node:zlib'
import { Client } from 'pg'
import { eraseDueAccounts, type ErasingWorld } from '../../../../api/actions/account-deletion/erase-account.ts'
import type { Collection, Records } from '../../../../api/domain/collections/collections.ts'
import type { Store } from '../../../../api/ports/store.ts'
import { oneOfEach } from '../../../contract/store/one-of-each.ts'
import { literalLaunch } from '../../../support/literal-launch.ts'
import { liveLaunch } from '../../../support/live-launch.ts'
import { literalUpvote } from '../../../support/literal-upvote.ts'

export const email = 'quentin.o-hara+launch@people.example'
const at = '2026-03-02T09:00:00.000Z'
export const after = '2026-03-10T09:00:00.000Z'

export const erasingWorld = (store: Store, now = after): ErasingWorld => ({
  store,
  clock: () => new Date(now),
  random: (bytes) => crypto.getRandomValues(new Uint8Array(bytes)),
  hashEmail: (text) => `hash of ${text.length} characters`,
  hashAccount: (id) => `hash of an id of ${id.length} characters`,
})

type Put = <C extends Collection>(collection: C, ...records: Records[C][]) => Promise<void>

/**
 * Quentin, who owns a live launch, a scheduled one, a draft, and one that Zoe makes with him, votes and comments, and has used everything else; each text that he could type
 * contains his email, in some spelling. Zoe has voted and commented too.
 */
export async function putQuentin(store: Store, { keepsLaunches }: { keepsLaunches: boolean }): Promise<void> {
  const put: Put = (collection, ...records) =>
    store.transact(async (transaction) => {
      for (const record of records) await transaction.put(collection, record)
    })
  const shout = email.toUpperCase()
  const own = { id: 'quentin', accountId: 'quentin', userId: 'quentin', launchId: 'live', at }
  const times = { createdAt: at, expiresAt: '2027-01-01T00:00:00.000Z', updatedAt: at }
  await put(
    'profiles',
    { ...oneOfEach.profiles, id: 'zoe', email: 'zoe@people.example', handle: 'zoe', name: 'Zoe' },
    {
      ...oneOfEach.profiles,
      id: 'quentin',
      email,
      name: 'Quentin',
      handle: 'quentin',
      deletion: { askedAt: at, dueAt: '2026-03-09T09:00:00.000Z', keepsLaunches },
    },
  )
  await put('erasures', {
    ...oneOfEach.erasures,
    id: 'quentin',
    state: 'asked',
    dueAt: '2026-03-09T09:00:00.000Z',
    keepsLaunches,
    foundIn: [],
    emailHash: null,
    suspension: null,
  })
  const mine = { ownerId: 'quentin', maker: { name: 'Quentin', handle: 'quentin' } }
  await put(
    'launches',
    liveLaunch({
      ...mine,
      id: 'live',
      slug: 'live',
      aliases: ['old-live'],
      description: `Write to ${shout}.`,
      upvotes: 12,
      commentCount: 7,
      week: { year: 2026, week: 10 },
    }),
    literalLaunch({ ...mine, id: 'soon', slug: 'soon', status: 'scheduled', launchDate: '2026-03-16', week: { year: 2026, week: 12 } }),
    literalLaunch({ ...mine, id: 'draft', slug: 'draft' }),
    literalLaunch({
      ...mine,
      id: 'shared',
      slug: 'shared',
      name: 'Shared',
      description: `Write to ${shout}.`,
      coMakers: ['new', 'zoe'].map((id) => ({ id, name: id, handle: id })),
    }),
    liveLaunch({
      id: 'other',
      slug: 'other',
      upvotes: 5,
      commentCount: 3,
      coMakers: [{ id: 'quentin', name: 'Quentin', handle: 'quentin' }],
    }),
  )
  await put(
    'crawls',
    { ...oneOfEach.crawls, id: 'live', urls: [`https://live.example/?contact=${email}`] },
    { ...oneOfEach.crawls, id: 'draft' },
  )
  await put('referrals', { ...oneOfEach.referrals, id: 'draft:news.example', launchId: 'draft' })
  await put('changelog', { ...oneOfEach.changelog, id: 'news', launchId: 'live', text: `Mail ${email}` })
  await put('revisions', { ...oneOfEach.revisions, id: 'live', by: 'quentin' })
  await put(
    'history',
    { ...oneOfEach.history, id: 'h1', launchId: 'live', by: 'quentin', event: 'create', note: `Laptop of ${email}` },
    { ...oneOfEach.history, id: 'h2', launchId: 'live', by: null },
    { ...oneOfEach.history, id: 'h3', launchId: 'other', by: 'quentin', event: 'approve', note: '2026-03-02' },
  )
  const vote = (launchId: string, accountId: string) => literalUpvote(launchId, accountId, { network: 'a-network' })
  await put('upvotes', vote('other', 'quentin'), { ...vote('live', 'quentin'), exclusion: 'suspended' }, vote('live', 'zoe'))
  const comment = { ...oneOfEach.comments, accountId: 'quentin', launchId: 'live', author: mine.maker, text: `I’m ${email}, “hi”` }
  await put(
    'comments',
    { ...comment, id: 'c1', launchId: 'other' },
    { ...comment, id: 'c2', launchId: 'other', exclusion: 'unproven' },
    { ...comment, id: 'c3', accountId: 'zoe', author: { name: 'Zoe', handle: 'zoe' }, text: `Thanks ${email}!` },
  )
  await put('connections', { ...oneOfEach.connections, ...own, label: email })
  await put('authorizations', { ...oneOfEach.authorizations, ...own, label: email })
  await put('reports', { ...oneOfEach.reports, ...own, network: null })
  await put('reports', { ...oneOfEach.reports, ...own, network: null, id: 'quentin' })
  await put('pagePictures', { ...oneOfEach.pagePictures, id: 'quentin.phone', reportId: 'quentin' })
  await put('reportBodies', { id: 'quentin', packed: deflateRawSync('{"checks":[],"listing":null}').toString('base64') })
  await put(
    'mails',
    { ...oneOfEach.mails, to: email },
    { ...oneOfEach.mails, id: 'm2', to: 'new@people.example', state: 'failed', accountId: 'quentin' },
  )
  await put('makers', { ...oneOfEach.makers, id: 'quentin', name: 'Quentin', about: email })
  await put('blocks', { ...oneOfEach.blocks, by: 'quentin' })
  await put('directoryEdits', { ...oneOfEach.directoryEdits, by: 'quentin' })
  await put('bookmarks', { ...oneOfEach.bookmarks, id: 'other:quentin', accountId: 'quentin', launchId: 'other', isMuted: true })
  await put(
    'follows',
    { ...oneOfEach.follows, id: 'quentin:ai', accountId: 'quentin', kind: 'category', of: 'ai' },
    { ...oneOfEach.follows, of: 'quentin' },
  )
  await put(
    'coMakers',
    { ...oneOfEach.coMakers, id: 'other:quentin', launchId: 'other', accountId: 'quentin' },
    { ...oneOfEach.coMakers, id: 'shared:new', launchId: 'shared', accountId: 'new', at: '2026-01-01T00:00:00.000Z' },
    { ...oneOfEach.coMakers, id: 'shared:zoe', launchId: 'shared', accountId: 'zoe' },
    { ...oneOfEach.coMakers, id: 'live:new', launchId: 'live', accountId: 'new', state: 'invited' },
  )
  await put(
    'sentInvitations',
    { ...oneOfEach.sentInvitations, id: 's1', by: 'quentin', name: email },
    { ...oneOfEach.sentInvitations, id: 's2', by: 'zoe', accountId: 'quentin', name: 'Kettle' },
  )
  await put('mutings', { ...oneOfEach.mutings, id: 'quentin:bob', accountId: 'quentin', otherId: 'bob' })
  await put('pictures', { ...oneOfEach.pictures, id: `quentin.${oneOfEach.pictures.key}`, accountId: 'quentin', alt: email })
  await put('voteReviews', { ...oneOfEach.voteReviews, id: 'live' })
  await put('invites', { ...oneOfEach.invites, createdBy: 'quentin' })
  await put('notices', { ...oneOfEach.notices, id: 'n1:quentin', accountId: 'quentin', unreadBy: 'quentin', launchId: 'soon', by: 'zoe' })
  for (const id of ['live', 'draft']) {
    await put('elsewherePlans', { ...oneOfEach.elsewherePlans, id, ownerId: 'quentin', answers: { email } })
    const place = { ...oneOfEach.directorySubmissions, launchId: id, ownerId: 'quentin', note: `My login there: ${email}` }
    await put('directorySubmissions', { ...place, id: `${id}:dry-dock` })
  }
  await put('webhooks', { ...oneOfEach.webhooks, ownerId: 'quentin', url: `https://hooks.example/${email}`, secret: 'whsec_c2VhbGVk' })
  await put('deliveries', { ...oneOfEach.deliveries, launchId: 'live', error: `The response named ${email}.` })
  await put(
    'flags',
    { ...oneOfEach.flags, id: 'other:quentin', accountId: 'quentin', text: email },
    { ...oneOfEach.flags, id: 'c1:zoe', subject: 'comment', subjectId: 'c1', accountId: 'zoe' },
    { ...oneOfEach.flags, id: 'c3:zoe', subject: 'comment', subjectId: 'c3', accountId: 'zoe' },
  )
  await put(
    'decisions',
    { ...oneOfEach.decisions, accountId: 'quentin', reason: `Spam by ${email}` },
    { ...oneOfEach.decisions, id: 'd2', accountId: 'zoe', by: 'quentin' },
    { ...oneOfEach.decisions, id: 'd3', accountId: null, launchId: 'live', action: 'restore_edit' },
  )
  await put('appeals', { ...oneOfEach.appeals, accountId: 'quentin', text: `I’m ${email}` })
  await put('undos', {
    ...oneOfEach.undos,
    accountId: 'quentin',
    changes: [{ collection: 'profiles', id: 'quentin', before: { email }, after: null }],
  })
  await put('undos', {
    ...oneOfEach.undos,
    id: 'd3',
    accountId: null,
    changes: [{ collection: 'launches', id: 'live', before: { tagline: `By ${email}` }, after: null }],
  })
  await put('authUsers', { ...own, email, name: 'Quentin', emailVerified: true, ...times })
  await put('authSessions', { ...own, token: 't', ...times })
  await put('authAccounts', { ...own, providerId: 'google', accountId: '1', idToken: email, ...times })
  await put('authVerifications', { ...own, identifier: 'reset-password', value: 'quentin', email, ...times })
  await put('authTwoFactors', { ...own, secret: 'sealed' })
  await put('authPasskeys', { ...own, credentialID: 'key' })
}

/** Deletes Quentin’s account; the email about it is sent. */
export async function eraseQuentin(store: Store): Promise<void> {
  await eraseDueAccounts(erasingWorld(store))
  for (const { id } of await store.list('mails', 'state', 'waiting')) await store.transact((transaction) => transaction.remove('mails', id))
}

/** All files of a folder, by name. One that PostgreSQL removes meanwhile holds nothing any more. */
export async function readFiles(folder: string): Promise<Map<string, Buffer>> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const files = entries.filter((entry) => entry.isFile()).map(({ parentPath, name }) => join(parentPath, name))
  const read = (file: string) =>
    readFile(file).catch((error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT') return Buffer.alloc(0)
      throw error
    })
  return new Map(await Promise.all(files.map(async (file) => [file, await read(file)] as const)))
}

/** The files of a database, its tables and indexes among them. */
export async function readDatabaseFiles(databaseUrl: string): Promise<Map<string, Buffer>> {
  await queryDatabase(databaseUrl, 'checkpoint')
  const [row] = await queryDatabase(
    databaseUrl,
    `select current_setting('data_directory') || '/base/' || oid as folder from pg_database where datname = current_database()`,
  )
  return readFiles(row?.folder ?? '')
}

export async function queryDatabase(databaseUrl: string, query: string): Promise<Record<string, string>[]> {
  const client = new Client({ connectionString: databaseUrl })
  await client.connect()
  try {
    return (await client.query<Record<string, string>>(query)).rows
  } finally {
    await client.end()
  }
}

/** Names of files that contain a text in any case. */
export const filesWith = (files: Map<string, Buffer>, text: string): string[] =>
  [...files].filter(([, bytes]) => bytes.toString('latin1').toLowerCase().includes(text.toLowerCase())).map(([name]) => name)
