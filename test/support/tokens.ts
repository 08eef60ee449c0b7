import type { RunningService } from './service.ts'
import { approve, askForConnection, type Visitor } from './visitor.ts'

/** A bearer token that this person has approved. */
export const connect = async ({ api }: Pick<RunningService, 'api'>, person: Visitor) => approve(person, (await askForConnection(api)).code)

/** The status of a call with the token. */
export const callWith = async ({ api }: Pick<RunningService, 'api'>, token: string) =>
  (await fetch(`${api}/me/launches/`, { headers: { Authorization: `Bearer ${token}` } })).status
