import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { listDirectories } from '../../../../api/actions/catalog/list-directories.ts'
import { literalCaller } from '../../../support/literal-caller.ts'
import { openCatalog, type OpenCatalog } from '../../../support/open-catalog.ts'

describe('listDirectories', () => {
  let catalog: OpenCatalog
  beforeEach(async () => {
    catalog = await openCatalog([])
  })
  afterEach(() => catalog.close())

  it('answers with 25 directories where no limit is given', async () => {
    expect((await listDirectories(catalog.world, {}, literalCaller())).items).toHaveLength(25)
  })

  it('begins with the strongest domains', async () => {
    const { items } = await listDirectories(catalog.world, { limit: 100 }, literalCaller())
    const ratings = items.map(({ domainRating }) => domainRating)
    expect(ratings).toEqual(ratings.toSorted((a, b) => b - a))
    expect((await listDirectories(catalog.world, { limit: 3 }, literalCaller())).items).toEqual(items.slice(0, 3))
  })
})
