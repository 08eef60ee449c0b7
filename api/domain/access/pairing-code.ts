import { minuteMs } from '../../../shared/durations.ts'
import { defineCode } from './typed-code.ts'

/** How long a code is valid, in milliseconds. */
export const pairingLifetime = 10 * minuteMs

export const { create: createPairingCode, read: readPairingCode } = defineCode(8)
