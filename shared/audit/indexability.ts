import type { AuditFacts } from './facts.ts'

/** What keeps search engines from indexing the page. */
export type IndexBlock = 'robots meta' | 'X-Robots-Tag' | 'robots.txt'

/** "none" means "noindex, nofollow" (Google's robots meta tag reference). */
export const forbidsIndexing = (directives: readonly string[]): boolean =>
  directives.some((directive) => directive === 'noindex' || directive === 'none')

/** Every block that the facts show; the header and robots.txt count only if they were read. */
export function indexBlocks({ page, response, robots }: Pick<AuditFacts, 'page' | 'response' | 'robots'>): IndexBlock[] {
  const blocks: [IndexBlock, boolean][] = [
    ['robots meta', forbidsIndexing(page.robots)],
    ['X-Robots-Tag', forbidsIndexing(response?.robotsTag ?? [])],
    ['robots.txt', robots?.allowed === false],
  ]
  return blocks.filter(([, blocked]) => blocked).map(([block]) => block)
}

export const isIndexable = (facts: Pick<AuditFacts, 'page' | 'response' | 'robots'>): boolean => indexBlocks(facts).length === 0
