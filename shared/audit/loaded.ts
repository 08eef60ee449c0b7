import type { AuditFacts, ResourceFacts } from './facts.ts'

type Loaded = {
  url: string
  requests: Omit<ResourceFacts['requests'], 'unkept'> & { unkept: ResourceFacts['requests']['unkept'] | null }
  pictures: ResourceFacts['pictures']
  /** Who loaded the files; in a browser, an extension or the network may block some. */
  by: 'browser' | 'crawler'
  /** Whether the page names files, or pictures, of which the crawler could request none. */
  unknown: { files: boolean; pictures: boolean }
}

export const noneRequested = 'Not checked: none of these files could be requested.'

/** The files that the page loads, as a browser loaded them or else the crawler; null if neither did. */
export function loadedOf({ page, rendered, resources }: AuditFacts): Loaded | null {
  if (rendered !== undefined) return { ...rendered, by: 'browser', unknown: { files: false, pictures: false } }
  if (resources === undefined) return null
  const named = page.resources.map(({ kind }) => kind)
  const unknown = {
    files: resources.requests.count === 0 && named.length > 0,
    pictures: resources.pictures.count === 0 && named.includes('picture'),
  }
  return { url: page.url, ...resources, by: 'crawler', unknown }
}
