import type { SitePageFacts } from '../../shared/audit/facts.ts'
import { literalFacts } from './literal-page.ts'

type Found = NonNullable<SitePageFacts['page']>

/** Another page of the well-made site. */
export const literalOther = (path: string, page: Partial<Found> = {}, facts: Partial<SitePageFacts> = {}): SitePageFacts => ({
  url: `https://acme.dev${path}`,
  topic: null,
  status: 200,
  reason: null,
  page: {
    url: `https://acme.dev${path}`,
    ms: 90,
    title: `Page ${path}`,
    metaDescription: `About ${path}`,
    lang: 'en',
    h1: `Heading ${path}`,
    canonicals: [],
    noindex: null,
    doubtfulLinks: [],
    characters: 900,
    anchors: null,
    ...page,
  },
  ...facts,
})

export const withPages = (...pages: SitePageFacts[]) => literalFacts({ pages })
