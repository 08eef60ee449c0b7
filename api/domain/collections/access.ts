import type { Authorization, OAuthClient } from '../../domain/oauth/records.ts'
import type { AuthRow, Connection, Pairing } from '../records.ts'
import { defineCollection } from './define-collection.ts'

/** Rows of the sign-in library, which say whose they are in a field of their own. */
const signInRows = defineCollection<AuthRow>()

export const access = {
  connections: defineCollection<Connection>()({
    unique: ['tokenHash'],
    indexes: ['accountId', 'sessionId'],
    traces: { erased: { account: { by: 'accountId', first: true } } },
    exported: 'connections',
  }),
  pairings: defineCollection<Pairing>()({
    indexes: ['state'],
    traces: { none: 'It names a client and an IP, no account, and is deleted an hour after it has expired.' },
    exported: { not: 'It belongs to no account.' },
  }),
  authorizations: defineCollection<Authorization>()({
    indexes: ['accountId', 'state'],
    traces: { erased: { account: { by: 'accountId', first: true } } },
    exported: { not: 'The connection that it led to says the same.' },
  }),
  oauthClients: defineCollection<OAuthClient>()({
    indexes: ['state'],
    traces: { none: 'A program registered itself; no account owns it.' },
    exported: { not: 'It belongs to no account.' },
  }),
  authUsers: signInRows({
    unique: ['email'],
    traces: { own: true },
    holdsEmail: true,
    exported: 'profile',
  }),
  authSessions: signInRows({
    unique: ['token'],
    indexes: ['userId'],
    traces: { erased: { account: { by: 'userId', first: true } } },
    exported: 'sessions',
  }),
  authAccounts: signInRows({
    indexes: ['userId', 'accountId'],
    traces: { erased: { account: { by: 'userId', first: true } } },
    holdsEmail: true,
    exported: 'waysToSignIn',
  }),
  authVerifications: signInRows({
    indexes: ['identifier', 'value'],
    traces: { erased: { account: { by: 'value', first: true } } },
    holdsEmail: true,
    exported: { not: 'It is a link in an email, or an attempt to sign in, and expires within an hour.' },
  }),
  authTwoFactors: signInRows({
    indexes: ['userId'],
    traces: { erased: { account: { by: 'userId', first: true } } },
    exported: 'waysToSignIn',
  }),
  authPasskeys: signInRows({
    indexes: ['userId', 'credentialID'],
    traces: { erased: { account: { by: 'userId', first: true } } },
    exported: 'waysToSignIn',
  }),
}
