import { invalidField } from '../domain/failure.ts'
import { readable } from './answer.ts'

/** A page holds as many items as fit into this many characters, in both forms of a result. */
const maxCharacters = 9500

/** How many of the items fit on a page; at least one. */
export function countFitting(items: readonly object[]): number {
  let [json, text] = [0, 0]
  const over = items.findIndex((item) => {
    json += JSON.stringify(item).length + 1
    text += readable([item], '  ').length + 1
    return Math.max(json, text) > maxCharacters
  })
  return over === -1 ? items.length : Math.max(1, over)
}

export type Page<Item> = { items: Item[]; total: number; nextCursor: string | null }

/** `cursor` is the slug of the last one shown. Throws Failure BAD_REQUEST if it isn’t in the list. */
export function pageOf<Item extends { slug: string }>(list: readonly Item[], cursor: string | undefined, max: number): Page<Item> {
  const start = cursor === undefined ? 0 : list.findIndex(({ slug }) => slug === cursor) + 1
  if (cursor !== undefined && start === 0)
    throw invalidField('cursor', 'Unknown cursor. Use the nextCursor of the previous page, with the same arguments.', 'unknown')
  const rest = list.slice(start)
  const items = rest.slice(0, Math.min(max, countFitting(rest.slice(0, max))))
  return { items, total: list.length, nextCursor: items.length < rest.length ? (items.at(-1)?.slug ?? null) : null }
}

/** How to read on, for an introduction; empty on the last page. */
export const howToContinue = ({ nextCursor }: { nextCursor: string | null }): string =>
  nextCursor === null ? '' : ' For more, call again with nextCursor as `cursor` and the other arguments unchanged.'

/** A list that fits on one page is returned exactly as by the endpoint. */
export const toOutput = ({ items, nextCursor }: Page<object>) => (nextCursor === null ? { items } : { items, nextCursor })
