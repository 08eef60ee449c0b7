import type { FormTimes } from '../ports/world.ts'
import { createSignedTexts } from './signed-texts.ts'

/** Times signed with the sign-in key: milliseconds in base 36, then the signature. */
export function createFormTimes(secret: string): FormTimes {
  const texts = createSignedTexts(secret, 'times of forms')
  return {
    stamp: (at) => texts.sign(at.getTime().toString(36)),
    read(stamp) {
      const time = texts.read(stamp)
      return time === null ? null : new Date(Number.parseInt(time, 36))
    },
  }
}
