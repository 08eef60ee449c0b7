import type { Visitor } from '../../ports/accounts.ts'
import type { Caller } from '../access/caller.ts'

export const visitorOf = ({ ip, agent }: Caller): Visitor => ({ ip, userAgent: agent })
