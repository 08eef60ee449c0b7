/** What a client may do with a connection: read its account's launches, create drafts. No other scope exists (interface section 5, rule 7). */
export const scopes = ['read', 'drafts'] as const
export type Scope = (typeof scopes)[number]

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
  /** What the connection will be called. */
  label: string
  redirectUri: string
  /** RFC 7636, of the method S256. */
  codeChallenge: string
  scopes: readonly Scope[]
  resource: string
  /** Whether the client gets a refresh token. */
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
