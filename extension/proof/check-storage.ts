import type { AccountFailure } from '../account/account-response.ts'
import { storedItem } from '../service/stored-item.ts'

/** How a check of the page in a tab goes. `page` is its URL; the words are the server’s. */
export type ListingCheck =
  | { at: 'running'; page: string; startedAt: number }
  | { at: 'done'; page: string; verdict: string; words: string }
  | { at: 'failed'; page: string; failure: AccountFailure }

export const checkItem = (slug: string, directory: string) => storedItem<ListingCheck>('session', `listing ${slug} ${directory}`)
