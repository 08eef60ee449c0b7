import type { AuditFacts, ResourceFacts } from './facts.ts'

type Loaded = {
  url: string
  requests: Omit<ResourceFacts['requests'], 'unkept'> & { unkept: ResourceFacts['requests']['unkept'] | null }
  pictures: ResourceFacts['pictures']
  /** Who loaded the files; in a browser, an extension or the network may block some. */
  by: 'browser' | 'crawler'
}

/** The files that the page loads, as a browser loaded them or else the crawler; null if neither did. */
export function loadedOf({ page, rendered, resources }: AuditFacts): Loaded | null {
  if (rendered !== undefined) return { ...rendered, by: 'browser' }
  return resources === undefined ? null : { url: page.url, ...resources, by: 'crawler' }
}
