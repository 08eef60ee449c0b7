import sharedSites from '../../shared/proof/shared-sites.json' with { type: 'json' }
import type { ElsewhereForm, ElsewhereItem, ElsewhereList } from '../../shared/schemas/elsewhere.ts'

const bare = (host: string): string =>
  host
    .toLowerCase()
    .replace(/^www\./, '')
    .replace(/:\d+$/, '')

const isAt =
  (host: string) =>
  ({ directory }: ElsewhereForm): boolean =>
    directory.hosts.some((own) => bare(own) === bare(host))

/** The planned directory with this host, ignoring `www.`. */
export const directoryAt = (items: readonly ElsewhereItem[], host: string): ElsewhereItem | null => items.find(isAt(host)) ?? null

/** The same among all known directories. On a site where anyone can have pages, only a planned one can be meant. */
export const formAt = ({ items, others }: Pick<ElsewhereList, 'items' | 'others'>, host: string): ElsewhereForm | null =>
  directoryAt(items, host) ?? (sharedSites.includes(bare(host)) ? null : (others.find(isAt(host)) ?? null))

/** Whether a page is one to submit from: any page of a planned directory’s own site, or the submit page of a known directory. */
export function isToSubmit({ items, others }: Pick<ElsewhereList, 'items' | 'others'>, page: string): boolean {
  const { host } = new URL(page)
  if (!sharedSites.includes(bare(host)) && directoryAt(items, host) !== null) return true
  return [...items, ...others].some(({ directory: { url, submitUrl } }) => submitUrl !== url && pathOf(submitUrl) === pathOf(page))
}

function pathOf(url: string): string {
  const at = URL.parse(url)
  return at === null ? url : bare(at.host) + at.pathname.replace(/\/+$/, '')
}
