import { isSameSite } from '../../../../shared/directories/reading/known-hosts.ts'
import { seeded } from '../../../../shared/seeded.ts'
import type { DirectoryEntry, DirectorySample } from '../records.ts'

/** Listings that yielded results before are visited again, along with new ones. */
const maxKnown = 4
const maxUrlLength = 300

type Sources = {
  entry: DirectoryEntry
  /** The home page after redirects. */
  home: string
  /** Links on the home page that look like listings. */
  found: readonly string[]
  samples: readonly DirectorySample[]
  /** Pages that needn’t be visited: makers’ proofs count already. */
  proven: readonly string[]
}

/** Which listings to visit, the most promising first. The choice is the same all day, and another one the next month. */
export function chooseListings({ entry, home, found, samples, proven }: Sources, day: string, max: number): string[] {
  const isOwn = (text: string) => {
    const url = URL.parse(text)
    return url !== null && /^https?:$/.test(url.protocol) && isSameSite(url.host, new URL(home).host) && text.length <= maxUrlLength
  }
  const [measuredOn = ''] = entry.facts.link?.kind === 'measured' ? entry.facts.link.source.split(' ') : []
  const telling = samples
    .filter(({ kind, link }) => kind === 'listing' && (link === 'followed' || link === 'nofollow'))
    .toSorted((a, b) => (a.id < b.id ? 1 : -1))
    .map(({ page }) => page)
  const known = unique([...telling, measuredOn]).filter(isOwn)
  const fresh = unique(found)
    .filter(isOwn)
    .toSorted((a, b) => seeded(`${day} ${a}`, 2 ** 31) - seeded(`${day} ${b}`, 2 ** 31))
  const skipped = new Set([...proven, home, entry.url, entry.facts.submitUrl?.value ?? ''])
  return unique([...known.slice(0, maxKnown), ...fresh, ...known])
    .filter((page) => !skipped.has(page))
    .slice(0, Math.max(0, max))
}

const unique = (texts: readonly string[]) => [...new Set(texts)]
