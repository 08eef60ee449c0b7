import type { Collection, Records } from './records.ts'

/** The fields that records are looked up by; every store indexes them. */
export const indexes = {
  launches: ['ownerId', 'status'],
  crawls: [],
  reports: ['accountId', 'network', 'via'],
  reportBodies: [],
  profiles: ['email', 'handle', 'joinedFrom'],
  connections: ['accountId', 'tokenHash', 'sessionId'],
  pairings: ['state'],
  authorizations: ['accountId', 'state'],
  oauthClients: ['state'],
  upvotes: ['accountId', 'launchId', 'day'],
  comments: ['launchId', 'accountId'],
  changelog: ['launchId'],
  history: ['launchId', 'by'],
  mails: ['state', 'accountId'],
  invites: ['createdBy'],
  blocks: ['kind', 'value'],
  flags: ['state', 'subjectId', 'accountId'],
  revisions: ['state', 'by'],
  tombstones: ['week'],
  decisions: ['month', 'by', 'accountId', 'launchId', 'action'],
  undos: ['day', 'accountId'],
  settings: [],
  voteReviews: ['state'],
  erasures: ['state', 'emailHash'],
  makers: [],
  happenings: ['state'],
  notices: ['accountId', 'unreadBy', 'mailId', 'day'],
  bookmarks: ['accountId', 'launchId'],
  webhooks: ['ownerId'],
  deliveries: ['state', 'webhookId'],
  weeks: [],
  directoryEntries: ['state'],
  directoryEdits: ['slug'],
  directoryQuestions: ['state', 'slug'],
  directorySamples: ['slug', 'day'],
  elsewherePlans: ['ownerId', 'reminders'],
  directorySubmissions: ['launchId', 'ownerId', 'slug', 'checkOn'],
  authUsers: ['email'],
  authSessions: ['token', 'userId'],
  authAccounts: ['userId', 'accountId'],
  authVerifications: ['identifier', 'value'],
  authTwoFactors: ['userId'],
  authPasskeys: ['userId', 'credentialID'],
} as const satisfies { [C in Collection]: readonly (keyof Records[C] & string)[] }

export type IndexOf<C extends Collection> = (typeof indexes)[C][number]

/** Indexed fields that must be unique; stores refuse a second record. Null values aren't compared. */
export const uniqueFields: { readonly [C in Collection]?: readonly IndexOf<C>[] } = {
  profiles: ['email', 'handle'],
  connections: ['tokenHash'],
  authUsers: ['email'],
  authSessions: ['token'],
}
