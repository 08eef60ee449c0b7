import type { Input, Output } from '../../../shared/contract.ts'
import type { Caller } from '../../actions/access/caller.ts'
import { searchProducts as search } from '../../actions/catalog/search-products.ts'
import { categoryAdvice, categorySlug } from '../../domain/names/category-names.ts'
import { plainLine } from '../../domain/plain-text.ts'
import type { World } from '../../ports/world.ts'
import { countFitting, howToContinue } from '../pages.ts'
import { defineWiderTool } from '../tool.ts'
import { plural } from '../../../shared/plural.ts'

export const searchProducts = defineWiderTool({
  endpoint: 'searchProducts',
  action: searchPage,
  outputOf: ({ page }) => page,
  title: 'Search launches',
  description:
    'Searches published product launches in this catalog, newest first. Without arguments, it returns the ten most recent. ' +
    'Returns summaries; call get_product with a `slug` for the full listing. Useful before a launch to see whether the product, or a similar one, is already listed. Needs no account.',
  annotations: { readOnlyHint: true, openWorldHint: false },
  introduce({ page, isShortened, unknownCategory }) {
    const { items } = page
    if (unknownCategory !== null) return `Unknown category “${unknownCategory}”, so nothing was found. ${categoryAdvice(unknownCategory)}`
    if (items.length === 0) return 'No published launches match. Try fewer words, or none for the newest.'
    const found = `${plural(items.length, 'launch', 'launches')}, newest first.`
    const shortened = isShortened ? ' Fewer than you asked for, to keep the result short.' : ''
    return `${found}${shortened}${howToContinue(page)} Call get_product for a full listing.`
  },
})

type Found = { page: Output<'searchProducts'>; isShortened: boolean; unknownCategory: string | null }

/** As many as fit into a result; only those count as shown. Agents may spell a category in any way; programs pass its slug. */
async function searchPage(world: World, { category, ...asked }: Input<'searchProducts'>, caller: Caller): Promise<Found> {
  const slug = category === undefined ? null : categorySlug(category)
  const input = category === undefined ? asked : { ...asked, category: slug ?? category }
  const first = await searchOnce(world, input, caller)
  const fitting = countFitting(first.page.items)
  const isShortened = fitting < first.page.items.length
  const last = isShortened ? await searchOnce(world, { ...input, limit: fitting }, caller) : first
  caller.shows?.(last.shown)
  return { page: last.page, isShortened, unknownCategory: category !== undefined && slug === null ? plainLine(category) : null }
}

async function searchOnce(world: World, input: Input<'searchProducts'>, caller: Caller) {
  let shown: Parameters<NonNullable<Caller['shows']>>[0] = []
  const page = await search(world, input, { ...caller, shows: (launches) => (shown = launches) })
  return { page, shown }
}
