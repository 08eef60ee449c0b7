import type { Suspension } from '../moderation/records.ts'

/**
 * The deletion of an account, by the account’s id. `asked`: its owner can still change their mind until `dueAt`. `erasing`: its records are
 * being deleted, which nobody can stop. `sweeping`: they are gone, and once the email about it has left, so does what they left behind in the
 * files. `barred`: all that is kept of a suspended account, so that deleting it doesn’t end the suspension.
 */
export type Erasure = {
  id: string
  state: 'asked' | 'erasing' | 'sweeping' | 'barred'
  dueAt: string
  /** Live launches stay, without the name. */
  keepsLaunches: boolean
  /** The email to the former owner; null if none is sent. */
  mailId: string | null
  /** Collections in whose records the email was found, besides those that always contain it. */
  foundIn: string[]
  /** A keyed hash of the email of a suspended account; null for everyone else. */
  emailHash: string | null
  suspension: Suspension | null
}
