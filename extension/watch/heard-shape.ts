import { maxEntries, type Heard } from '../../shared/watched/watched.ts'
import { fits, orNull, type Shape } from '../service/fits.ts'

const place = { file: orNull(''), line: orNull(0) }
const heard: Record<keyof Heard, Shape> = {
  cpuShare: orNull(0),
  cpuShareInAll: orNull(0),
  asksScheme: true,
  errors: [{ ...place, text: '', isRejection: true, column: orNull(0), isOwn: true, count: 0 }],
  messages: [{ text: '', count: 0 }],
  blockedLoads: [{ ...place, reason: '', directive: '', policy: '', url: '', isOwn: true, count: 0 }],
  lost: [{ url: '', kind: '', isOwn: true }],
}

/** Checks what comes from the page’s own world, where the page may have changed anything. The longest text is a policy. */
export const isHeard = (value: unknown): value is Heard => fits(value, heard, { list: 2 * maxEntries, text: 4000 })
