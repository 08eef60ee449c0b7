import { randomBytes } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { mergeDirectories } from '../../../api/actions/directories/directories-file.ts'
import { literalEntry } from '../../support/literal-directory.ts'
import { useStore, type MakePlace } from './store-place.ts'

/** How directories come into a store, at each start. */
export function directoryContract(name: string, makePlace: MakePlace): void {
  describe(`${name}: directories`, () => {
    const opened = useStore(makePlace)
    const quay = literalEntry('quay', { price: 'Free' })
    const world = () => ({ store: opened.store, clock: () => new Date('2026-03-04T12:00:00Z'), random: randomBytes })
    const start = async (shipped = [quay, literalEntry('pier')]) => (await mergeDirectories(world(), shipped)).length
    const listed = () => opened.store.list('directoryEntries', 'state', 'open')

    it('are the shipped ones, written once by however many processes start', async () => {
      const changed = await Promise.all([start(), start(), start()])
      expect(changed.toSorted()).toEqual([0, 0, 2])
      expect(await listed()).toEqual([literalEntry('pier'), quay])
      await opened.reopen()
      expect(await start()).toBe(0)
      expect(await opened.store.list('directoryEdits', 'slug', 'quay')).toEqual([])
    })

    it('are written in parts: another change waits for one of them', async () => {
      const order: string[] = []
      const { store } = opened
      let another: Promise<unknown> | undefined
      let parts = 0
      const transact: typeof store.transact = async (work) => {
        await another
        parts += 1
        const part = store.transact(work)
        another ??= store.transact(({ put }) => put('directoryEntries', quay)).then(() => order.push('another change'))
        return part
      }
      const many = Array.from({ length: 300 }, (_, at) => literalEntry(`quay-${at}`))
      const changed = await mergeDirectories({ ...world(), store: { ...store, transact } }, many)
      order.push(`${changed.length} stored`)
      expect(order).toEqual(['another change', '300 stored'])
      expect(parts).toBeGreaterThan(1)
    })

    it('follow a newer shipped list, but keep what the operator has edited', async () => {
      await start()
      const edited = { ...quay, tagline: 'Ours', edited: ['tagline' as const] }
      await opened.store.transact(({ put }) => put('directoryEntries', edited))
      const newer = { ...quay, tagline: 'Theirs', facts: literalEntry('quay', { price: 'US$9' }).facts }
      expect(await start([newer])).toBe(1)
      expect(await opened.store.get('directoryEntries', 'quay')).toEqual({ ...newer, tagline: 'Ours', edited: ['tagline'] })
      const edits = await opened.store.list('directoryEdits', 'slug', 'quay')
      expect(edits).toMatchObject([{ field: 'price', source: 'https://source.example/', by: null }])
    })
  })
}
