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

/** The directory of the plan that a host belongs to: exactly, but for `www.`. */
export const directoryAt = (items: readonly ElsewhereItem[], host: string): ElsewhereItem | null => items.find(isAt(host)) ?? null

/** The same of all that are known. At a site where everyone has pages, only what is planned can be meant. */
export const formAt = ({ items, others }: Pick<ElsewhereList, 'items' | 'others'>, host: string): ElsewhereForm | null =>
  directoryAt(items, host) ?? (sharedSites.includes(bare(host)) ? null : (others.find(isAt(host)) ?? null))
