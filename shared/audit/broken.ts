import type { Page } from '../page/page.ts'
import type { AuditFacts } from './facts.ts'
import { pass, warn, type Finding } from './check.ts'
import { isUnrendered, unrendered } from './script-shell.ts'
import { findLabel, linksAbout, type Topic } from './topics/topic.ts'

const bare = (url: string) => url.replace(/#.*$/, '')

/** Links and pages that are certainly missing, with the reason. Statuses of servers that block crawlers or are busy don’t count. */
function missing({ links = [], pages = [] }: AuditFacts): Map<string, string> {
  const gone = [...links, ...pages].flatMap(({ url, status }): [string, string][] =>
    status === 404 || status === 410 ? [[bare(url), `returns ${status}`]] : [],
  )
  return new Map(gone)
}

/** The facts without the page’s dead links and broken images. */
export function withoutBroken<Facts extends AuditFacts>(facts: Facts): Facts {
  const gone = missing(facts)
  const broken = new Set((facts.rendered ?? facts.resources)?.pictures.broken.map(({ url }) => url))
  if (gone.size + broken.size === 0) return facts
  const page = withoutLinks(facts.page, ({ url }) => gone.has(bare(url)))
  return { ...facts, page: { ...page, images: page.images.filter(({ url }) => !broken.has(url)) } }
}

/** The page without some of its links, and without their text. */
export function withoutLinks(page: Page, isGone: (link: Page['links'][number]) => boolean): Page {
  const texts = new Set(page.links.filter(isGone).map(({ text }) => text))
  return {
    ...page,
    links: page.links.filter((link) => !isGone(link)),
    blocks: page.blocks.filter(({ action, text }) => !(action && texts.has(text))),
  }
}

/**
 * Passes a page with a label about a topic, and warns of the first link about it that leads to a missing page, where `what` should be. Null if the page
 * has neither.
 */
export function judgeTopic(facts: AuditFacts, topic: Topic, what: string): Finding | null {
  const label = findLabel(withoutBroken(facts).page, topic)
  if (label !== null) return pass(`Found: “${label}”.`)
  const gone = missing(facts)
  for (const { text, url } of gone.size === 0 ? [] : linksAbout(facts.page, topic)) {
    const why = gone.get(bare(url))
    if (why !== undefined)
      return warn(`“${text || url}” leads to ${bare(url)}, which ${why}.`, `Publish ${what} at ${bare(url)}, or link to the right page.`)
  }
  return isUnrendered(facts) ? pass(unrendered) : null
}
