import type { contract, EndpointName } from '../../../shared/contract.ts'
import type { Connection } from '../records.ts'
import type { PairedScope } from './records.ts'

/** Whether a connection’s token works at a resource now; null is every URL that isn’t an OAuth resource. A token made by pairing works everywhere. */
export const worksAt = ({ grant }: Pick<Connection, 'grant'>, resource: string | null, now: Date): boolean =>
  grant === undefined || (grant.resource === resource && grant.tokenExpiresAt > now.toISOString())

type Contract = typeof contract
type BearerEndpoint = { [N in EndpointName]: Contract[N]['auth'] extends 'bearer' ? N : never }[EndpointName]

const scopesNeeded: Record<BearerEndpoint, PairedScope> = {
  listOwnLaunches: 'read',
  listOwnNotices: 'read',
  createDraft: 'drafts',
  addPicture: 'drafts',
  addReportPicture: 'drafts',
  readElsewhere: 'plans',
  noteElsewhere: 'plans',
}

/** The scope that an endpoint needs; null for those without credentials. */
export const scopeNeeded = (endpoint: EndpointName): PairedScope | null =>
  (scopesNeeded as Partial<Record<EndpointName, PairedScope>>)[endpoint] ?? null

/** The scope that a connection lacks to use an endpoint; null if it lacks none. */
export function missingScope({ grant, plansSince }: Pick<Connection, 'grant' | 'plansSince'>, endpoint: EndpointName): PairedScope | null {
  const needed = scopeNeeded(endpoint)
  const has = needed === 'plans' ? plansSince !== undefined : needed === null || grant === undefined || grant.scopes.includes(needed)
  return has ? null : needed
}
