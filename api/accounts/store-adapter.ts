import { createAdapterFactory, type CleanedWhere, type CustomAdapter } from 'better-auth/adapters'
import type { BetterAuthOptions } from 'better-auth/minimal'
import type { Store } from '../ports/store.ts'
import { definitionOf, type IndexOf } from '../domain/collections/collections.ts'
import type { AuthRow, Profile } from '../domain/records.ts'
import { nameError, nameLength, tidyName } from '../domain/names/person.ts'
import { awaitsCode, pruneSessions, toNewSession, hashToken } from './sessions/session-rows.ts'
import { currentArrival } from './sign-ups/owner-link.ts'
import { allAtOnce, stepByStep, type AuthCollection, type Consequences, type ReadRows, type RowAccess, type Rows } from './rows.ts'
import { locale } from '../../shared/locale.ts'

const collections: Record<string, AuthCollection> = {
  user: 'authUsers',
  session: 'authSessions',
  account: 'authAccounts',
  verification: 'authVerifications',
  twoFactor: 'authTwoFactors',
}

const config = { adapterId: 'slipway-store', supportsJSON: true, supportsArrays: true, supportsDates: false, supportsNumericIds: false }

/** Stores better-auth's rows in the service's own store. Its transactions become one transaction of the store. */
export const storeAdapter = (store: Store, siteUrl: string, consequences: Consequences) => (options: BetterAuthOptions) =>
  createAdapterFactory({
    config: {
      ...config,
      transaction: (work) =>
        allAtOnce(store, consequences, (access) =>
          work(createAdapterFactory({ config: { ...config, transaction: false }, adapter: () => operations(access, siteUrl) })(options)),
        ),
    },
    adapter: () => operations(stepByStep(store, consequences), siteUrl),
  })(options)

function operations({ read, change }: RowAccess, siteUrl: string): CustomAdapter {
  const found = (rows: ReadRows, model: string, where: CleanedWhere[] = []) =>
    findRows(rows, collectionOf(model), toStoredWhere(model, where))
  return {
    create: ({ model, data }) =>
      change(async (rows) => {
        const row: AuthRow = toStored(model, { id: String(data['id']) }, data)
        if (model === 'session') return addSession(rows, row, data)
        await rows.put(collectionOf(model), row)
        if (model === 'user') await rows.welcome(profileOf(row, siteUrl), currentArrival())
        return data
      }),
    findOne: async ({ model, where }) => {
      const [row] = await found(read, model, where)
      return shaped(row && fromStored(model, where, row))
    },
    findMany: async ({ model, where, limit, sortBy, offset = 0 }) =>
      (await found(read, model, where))
        .toSorted(by(sortBy))
        .slice(offset, offset + limit)
        .map(shaped),
    count: async ({ model, where }) => (await found(read, model, where)).length,
    update: ({ model, where, update }) =>
      change(async (rows) => {
        const [row] = await found(rows, model, where)
        if (row === undefined) return null
        const changed = toStored(model, row, { ...(update as object) })
        if (model === 'user' && isProof(row, changed)) await rows.proveEmail(row.id)
        if (model === 'user') await rows.noteSecondFactor(row.id, changed['twoFactorEnabled'] === true)
        // A session that awaits a code expires on time, however often it’s used.
        await rows.put(collectionOf(model), awaitsCode(row) ? { ...changed, expiresAt: row['expiresAt'] } : changed)
        return shaped(fromStored(model, where, changed))
      }),
    updateMany: ({ model, where, update }) =>
      change(async (rows) => {
        const matching = await found(rows, model, where)
        for (const row of matching) await rows.put(collectionOf(model), toStored(model, row, update))
        return matching.length
      }),
    delete: ({ model, where }) =>
      change(async (rows) => {
        const [row] = await found(rows, model, where)
        if (row) await rows.remove(collectionOf(model), row.id)
      }),
    deleteMany: ({ model, where }) =>
      change(async (rows) => {
        const matching = await found(rows, model, where)
        for (const { id } of matching) await rows.remove(collectionOf(model), id)
        return matching.length
      }),
    consumeOne: ({ model, where }) =>
      change(async (rows) => {
        const [row] = await found(rows, model, where)
        if (row) await rows.remove(collectionOf(model), row.id)
        return shaped(row)
      }),
  }
}

/** The library's types expect its own row shapes, which it stored itself. */
const shaped = (row: AuthRow | undefined) => (row ?? null) as never

