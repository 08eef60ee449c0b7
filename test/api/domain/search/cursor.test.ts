import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { decodeCursor, encodeCursor } from '../../../../api/domain/search/cursor.ts'
import { limits } from '../../../../shared/vocabulary.ts'

const position = { launchDate: '2026-03-02', slug: 'teapot' }
const none = { words: [], category: null }
const badCursor = (text: string) =>
  expect.objectContaining({
    code: 'BAD_REQUEST',
    data: expect.objectContaining({ fieldErrors: { cursor: [expect.stringContaining(text)] } }),
  })
const encode = (text: string) => Buffer.from(text).toString('base64url')

describe('a cursor', () => {
  it('leads back to its position, whatever the slug and the search', () => {
    const day = fc.date({ noInvalidDate: true, min: new Date('2000-01-01'), max: new Date('2100-01-01') })
    fc.assert(
      fc.property(
        day,
        fc.string({ minLength: 1, unit: 'grapheme' }),
        fc.array(fc.string()),
        fc.option(fc.string()),
        (date, slug, words, category) => {
          const position = { launchDate: date.toISOString().slice(0, 10), slug }
          expect(decodeCursor(encodeCursor(position, { words, category }), { words, category })).toEqual(position)
        },
      ),
    )
  })

  it('is URL-safe, and fits the limit for the longest slug', () => {
    const cursor = encodeCursor({ ...position, slug: 's'.repeat(limits.slugLength) }, none)
    expect(cursor).toMatch(/^[A-Za-z0-9_-]+$/)
    expect(cursor.length).toBeLessThanOrEqual(limits.cursorLength)
  })

  it('ignores the order of words', () => {
    const cursor = encodeCursor(position, { words: ['tea', 'pot'], category: null })
    expect(decodeCursor(cursor, { words: ['pot', 'tea'], category: null })).toEqual(position)
  })

  it.each([[{ words: ['tea'], category: null }], [{ words: [], category: 'home' }], [{ words: ['home'], category: null }]])(
    'of another search is refused for %j',
    (filters) => {
      expect(() => decodeCursor(encodeCursor(position, none), filters)).toThrow(badCursor('a different search'))
    },
  )

  const genuine = encodeCursor(position, none)
  const hash = Buffer.from(genuine, 'base64url').toString().split(' ')[1]
  it.each([
    ['empty', ''],
    ['no base64url', '%%%'],
    ['cut short', genuine.slice(0, 12)],
    ['no UTF-8', Buffer.from([0xff, 0xfe, 0xfd]).toString('base64url')],
    ['of another version', encode(`2 ${hash} 2026-03-02 teapot`)],
    ['at no day', encode(`1 ${hash} 2026-13-02 teapot`)],
    ['without a slug', encode(`1 ${hash} 2026-03-02 `)],
    ['of an impossible base64 length', 'AAAAA'],
  ])('that is %s is refused', (_, cursor) => {
    expect(() => decodeCursor(cursor, none)).toThrow(badCursor('Invalid cursor'))
  })
})
