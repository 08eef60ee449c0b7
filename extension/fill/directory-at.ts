import type { ElsewhereItem } from '../../shared/schemas/elsewhere.ts'

const bare = (host: string): string =>
  host
    .toLowerCase()
    .replace(/^www\./, '')
    .replace(/:\d+$/, '')

/** The directory that a host belongs to: exactly, but for `www.`. */
export const directoryAt = (items: readonly ElsewhereItem[], host: string): ElsewhereItem | null =>
  items.find(({ directory }) => directory.hosts.some((own) => bare(own) === bare(host))) ?? null