function collectionOf(model: string): AuthCollection {
  const collection = collections[model]
  if (collection === undefined) throw new Error(`The store has no collection for ${model}.`)
  return collection
}

/** Looks rows up by id or an indexed field, then filters by the other conditions. */
async function findRows(rows: ReadRows, collection: AuthCollection, where: CleanedWhere[]): Promise<AuthRow[]> {
  const exact = where.flatMap(({ field, value, operator, connector }) =>
    operator === 'eq' && connector === 'AND' && typeof value === 'string' ? [{ field, value }] : [],
  )
  const byId = exact.find(({ field }) => field === 'id')
  const byIndex = exact.find(({ field }) => isIndexed(collection, field))
  if (byId) {
    const row = await rows.get(collection, byId.value)
    return [row].filter((row) => row !== null).filter((row) => where.every((condition) => holds(row, condition)))
  }
  if (!byIndex) throw new Error(`The store has no index for ${collection} by ${where.map(({ field }) => field).join(', ')}.`)
  const candidates = await rows.list(collection, byIndex.field as IndexOf<AuthCollection>, byIndex.value)
  return candidates.filter((row) => where.every((condition) => holds(row, condition)))
}

const isIndexed = (collection: AuthCollection, field: string) => definitionOf(collection).indexes.includes(field)

const isProof = (before: AuthRow, after: AuthRow) => before['emailVerified'] !== true && after['emailVerified'] === true

/** Times are ISO 8601 in UTC, so they compare as strings. */
function holds(row: AuthRow, { field, operator, value, connector }: CleanedWhere): boolean {
  const own = row[field]
  if (connector === 'AND' && operator === 'eq') return own === value
  if (connector === 'AND' && typeof own === 'string' && typeof value === 'string') {
    if (operator === 'lt') return own < value
    if (operator === 'gt') return own > value
  }
  throw new Error(`The store doesn’t support ${connector} ${operator}.`)
}

const by = (sort: { field: string; direction: 'asc' | 'desc' } | undefined) => (one: AuthRow, other: AuthRow) => {
  if (sort === undefined) return 0
  const order = String(one[sort.field]).localeCompare(String(other[sort.field]), locale)
  return sort.direction === 'asc' ? order : -order
}

/** Stores a new session, one that awaits a code if its account has a second factor. */
async function addSession<T>(rows: Rows, row: AuthRow, data: T): Promise<T> {
  const userId = String(row['userId'])
  await pruneSessions(rows, userId)
  await rows.put('authSessions', toNewSession(row, await rows.get('authUsers', userId)))
  return data
}

const profileOf = ({ id, email, name, createdAt, emailVerified }: AuthRow, siteUrl: string): Profile => ({
  id,
  email: String(email),
  name: allowedName(String(name), siteUrl),
  handle: null,
  createdAt: String(createdAt),
  ...(emailVerified === true && { emailProven: true }),
})

/** A name from a provider follows the same rules as one that is entered. */
function allowedName(given: string, siteUrl: string): string {
  const name = Array.from(tidyName(given)).slice(0, nameLength).join('').trim()
  return nameError(name, { siteUrl }) === null ? name : 'Maker'
}

/** What a provider sends with a sign-in. Never used afterwards, so not stored. */
const providerTokens = ['accessToken', 'refreshToken', 'idToken', 'accessTokenExpiresAt', 'refreshTokenExpiresAt']

/** A session’s token only as its SHA-256, so that nobody can sign in with a copy of the store, and no tokens of providers. */
function toStored(model: string, row: { id: string }, change: Record<string, unknown>): AuthRow {
  const { token } = change
  const fields = { ...row, ...change, ...(model === 'session' && typeof token === 'string' && { token: hashToken(token) }) }
  const kept = Object.entries(fields).filter(([field]) => model !== 'account' || !providerTokens.includes(field))
  return { ...Object.fromEntries(kept), id: row.id }
}

const toStoredWhere = (model: string, where: CleanedWhere[]): CleanedWhere[] =>
  where.map((condition) => {
    const isToken = model === 'session' && condition.field === 'token' && typeof condition.value === 'string'
    return isToken ? { ...condition, value: hashToken(String(condition.value)) } : condition
  })

/** A stored row as the library expects it: a session that was looked up by its token has that token. */
function fromStored(model: string, where: CleanedWhere[], row: AuthRow): AuthRow {
  const asked = model === 'session' ? where.find(({ field, operator }) => field === 'token' && operator === 'eq') : undefined
  return asked === undefined ? row : { ...row, token: asked.value }
}
