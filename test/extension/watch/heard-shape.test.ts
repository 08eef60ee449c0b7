import { describe, expect, it } from 'vitest'
import { isHeard } from '../../../extension/watch/heard-shape.ts'
import { maxEntries } from '../../../shared/watched/watched.ts'
import { lostScript, blockedLoad, scriptError, silent } from '../../support/literal-watched.ts'

const message = { text: 'Gauge 7 is gone', count: 1 }
const errors = (count: number) => Array.from({ length: count }, () => scriptError())

describe('what comes from the page’s own world', () => {
  it.each<[what: string, heard: unknown]>([
    ['nothing heard', silent],
    ['one of each', { ...silent, errors: errors(1), messages: [message], blockedLoads: [blockedLoad()], lost: [lostScript] }],
    ['an error without a place', { ...silent, errors: [scriptError({ file: null, line: null, column: null })] }],
    ['as much as is kept', { ...silent, errors: errors(maxEntries) }],
  ])('is accepted: %s', (_what, heard) => expect(isHeard(heard)).toBe(true))

  it.each<[what: string, heard: unknown]>([
    ['no object', 'heard'],
    ['null', null],
    ['a list', []],
    ['a missing list', { errors: [], messages: [], blockedLoads: [], cpuShare: 1, cpuShareInAll: 1, asksScheme: true }],
    ['a scheme that isn’t known', { ...silent, asksScheme: 1 }],
    ['something else in place of a list', { ...silent, errors: { length: 1 } }],
    ['a share of the CPU that is no number', { ...silent, cpuShare: '1' }],
    ['an entry of null', { ...silent, messages: [null] }],
    ['a missing field', { ...silent, messages: [{ text: 'x' }] }],
    ['a field of another type', { ...silent, errors: [{ ...scriptError(), line: '12' }] }],
    ['a text that is an object', { ...silent, messages: [{ text: { toString: 'x' }, count: 1 }] }],
    ['a text without end', { ...silent, messages: [{ text: 'x'.repeat(4001), count: 1 }] }],
    ['a list without end', { ...silent, errors: errors(2 * maxEntries + 1) }],
  ])('is refused: %s', (_what, heard) => expect(isHeard(heard)).toBe(false))
})
