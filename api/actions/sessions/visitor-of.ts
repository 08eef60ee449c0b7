import type { Visitor } from '../../ports/accounts.ts'
import type { Caller } from '../access/caller.ts'

/** Where an attempt to sign in comes from. */
export const visitorOf = ({ ip, agent }: Caller): Visitor => ({ ip, userAgent: agent })
