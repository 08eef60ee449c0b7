import { setImmediate } from 'node:timers/promises'

let turn: Promise<unknown> = Promise.resolve()

/** Waits until others were served: of long work, such as a large page, twenty pieces may be due at once, and each takes several milliseconds. */
export const takeTurn = (): Promise<unknown> => (turn = turn.then(() => setImmediate()))
