import type { Invite } from '../moderation/records.ts'
import { dayMs } from '../../../shared/durations.ts'
import { defineCode } from './typed-code.ts'

/** How long an invitation is valid, in milliseconds. */
const inviteLifetime = 14 * dayMs
export const maxInviteUses = 100

/** 20^16, or 69 bits: unguessable. */
export const { create: createInviteCode, read: readInviteCode } = defineCode(16)

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
