import { describe, expect, it } from 'vitest'
import type { Collection, Records } from '../../../api/domain/collections/collections.ts'
import { literalLaunch } from '../../support/literal-launch.ts'
import { putAll } from '../../support/put-all.ts'
import { literalConnection, literalProfile, oneOfEach } from './one-of-each.ts'
import { useStore, type MakePlace } from './store-place.ts'

const everyCollection = Object.keys(oneOfEach) as Collection[]

/** Records of any kind: kept whole, found by their indexed fields, alone with what is unique. */
export function recordContract(name: string, makePlace: MakePlace): void {
  describe(`${name}: records`, () => {
    const opened = useStore(makePlace)
    const idsBy = async (value: string) => (await opened.store.list('comments', 'launchId', value)).map(({ id }) => id)
    const comment = (id: string, launchId = 'acme') => ({ ...oneOfEach.comments, id, launchId })

    it.each(everyCollection)('of %s come back unchanged, also after reopening', async (collection) => {
      await putAll(opened.store, collection, [oneOfEach[collection]])
      expect(await opened.store.get(collection, oneOfEach[collection].id)).toEqual(oneOfEach[collection])
      await opened.reopen()
      expect(await opened.store.get(collection, oneOfEach[collection].id)).toEqual(oneOfEach[collection])
      await opened.store.transact(({ remove }) => remove(collection, oneOfEach[collection].id))
      expect(await opened.store.get(collection, oneOfEach[collection].id)).toBeNull()
      await opened.reopen()
      expect(await opened.store.get(collection, oneOfEach[collection].id)).toBeNull()
    })

    it('stay as they are when the files are purged, and can be changed afterwards', async () => {
      await putAll(opened.store, 'profiles', [oneOfEach.profiles, literalProfile('bob')])
      await putAll(opened.store, 'launches', [oneOfEach.launches])
      await opened.store.transact(({ remove }) => remove('profiles', 'bob'))
      await opened.store.purge(['profiles', 'launches'])
      await putAll(opened.store, 'profiles', [literalProfile('eve')])
      await opened.reopen()
      expect(await opened.store.findLaunch(oneOfEach.launches.slug)).toEqual(oneOfEach.launches)
      expect(await opened.store.get('profiles', 'ada')).toEqual(oneOfEach.profiles)
      expect([await opened.store.get('profiles', 'bob'), (await opened.store.get('profiles', 'eve'))?.id]).toEqual([null, 'eve'])
    })

    it('with the same id in two collections are two records', async () => {
      await putAll(opened.store, 'comments', [comment('x')])
      expect(await opened.store.get('changelog', 'x')).toBeNull()
      await opened.store.transact(({ remove }) => remove('changelog', 'x'))
      expect(await opened.store.get('comments', 'x')).not.toBeNull()
    })

    it('are listed by an indexed field, smallest id first by code unit', async () => {
      const ids = ['b', 'B', 'a-2', 'a1', 'é', '__proto__', '10', '9']
      await putAll(opened.store, 'comments', [...ids.map((id) => comment(id)), comment('other', 'teapot')])
      expect(await idsBy('acme')).toEqual(['10', '9', 'B', '__proto__', 'a-2', 'a1', 'b', 'é'])
      expect(await idsBy('nobody')).toEqual([])
    })

    it('are listed correctly after changes and removals', async () => {
      await putAll(
        opened.store,
        'comments',
        ['a', 'b', 'c'].map((id) => comment(id)),
      )
      await putAll(opened.store, 'comments', [comment('a', 'teapot')])
      await opened.store.transact(({ remove }) => remove('comments', 'b'))
      expect([await idsBy('acme'), await idsBy('teapot')]).toEqual([['c'], ['a']])
      await opened.reopen()
      expect([await idsBy('acme'), await idsBy('teapot')]).toEqual([['c'], ['a']])
    })

    it('without a value in a field aren’t found by it', async () => {
      await putAll(opened.store, 'connections', [literalConnection('a'), literalConnection('b', { sessionId: 'null' })])
      expect((await opened.store.list('connections', 'sessionId', 'null')).map(({ id }) => id)).toEqual(['b'])
    })

    it.each<[string, Collection, (id: string) => Records[Collection], string]>([
      ['e-mail', 'profiles', (id) => literalProfile(id, { email: 'ada@people.example' }), 'email'],
      ['handle', 'profiles', (id) => literalProfile(id, { handle: 'ada' }), 'handle'],
      ['token', 'connections', (id) => literalConnection(id, { tokenHash: 'same' }), 'tokenHash'],
      ['sign-in address', 'authUsers', (id) => ({ id, email: 'ada@people.example' }), 'email'],
      ['session token', 'authSessions', (id) => ({ id, token: 'same', userId: id }), 'token'],
    ])('never share their %s', async (_, collection, make, field) => {
      const rivals = ['a', 'b', 'c'].map((id) => putAll(opened.store, collection, [make(id)]))
      const outcomes = await Promise.allSettled(rivals)
      expect(outcomes.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'rejected'])
      const conflict = { code: 'CONFLICT', data: { fieldErrors: { [field]: [expect.any(String)] } } }
      await expect(putAll(opened.store, collection, [make('d')])).rejects.toMatchObject(conflict)
      await putAll(opened.store, collection, [make('a')])
      await opened.store.transact(({ remove }) => remove(collection, 'a'))
      await putAll(opened.store, collection, [make('d')])
    })

    it('are counted by an indexed field, inside a transaction with its own changes', async () => {
      await putAll(opened.store, 'connections', [
        literalConnection('a'),
        literalConnection('b'),
        literalConnection('c', { accountId: 'eve' }),
      ])
      const count = (value: string) => opened.store.countBy('connections', 'accountId', value)
      expect([await count('ada'), await count('eve'), await count('nobody')]).toEqual([2, 1, 0])
      const inside = await opened.store.transact(async ({ put, remove, countBy }) => {
        await remove('connections', 'a')
        await put('connections', literalConnection('c'))
        await put('connections', literalConnection('d'))
        return countBy('connections', 'accountId', 'ada')
      })
      expect([inside, await count('ada'), await count('eve')]).toEqual([3, 3, 0])
    })

    it('may all have null in a unique field', async () => {
      await putAll(opened.store, 'profiles', [literalProfile('a'), literalProfile('b')])
      expect(await opened.store.get('profiles', 'b')).not.toBeNull()
    })

    it('aren’t affected by changes to the objects passed in or returned', async () => {
      const given = literalLaunch({ categories: ['home'] })
      await opened.store.transact(async ({ put }) => {
        const done = put('launches', given)
        given.categories.push('work')
        await done
      })
      const got = await opened.store.findLaunch('acme')
      expect(() => {
        got?.categories.push('play')
        throw new TypeError('A store may let callers change their copy, or refuse.')
      }).toThrow(TypeError)
      expect((await opened.store.findLaunch('acme'))?.categories).toEqual(['home'])
    })
  })
}
