import { describe, expect, it } from 'vitest'
import { requirePace, readTrust } from '../../../api/actions/community/screen-comment.ts'
import { newestFirst, type PeopleFilter } from '../../../api/domain/people.ts'
import type { Profile } from '../../../api/domain/records.ts'
import { words } from '../../../api/domain/search/matching.ts'
import { putAll } from '../../support/put-all.ts'
import { literalProfile, oneOfEach } from './one-of-each.ts'
import { useStore, type MakePlace } from './store-place.ts'

const suspension = { at: '2026-03-03T09:00:00.000Z', until: null, reason: 'Spam', by: null }
const day = (number: number) => `2026-01-${String(number).padStart(2, '0')}T09:00:00.000Z`

/** What moderators find people by. */
export function peopleContract(name: string, makePlace: MakePlace): void {
  describe(`${name}: people`, () => {
    const opened = useStore(makePlace)
    const find = async (query: string, filter: Partial<PeopleFilter> = {}) =>
      (await opened.store.findPeople({ words: words(query), state: 'any', after: null, limit: 50, ...filter })).map(({ id }) => id)
    const people: Profile[] = [
      literalProfile('a', { name: 'Ada Lovelace', handle: 'ada', createdAt: day(3), emailProven: true }),
      literalProfile('b', { name: 'Łukasz Straße', createdAt: day(2), suspension, emailProven: true }),
      literalProfile('c', { name: '100%_お茶\0\\', createdAt: day(2), suspension }),
      literalProfile('d', { name: 'Ada Byron', email: 'byron@spam.example', createdAt: day(1) }),
    ]

    it('are found by parts of name, handle and email, newest first, whatever case and accents', async () => {
      await putAll(opened.store, 'profiles', people)
      expect(await find('')).toEqual(['a', 'c', 'b', 'd'])
      const found: [string, string[]][] = [
        ['ADA', ['a', 'd']],
        ['love ada', ['a']],
        ['@ada', ['a']],
        ['lukasz', ['b']],
        ['STRASSE', ['b']],
        ['お茶', ['c']],
        ['100%_', ['c']],
        ['1%0', []],
        ['\\', ['c']],
        ['\0', ['c']],
        ['spam.example', ['d']],
        ['@people.example', ['a', 'c', 'b']],
        ['nobody', []],
      ]
      for (const [query, ids] of found) expect([query, await find(query)]).toEqual([query, ids])
      await opened.reopen()
      expect(await find('ada')).toEqual(['a', 'd'])
    })

    it('are filtered by state', async () => {
      await putAll(opened.store, 'profiles', people)
      expect([await find('', { state: 'suspended' }), await find('', { state: 'unproven' })]).toEqual([
        ['c', 'b'],
        ['c', 'd'],
      ])
      expect(await find('お', { state: 'suspended' })).toEqual(['c'])
      const { suspension: _, ...lifted } = { ...people[1], id: 'b' } as Profile
      await putAll(opened.store, 'profiles', [lifted, { ...(people[3] as Profile), name: 'Eve', emailProven: true }])
      expect([await find('', { state: 'suspended' }), await find('', { state: 'unproven' })]).toEqual([['c'], ['c']])
      expect([await find('byron ada'), await find('eve')]).toEqual([[], ['d']])
      await opened.store.transact(({ remove }) => remove('profiles', 'c'))
      expect(await find('', { state: 'suspended' })).toEqual([])
    })

    it('come page by page, each once', async () => {
      const many = Array.from({ length: 25 }, (_, at) => literalProfile(`p${at}`, { createdAt: day(1 + (at % 4)) }))
      await putAll(opened.store, 'profiles', many)
      const seen: string[] = []
      let after: PeopleFilter['after'] = null
      for (let pages = 0; pages < 9; pages += 1) {
        const page: Profile[] = await opened.store.findPeople({ words: ['people'], state: 'any', after, limit: 3 })
        expect(page).toHaveLength(pages < 8 ? 3 : 1)
        seen.push(...page.map(({ id }) => id))
        after = page.at(-1) ?? null
      }
      expect(await find('', { after })).toEqual([])
      expect(seen).toEqual(many.toSorted(newestFirst).map(({ id }) => id))
    })

    it('who wrote thousands of comments are trusted, and held to a pace, for few of them', async () => {
      const author = literalProfile('wordy', { emailProven: true, createdAt: day(1) })
      const now = new Date('2027-06-15T10:00:00.000Z')
      const written = Array.from({ length: 3000 }, (_, n) => {
        const at = new Date(now.getTime() - n * 4 * 3_600_000).toISOString()
        return { ...oneOfEach.comments, id: `c${n}`, accountId: author.id, at }
      })
      await putAll(opened.store, 'profiles', [author])
      await putAll(opened.store, 'comments', written)
      let read = 0
      const list: typeof opened.store.list = async (...asked) => {
        const found = await opened.store.list(...asked)
        read += found.length
        return found
      }
      const finders = { ...opened.store, list }
      const rule = { moderators: new Set<string>(), moderatorsProve: false, rules: { moderatorsNeedSecondFactor: false }, clock: () => now }
      expect(await readTrust(rule, finders, author)).toBe('regular')
      await requirePace(finders, { id: 'acme', ownerId: null, slowMode: true }, author, 'regular', new Date(now.getTime() + 600_000))
      const tooSoon = requirePace(finders, { id: 'acme', ownerId: null, slowMode: true }, author, 'regular', now)
      await expect(tooSoon).rejects.toMatchObject({ code: 'TOO_MANY_REQUESTS' })
      expect(read).toBeLessThan(400)
      const stopped = { ...rule, clock: () => new Date('2028-03-01T00:00:00.000Z') }
      expect(await readTrust(stopped, finders, author)).toBe('regular')
    })
  })
}
