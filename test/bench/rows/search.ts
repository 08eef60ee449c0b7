import { runProcess } from '../in-process.ts'
import type { SearchFigures } from '../processes/search.ts'
import { median, percentile, ratioOf } from '../rounds.ts'
import { bound, inUnit, type Row } from '../row.ts'

export async function measureSearch(): Promise<Row[]> {
  const { queries, replace } = await runProcess<SearchFigures>('search.ts')
  const rows = queries.map(({ id, found, isSame, ours, naive }): Row => {
    const row = bound({
      id: `search-${id}`,
      what: `First page of 100,000, ${found === 0 ? 'none' : found > 10 ? 'more than a page' : found} found`,
      unit: 'ms',
      ours: median(ours),
      peer: `${inUnit(median(naive), 'ms')} naive scan`,
      ratio: ratioOf(ours, naive),
      atMost: 3,
    })
    return isSame ? row : { ...row, isMet: false, note: 'It finds something else than the naive scan.' }
  })
  const what = 'One launch of 100,000 gets another text'
  const note = `The slowest in a hundred took ${inUnit(percentile(replace, 0.99), 'ms')}.`
  return [...rows, bound({ id: 'search-replace', what, unit: 'ms', ours: median(replace), atMost: 0.2, note })]
}
