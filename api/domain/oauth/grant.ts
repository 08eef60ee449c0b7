import type { Authorization, Grant, Scope } from './records.ts'
import { isMetadataUrl } from './client-metadata.ts'

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

/** What a connection can do, after “can”. */
export const reachWords = (scopes: readonly Scope[]): string =>
  [scopes.includes('read') && 'read your launches', scopes.includes('drafts') && 'create drafts']
    .filter((word) => word !== false)
    .join(' and ')

/** The same of a tool that was paired with a code: its token works with the API, which has the plans too. */
export const pairedReach = 'read your launches and plans, and create drafts'

/** The same as a label. */
export const scopeLabel = (scopes: readonly Scope[]): string =>
  scopes.length > 1 ? 'read launches, create drafts' : scopes.includes('read') ? 'read only' : 'create drafts only'

/** When a connection expires if its client doesn’t use it. */
export const endOf = ({ refresh, tokenExpiresAt }: Pick<Grant, 'refresh' | 'tokenExpiresAt'>): string =>
  refresh?.expiresAt ?? tokenExpiresAt
