import { hashSecret } from '../actions/connections/find-connection.ts'
import { Failure } from '../domain/failure.ts'
import type { World } from '../ports/world.ts'

/** With an account, it ends with a hash of both, so that any process can tell whose it is without asking the store. */
export function createSessionId({ random }: Pick<World, 'random'>, accountId: string | null): string {
  const secret = Buffer.from(random(24)).toString('base64url')
  return accountId === null ? secret : bind(secret, accountId)
}

/** Whether a session is this account’s; null is for sessions that belong to nobody. */
export function isSessionOf(id: string, accountId: string | null): boolean {
  const [secret = '', tail] = id.split('.')
  return accountId === null ? tail === undefined : id === bind(secret, accountId)
}

const bind = (secret: string, accountId: string): string => `${secret}.${hashSecret(`${secret} ${accountId}`).slice(0, 32)}`

/** Other people’s sessions are unknown too. */
export const unknownSession = () => new Failure('NOT_FOUND', 'Session not found or expired. Start a new one with initialize.')
