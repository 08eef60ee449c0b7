import { randomBytes } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { mergeDirectories } from '../../../api/actions/directories/merge-directories.ts'
import { describeDirectory } from '../../../api/domain/directories/describe-directory.ts'
import { literalEntry } from '../../support/literal-directory.ts'
import { useStore, type MakePlace } from './store-place.ts'

/** How directories come into a store, at each start. */
export function directoryContract(name: string, makePlace: MakePlace): void {
  describe(`${name}: directories`, () => {
    const opened = useStore(makePlace)
    const quay = literalEntry('quay', { price: 'Free' })
    const row = describeDirectory(quay)
    const start = (shipped = [quay, literalEntry('pier')], rows = [{ ...row, tagline: 'Ours' }]) =>
      mergeDirectories(
        { store: opened.store, clock: () => new Date('2026-03-04T12:00:00Z'), random: randomBytes },
        { shipped, readFormer: async () => ({ rows, shipped: [row] }) },
      )
    const listed = () => opened.store.list('directoryEntries', 'state', 'open')

    it('are the shipped ones with what the operator had edited, written once by however many processes start', async () => {
      const changed = await Promise.all([start(), start(), start()])
      expect(changed.toSorted()).toEqual([0, 0, 2])
      expect(await listed()).toEqual([literalEntry('pier'), { ...quay, tagline: 'Ours', edited: ['tagline'] }])
      const edits = await opened.store.list('directoryEdits', 'slug', 'quay')
      expect(edits).toMatchObject([{ field: 'tagline', before: '', after: 'Ours', by: null }])
      await opened.reopen()
      expect(await start()).toBe(0)
      expect(await opened.store.list('directoryEdits', 'slug', 'quay')).toEqual(edits)
    })

    it('follow a newer shipped list, but take the operator’s old one only once', async () => {
      await start()
      const newer = { ...quay, facts: literalEntry('quay', { price: 'US$9' }).facts }
      expect(await start([newer], [{ ...row, tagline: 'Too late' }])).toBe(1)
      expect(await opened.store.get('directoryEntries', 'quay')).toEqual({ ...newer, tagline: 'Ours', edited: ['tagline'] })
      const edits = await opened.store.list('directoryEdits', 'slug', 'quay')
      expect(edits.map(({ field, source }) => [field, source])).toContainEqual(['price', 'https://source.example/'])
    })
  })
}
