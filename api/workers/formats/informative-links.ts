import { hostOf } from '../../../shared/hosts.ts'
import { isSameSite } from '../../../shared/audit/address.ts'
import { isPagePath } from '../../../shared/audit/own-pages.ts'
import type { PageTopic } from '../../../shared/audit/facts.ts'
import { contactTopic, docsTopic, pricingTopic, privacyTopic, startTopic, termsTopic } from '../../../shared/audit/topics/topics.ts'
import { linksAbout, type Topic } from '../../../shared/audit/topics/topic.ts'
import type { Page } from '../../../shared/page/page.ts'

export type InformativeLink = { url: string; topic: PageTopic | null }

const topics: [PageTopic, Topic][] = [
  ['pricing', pricingTopic],
  ['docs', docsTopic],
  ['start', startTopic],
  ['privacy', privacyTopic],
  ['terms', termsTopic],
  ['contact', contactTopic],
]
const caps = { links: 60, perTopic: 2 }

/** Other pages of the site and its subdomains that the page links to, each once: those of a topic first, then in document order. */
export function informativeLinks(page: Page): InformativeLink[] {
  const found = new Map<string, InformativeLink>()
  const add = ({ url, rel }: Page['links'][number], topic: PageTopic | null) => {
    const bare = url.replace(/#.*$/, '')
    const path = URL.parse(bare)?.pathname ?? ''
    if (!/^https?:/.test(bare) || !isSameSite(bare, page.url) || bare === page.url.replace(/#.*$/, '')) return false
    if (!isPagePath(path) || rel.includes('nofollow') || found.has(bare)) return false
    found.set(bare, { url: bare, topic })
    return true
  }
  for (const [name, topic] of topics) {
    let left = caps.perTopic
    const own = linksAbout(page, topic).toSorted(
      (a, b) => Number(hostOf(b.url) === hostOf(page.url)) - Number(hostOf(a.url) === hostOf(page.url)),
    )
    for (const link of own) if (left > 0 && add(link, name)) left -= 1
  }
  for (const link of page.links) if (found.size < caps.links) add(link, null)
  return [...found.values()]
}
