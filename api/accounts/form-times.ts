import { createHmac, timingSafeEqual } from 'node:crypto'
import type { FormTimes } from '../ports/world.ts'

/** Times signed with the sign-in key: milliseconds in base 36, then the signature. */
export function createFormTimes(secret: string): FormTimes {
  const key = createHmac('sha256', secret).update('times of forms').digest()
  const sign = (time: string) => createHmac('sha256', key).update(time).digest()
  return {
    stamp(at) {
      const time = at.getTime().toString(36)
      return `${time}.${sign(time).toString('base64url')}`
    },
    read(stamp) {
      const [time = '', signature = ''] = stamp.split('.')
      const given = Buffer.from(signature, 'base64url')
      const own = sign(time)
      if (given.length !== own.length || !timingSafeEqual(given, own)) return null
      return new Date(Number.parseInt(time, 36))
    },
  }
}
