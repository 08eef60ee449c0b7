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
