import { isMetadataUrl } from './client-metadata.ts'
import type { Grant, Scope } from './records.ts'

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
