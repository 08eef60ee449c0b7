import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { listDirectories } from '../../../../api/actions/directories/list-directories.ts'
import { literalCaller } from '../../../support/literal-caller.ts'
import { literalEntry, putDirectories } from '../../../support/literal-directory.ts'
import { openCatalog, type OpenCatalog } from '../../../support/open-catalog.ts'

describe('listDirectories', () => {
  let catalog: OpenCatalog
  beforeAll(async () => {
    catalog = await openCatalog([])
    const open = Array.from({ length: 30 }, (_, at) => literalEntry(`board-${at}`, { domainRating: (at * 7) % 30 }))
    const closed = { reason: 'Shut down', source: 'https://gone.example/', day: '2026-01-01' }
    await putDirectories(catalog.world, [...open, literalEntry('gone', { domainRating: 99 }, { state: 'closed', closed })])
  })
  afterAll(() => catalog.close())

  it('answers with 25 directories where no limit is given', async () => {
    expect((await listDirectories(catalog.world, {}, literalCaller())).items).toHaveLength(25)
  })

  it('begins with the strongest domains, without closed directories', async () => {
    const { items } = await listDirectories(catalog.world, { limit: 100 }, literalCaller())
    expect(items.map(({ domainRating }) => domainRating)).toEqual(Array.from({ length: 30 }, (_, at) => 29 - at))
    expect((await listDirectories(catalog.world, { limit: 3 }, literalCaller())).items).toEqual(items.slice(0, 3))
  })

  it('reaches every directory page by page: the cursor is the slug of the last one', async () => {
    const all: string[] = []
    for (let cursor = ''; ;) {
      const { items } = await listDirectories(catalog.world, { limit: 7, ...(cursor !== '' && { cursor }) }, literalCaller())
      all.push(...items.map(({ slug }) => slug))
      if (items.length < 7) break
      cursor = items.at(-1)?.slug ?? ''
    }
    expect(all).toHaveLength(30)
    expect(new Set(all).size).toBe(30)
    expect((await listDirectories(catalog.world, { cursor: all.at(-1) ?? '' }, literalCaller())).items).toEqual([])
  })

  it.each(['gone', 'never-was'])('refuses the cursor “%s”, which is no open directory', async (cursor) => {
    await expect(listDirectories(catalog.world, { cursor }, literalCaller())).rejects.toMatchObject({
      code: 'BAD_REQUEST',
      data: { fieldErrors: { cursor: [expect.any(String)] } },
    })
  })
})
