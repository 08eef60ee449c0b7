import type { Input } from '../../../shared/contract.ts'
import type { Caller } from '../../actions/action.ts'
import { cursorBehind, prepareSearch, runSearch } from '../../actions/catalog/find-catalog-page.ts'
import { findProduct } from '../../actions/catalog/get-product.ts'
import { listDirectories } from '../../actions/catalog/list-directories.ts'
import type { LaunchFilter } from '../../ports/store.ts'
import type { World } from '../../ports/world.ts'
import { toProduct, toProductSummary, type LiveLaunch } from '../../domain/launch.ts'
import { joinMarks, ReadAnswer, toPiece, type Piece } from './read-answer.ts'

/** An answer and the launches that it shows, which count as shown once it is sent: the same array while it is the same answer. */
type Read = { answer: ReadAnswer; launches: readonly LiveLaunch[] }
/** A read with its input: it may be run for one caller after the other, and makes its answer anew only when what it tells has changed. */
export type PreparedRead = (caller: Caller) => Promise<Read>

export type OpenReads = ReturnType<typeof createOpenReads>

/**
 * The reads that answer everybody alike. Records are replaced, never changed, so an answer is as good as new while it is of the same
 * records. Each throws Failure for input that fits no answer, at once or when it is run.
 */
export function createOpenReads(world: World) {
  const summaries = new WeakMap<LiveLaunch, Piece>()
  const summaryOf = (launch: LiveLaunch) => {
    let summary = summaries.get(launch)
    if (summary === undefined) summaries.set(launch, (summary = toPiece(JSON.stringify(toProductSummary(launch, world.siteUrl)))))
    return summary
  }
  const pageOf = (launches: LiveLaunch[], search: LaunchFilter, isLast: boolean): Piece => {
    const items = launches.map(summaryOf)
    const cursor = isLast ? 'null' : `"${cursorBehind(launches, search)}"`
    let list = ''
    for (const { bytes } of items) list += list === '' ? bytes : `,${bytes}`
    return { bytes: `{"items":[${list}],"nextCursor":${cursor}}`, mark: joinMarks(items, isLast) }
  }

  return {
    searchProducts: (input: Input<'searchProducts'>): PreparedRead => {
      const search = prepareSearch(input)
      let last: { launches: LiveLaunch[]; isLast: boolean; answer: ReadAnswer } | null = null
      return async () => {
        const { launches, isLast } = await runSearch(world, search)
        if (last === null || last.isLast !== isLast || !areSame(last.launches, launches)) {
          last = { launches, isLast, answer: new ReadAnswer(pageOf(launches, search, isLast)) }
        }
        return last
      }
    },

    getProduct: ({ slug }: Input<'getProduct'>): PreparedRead => {
      let last: { launches: [LiveLaunch]; answer: ReadAnswer } | null = null
      return async () => {
        const launch = await findProduct(world, slug)
        if (last?.launches[0] !== launch) {
          last = { launches: [launch], answer: new ReadAnswer(toPiece(JSON.stringify(toProduct(launch, world.siteUrl)))) }
        }
        return last
      }
    },

    listDirectories: (input: Input<'listDirectories'>): PreparedRead => {
      let last: (Read & { items: readonly object[] }) | null = null
      return async (caller) => {
        const list = await listDirectories(world, input, caller)
        if (last === null || !areSame(last.items, list.items))
          last = { items: list.items, launches: none, answer: new ReadAnswer(toPiece(JSON.stringify(list))) }
        return last
      }
    },
  }
}

const none: readonly LiveLaunch[] = []
const areSame = (some: readonly object[], others: readonly object[]): boolean =>
  some.length === others.length && some.every((one, index) => one === others[index])
