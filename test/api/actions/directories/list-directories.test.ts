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
})
