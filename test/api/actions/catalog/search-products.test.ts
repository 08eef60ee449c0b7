import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { searchProducts } from '../../../../api/actions/catalog/search-products.ts'
import { literalCaller } from '../../../support/literal-caller.ts'
import { liveLaunch } from '../../../support/live-launch.ts'
import { openCatalog, type OpenCatalog } from '../../../support/open-catalog.ts'

const days = ['2026-01-05', '2026-01-12', '2026-01-19']
const launches = Array.from({ length: 23 }, (_, index) =>
  liveLaunch({
    slug: `p-${index + 10}`,
    name: index % 2 ? 'Odd' : 'Even',
    categories: [index % 3 ? 'ai' : 'games'],
    launchDate: days[index % 3] ?? '',
  }),
)

describe('searchProducts', () => {
  let catalog: OpenCatalog
  beforeEach(async () => {
    catalog = await openCatalog(launches)
  })
  afterEach(() => catalog.close())

  it('answers an empty request with the ten newest', async () => {
    const { items, nextCursor } = await searchProducts(catalog.world, {}, literalCaller())
    expect(items).toHaveLength(10)
    expect(items[0]).toMatchObject({ launchDate: '2026-01-19', slug: 'p-12', productUrl: 'https://slipway.example/launches/p-12/' })
    expect(nextCursor).not.toBeNull()
  })

  it.each([1, 7, 23, 50])('visits every launch once in pages of %i, and ends with a null cursor', async (limit) => {
    const seen: string[] = []
    let cursor: string | undefined
    do {
      const page = await searchProducts(catalog.world, { limit, ...(cursor === undefined ? {} : { cursor }) }, literalCaller())
      expect(page.items.length).toBeGreaterThan(0)
      seen.push(...page.items.map(({ slug }) => slug))
      cursor = page.nextCursor ?? undefined
    } while (cursor !== undefined)
    expect(seen).toHaveLength(23)
    expect(new Set(seen).size).toBe(23)
  })

  it('searches folded words inside a category', async () => {
    const { items, nextCursor } = await searchProducts(catalog.world, { query: 'ÖDD', category: 'games', limit: 50 }, literalCaller())
    expect(items.map(({ slug }) => slug)).toEqual(['p-13', 'p-19', 'p-25', 'p-31'])
    expect(nextCursor).toBeNull()
  })

  it('answers an unknown category with an empty last page', async () => {
    expect(await searchProducts(catalog.world, { category: 'nonsense' }, literalCaller())).toEqual({ items: [], nextCursor: null })
  })

  it('goes on with a changed page size and with the same words written otherwise', async () => {
    const first = await searchProducts(catalog.world, { query: 'even odd', limit: 5 }, literalCaller())
    expect(first.items).toEqual([])
    const { nextCursor } = await searchProducts(catalog.world, { query: 'odd teapot', limit: 5 }, literalCaller())
    const second = await searchProducts(catalog.world, { query: 'Teapot  ODD', limit: 50, cursor: nextCursor ?? '' }, literalCaller())
    expect(second.items).toHaveLength(6)
  })

  it('refuses the cursor of another search', async () => {
    const { nextCursor } = await searchProducts(catalog.world, { category: 'ai' }, literalCaller())
    const answer = searchProducts(catalog.world, { category: 'games', cursor: nextCursor ?? '' }, literalCaller())
    await expect(answer).rejects.toMatchObject({ code: 'BAD_REQUEST', data: { fieldErrors: { cursor: [expect.any(String)] } } })
  })
})
