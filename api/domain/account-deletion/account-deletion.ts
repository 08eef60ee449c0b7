import type { Profile } from '../records.ts'
import type { Erasure } from './erasure.ts'
import { isSuspended } from '../moderation/suspension.ts'
import { dayMs } from '../../../shared/durations.ts'

/** How long its owner can keep an account after asking to delete it. */
export const daysToKeep = 7

/** Represents a deleted account in a launch’s history and the moderation log, where null is the service or the shell. */
export const deletedPerson = 'deleted'
export const formerMember = { name: 'Former member', handle: null }

export const dueDate = (askedAt: Date): Date => new Date(askedAt.getTime() + daysToKeep * dayMs)

/** What is kept when a suspended account is deleted. */
export const barOf = (profile: Profile, now: Date): Erasure['suspension'] =>
  profile.suspension !== undefined && isSuspended(profile, now) ? profile.suspension : null

export const isBarExpired = ({ suspension }: Pick<Erasure, 'suspension'>, now: Date): boolean =>
  suspension === null || (suspension.until !== null && suspension.until <= now.toISOString())

/** A record with every mention of an email replaced, in any case; the same record if there is none. */
export function withoutEmail<T>(record: T, email: string): T {
  if (!mentions(record, email)) return record
  const pattern = new RegExp(email.replaceAll(/[.*+?^${}()|[\]\\-]/g, String.raw`\$&`), 'gi')
  const clean = (value: unknown): unknown => {
    if (typeof value === 'string') return value.replaceAll(pattern, '[deleted email]')
    if (Array.isArray(value)) return value.map(clean)
    if (typeof value !== 'object' || value === null) return value
    return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, clean(part)]))
  }
  return clean(record) as T
}

export const mentions = (record: unknown, email: string): boolean => JSON.stringify(record).toLowerCase().includes(email.toLowerCase())
