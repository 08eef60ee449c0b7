import { describe, expect, it } from 'vitest'
import { consoleText, cut, placeInStack, textOf } from '../../../shared/watched/console-text.ts'
import { maxTextLength } from '../../../shared/watched/watched.ts'

/** An error whose message can’t be read. */
class Unreadable extends Error {
  override get message(): string {
    throw new Error('No')
  }
}

describe('a thrown value', () => {
  it.each<[value: unknown, text: string]>([
    [new TypeError('No gauge'), 'TypeError: No gauge'],
    [new RangeError(), 'RangeError'],
    [new DOMException('Stopped', 'AbortError'), 'AbortError: Stopped'],
    ['Low\n  tide', 'Low tide'],
    [{ tide: 3 }, '[object Object]'],
    [[1, 2], '[object Array]'],
    [undefined, 'undefined'],
    [null, 'null'],
    [Symbol('tide'), 'Symbol(tide)'],
  ])('%o reads “%s”', (value, text) => expect(textOf(value)).toBe(text))

  it('may be unreadable', () => expect(textOf(new Unreadable())).toBe('unknown value'))
})

describe('a call of console.error', () => {
  it.each<[args: unknown[], text: string | null]>([
    [[], null],
    [[''], null],
    [['Gauge 7 is gone'], 'Gauge 7 is gone'],
    [['Gauge %d is %s', 7, 'gone'], 'Gauge 7 is gone'],
    [['100%% of %s', 'gauges'], '100% of gauges'],
    [['%s of %s', 'one'], 'one of %s'],
    [['Failed:', new TypeError('No gauge'), 7], 'Failed: TypeError: No gauge 7'],
    [['Warning: %o%c', {}, 'color: red'], 'Warning: [object Object]'],
    [['%cStop!', 'font-size: 40px'], null],
    [[new TypeError('No gauge'), 'at pier 3'], 'TypeError: No gauge at pier 3'],
    [[404, null], '404 null'],
  ])('%j reads %j', (args, text) => expect(consoleText(args)).toBe(text))
})

describe('a place in a stack', () => {
  it.each<[stack: unknown, place: string | null]>([
    ['TypeError: No gauge\n    at read (https://acme.dev/app.js:12:3)\n    at https://acme.dev/:1:1', 'https://acme.dev/app.js 12 3'],
    ['read@https://acme.dev/app.js:12:3\n@https://acme.dev/:1:1', 'https://acme.dev/app.js 12 3'],
    ['Error\n    at http://localhost:3000/a.js?v=1:4:5', 'http://localhost:3000/a.js?v=1 4 5'],
    ['Error\n    at chrome-extension://abc/x.js:1:2', 'chrome-extension://abc/x.js 1 2'],
    ['Error\n    at <anonymous>', null],
    ['', null],
    [undefined, null],
    [{}, null],
  ])('%j is %j', (stack, place) => {
    const found = placeInStack(stack)
    expect(found && `${found.file} ${found.line} ${found.column}`).toBe(place)
  })
})

it('long texts are cut, in no time', () => {
  expect(cut('tide '.repeat(1_000_000))).toHaveLength(maxTextLength + 1)
  expect(cut('x'.repeat(maxTextLength))).toBe('x'.repeat(maxTextLength))
})
