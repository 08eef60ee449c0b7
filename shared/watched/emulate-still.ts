import { stillQuery } from '../rendered/schemes.ts'
import { emulateMedia } from './emulate-media.ts'

/** Emulates a preference for reduced motion. */
export const emulateStill = (): void => emulateMedia({ query: stillQuery, isMet: (value) => value !== 'no-preference' })
