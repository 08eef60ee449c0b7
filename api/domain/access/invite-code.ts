import type { Invite } from '../moderation/records.ts'
import { dayMs } from '../../../shared/durations.ts'

/** Consonants that are hard to confuse and can’t spell words, as in connection codes. */
const letters = 'BCDFGHJKLMNPQRSTVWXZ'
/** 20^16, or 69 bits: unguessable. */
const length = 16
const form = new RegExp(`^[${letters}]{${length}}$`)

/** How long an invitation is valid, in milliseconds. */
const inviteLifetime = 14 * dayMs
export const maxInviteUses = 100

/** A code in four groups of four. `next(n)` returns a uniformly random number from 0 to n - 1. */
export const createInviteCode = (next: (below: number) => number): string =>
  inGroups(Array.from({ length }, () => letters[next(letters.length)]).join(''))

/** Normalizes a code that someone typed or followed; null if it can't be one. Case, spaces and dashes are ignored. */
export function readInviteCode(text: string): string | null {
  const code = text.toUpperCase().replaceAll(/[\s\p{Dash_Punctuation}]/gu, '')
  return form.test(code) ? inGroups(code) : null
}

export const newInvite = (id: string, createdBy: string, maxUses: number, now: Date): Invite => ({
  id,
  createdBy,
  createdAt: now.toISOString(),
  expiresAt: new Date(now.getTime() + inviteLifetime).toISOString(),
  uses: 0,
  maxUses,
})

export const isInviteOpen = ({ uses, maxUses, expiresAt }: Invite, now: Date): boolean => uses < maxUses && expiresAt > now.toISOString()

/** How many people invitations have let in, or still can. */
export const countInvited = (invites: readonly Invite[], now: Date): number =>
  invites.reduce((sum, invite) => sum + (isInviteOpen(invite, now) ? invite.maxUses : invite.uses), 0)

const inGroups = (code: string) => (code.match(/.{4}/g) ?? []).join('-')
