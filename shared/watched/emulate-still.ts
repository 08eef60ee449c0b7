import { stillQuery } from '../rendered/schemes.ts'
import { emulateMedia } from './emulate-media.ts'

/** Shows the page to somebody who prefers reduced motion. */
export const emulateStill = (): void => emulateMedia({ query: stillQuery, isMet: (value) => value !== 'no-preference' })
