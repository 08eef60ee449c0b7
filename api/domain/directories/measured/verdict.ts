import type { DirectorySample } from '../records.ts'

export type SeenLink = Pick<DirectorySample, 'page' | 'day' | 'link'>

export type Verdict =
  | { link: 'followed' | 'nofollow' | 'mixed'; followed: number; of: number }
  | { link: null; of: number; undetermined: number }

/** Fewer listings than this say nothing about a directory. */
const fewest = 5

/** What a directory’s listings say together. Each page counts once, as it was seen last. */
export function judgeListings(seen: readonly SeenLink[]): Verdict {
  const byPage = new Map(seen.toSorted((a, b) => (a.day < b.day ? -1 : 1)).map(({ page, link }) => [page, link]))
  const links = [...byPage.values()]
  const followed = links.filter((link) => link === 'followed').length
  const of = followed + links.filter((link) => link === 'nofollow').length
  if (of < fewest) return { link: null, of, undetermined: links.length - of }
  return { link: followed === of ? 'followed' : followed === 0 ? 'nofollow' : 'mixed', followed, of }
}

/** “7 of 8 sampled links followed”. */
export const verdictWords = ({ followed, of }: { followed: number; of: number }): string => `${followed} of ${of} sampled links followed`
