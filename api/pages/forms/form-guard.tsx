import { setTimeout as wait } from 'node:timers/promises'
import type { World } from '../../ports/world.ts'
import { invalidRequest } from '../../domain/failure.ts'
import { secondMs, dayMs } from '../../../shared/durations.ts'

/** People need longer than this to fill in a form; programs don’t. */
const shortest = 2 * secondMs
const maxAgeMs = dayMs

const names = { opened: 'opened', bait: 'homepage' }

type Guarded = Pick<World, 'clock' | 'formTimes'>

/**
 * Against programs that fill in every form they find: a signed time at which the form was opened, and a field that people never see.
 * Neither password managers nor screen readers fill it in. `opened` keeps the time of a form that is shown again.
 */
export const FormGuard = ({ opened }: { opened: string }) => (
  <>
    <input type="hidden" name={names.opened} value={opened} />
    <div class="form-guard" aria-hidden="true">
      <label for="form-guard">Leave this empty</label>
      <input type="text" id="form-guard" name={names.bait} tabIndex={-1} autocomplete="off" />
    </div>
  </>
)

/** The time for a form: that of the form that was sent if it still works, so that a second attempt isn’t too fast again; otherwise now. */
export function openedAt({ clock, formTimes }: Guarded, form?: URLSearchParams): string {
  const sent = form?.get(names.opened) ?? ''
  return isTooOld(formTimes.read(sent), clock()) ? formTimes.stamp(clock()) : sent
}

/**
 * Throws BAD_REQUEST for a form that was probably filled in by a bot; a person can send it again. A form that was filled in fast, as password
 * managers do, is only delayed: shown again, it would have lost its password.
 */
export async function rejectProgram({ clock, formTimes }: Guarded, form: URLSearchParams): Promise<void> {
  const opened = formTimes.read(form.get(names.opened) ?? '')
  const now = clock()
  if (opened === null || isTooOld(opened, now)) throw invalidRequest('This form was open for too long. Send it again.', 'stale')
  if ((form.get(names.bait) ?? '') !== '') throw invalidRequest('We couldn’t tell whether a person sent this form. Send it again.', 'bait')
  const early = opened.getTime() + shortest - now.getTime()
  if (early > 0) await wait(Math.min(early, shortest))
}

const isTooOld = (opened: Date | null, now: Date) => opened === null || Math.abs(now.getTime() - opened.getTime()) > maxAgeMs
