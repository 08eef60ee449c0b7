import { Failure } from '../failure.ts'
import type { Profile } from '../records.ts'
import { dayWords } from '../../../shared/ui/day-words.ts'

/** Whether an account is suspended at this moment. */
export const isSuspended = ({ suspension }: Pick<Profile, 'suspension'>, now: Date): boolean =>
  suspension !== undefined && (suspension.until === null || suspension.until > now.toISOString())

/** Throws FORBIDDEN with the reason and the end of a suspension. */
export function blockSuspended(account: Pick<Profile, 'suspension'>, now: Date): void {
  const { suspension } = account
  if (suspension === undefined || !isSuspended(account, now)) return
  const end = suspension.until === null ? '' : ` until ${dayWords(suspension.until.slice(0, 10))}`
  throw new Failure('FORBIDDEN', `Your account is suspended${end}. Reason: ${suspension.reason}`)
}
