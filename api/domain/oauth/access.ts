import type { contract, EndpointName } from '../../../shared/contract.ts'
import type { Connection } from '../records.ts'
import type { Scope } from './records.ts'

/** Whether a connection’s token works at a resource now; null is every URL that isn’t an OAuth resource. A token made by pairing works everywhere. */
export const worksAt = ({ grant }: Pick<Connection, 'grant'>, resource: string | null, now: Date): boolean =>
  grant === undefined || (grant.resource === resource && grant.tokenExpiresAt > now.toISOString())

type Contract = typeof contract
type BearerEndpoint = { [N in EndpointName]: Contract[N]['auth'] extends 'bearer' ? N : never }[EndpointName]

const scopesNeeded: Record<BearerEndpoint, Scope> = {
  listOwnLaunches: 'read',
  listOwnNotices: 'read',
  readElsewhere: 'read',
  createDraft: 'drafts',
  addPicture: 'drafts',
  noteElsewhere: 'drafts',
}

/** The scope that a connection lacks to use an endpoint; null if it lacks none. */
export function missingScope({ grant }: Pick<Connection, 'grant'>, endpoint: EndpointName): Scope | null {
  const needed = (scopesNeeded as Partial<Record<EndpointName, Scope>>)[endpoint] ?? null
  return needed === null || grant === undefined || grant.scopes.includes(needed) ? null : needed
}
