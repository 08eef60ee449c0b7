import { joinWords } from '../../../shared/join-words.ts'
import { isMetadataUrl } from './client-metadata.ts'

/** What a client may do with a connection: read its account's launches, create drafts (interface section 5, rule 7). */
export const scopes = ['read', 'drafts'] as const
export type Scope = (typeof scopes)[number]
/** Access to submission plans and their texts is only requested by pairing, separately: OAuth tools never get it. */
export type PairedScope = Scope | 'plans'

/** What a connection made by OAuth has in addition: its token works at one resource, expires, and is replaced when the client refreshes it. */
export type Grant = {
  /** The URL of the client's metadata document, or the id it was registered with. */
  clientId: string
  scopes: readonly Scope[]
  /** The only resource at which its token works (RFC 8707). */
  resource: string
  tokenExpiresAt: string
  /** Null for a client that doesn't refresh. A token of the family that isn't the current one was used before: somebody else may hold it. */
  refresh: { familyHash: string; currentHash: string; expiresAt: string } | null
}

/** An approved request. `id` is the SHA-256 of the code. Once exchanged, it’s kept as long as its connection. */
export type Authorization = {
  id: string
  accountId: string
  clientId: string
  label: string
  redirectUri: string
  /** RFC 7636, of the method S256. */
  codeChallenge: string
  scopes: readonly Scope[]
  resource: string
  refreshes: boolean
  /** Where it was approved from. */
  ip: string
  createdAt: string
  expiresAt: string
  state: 'waiting' | 'used'
  /** Made when the code was exchanged. A second exchange ends it (RFC 6749 section 4.1.2). */
  connectionId: string | null
}

/** A client that registered itself (RFC 7591). `id` is its client_id. */
export type OAuthClient = {
  id: string
  name: string
  redirectUris: readonly string[]
  refreshes: boolean
  /** `new` until an account approves the client; new ones are deleted first. */
  state: 'new' | 'used'
  createdAt: string
  /** Its IP; empty once it was approved. */
  createdFrom: string
  usedAt: string | null
}

const [minute, hour, day] = [60, 3600, 86_400]

/** In seconds. A token that can’t be replaced has to last longer. */
export const lifetimes = { code: minute, token: hour, lastingToken: 30 * day, refresh: 30 * day } as const

export const inSeconds = (now: Date, seconds: number): string => new Date(now.getTime() + seconds * 1000).toISOString()

/** Whether a connection can never be used again. One made by pairing has no grant, and lasts. */
export const isGrantExpired = (grant: Grant | undefined, now: Date): boolean =>
  grant !== undefined && (grant.refresh?.expiresAt ?? grant.tokenExpiresAt) <= now.toISOString()

export const isCodeExpired = ({ expiresAt }: Pick<Authorization, 'expiresAt'>, now: Date): boolean => expiresAt <= now.toISOString()

/** The host that publishes a client; null if the client only registered itself, so that nobody vouches for its name. */
export const publisherOf = ({ clientId }: Pick<Grant, 'clientId'>): string | null =>
  isMetadataUrl(clientId) ? new URL(clientId).host : null

/** What connections can do, after “can”. */
export function reachWords(connections: readonly { grant?: Pick<Grant, 'scopes'>; plansSince?: string }[]): string {
  const some = (scope: Scope) => connections.some(({ grant }) => grant?.scopes.includes(scope) ?? true)
  const words = {
    'read your launches': some('read'),
    'create drafts': some('drafts'),
    'read your submission plans': connections.some(({ plansSince }) => plansSince !== undefined),
  }
  return joinWords(Object.entries(words).flatMap(([word, isGranted]) => (isGranted ? [word] : [])))
}

export const scopeLabel = (scopes: readonly Scope[]): string =>
  scopes.length > 1 ? 'read launches, create drafts' : scopes.includes('read') ? 'read only' : 'create drafts only'

/** When a connection expires if its client doesn’t use it. */
export const endOf = ({ refresh, tokenExpiresAt }: Pick<Grant, 'refresh' | 'tokenExpiresAt'>): string =>
  refresh?.expiresAt ?? tokenExpiresAt
