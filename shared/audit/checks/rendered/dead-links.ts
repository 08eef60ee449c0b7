import type { DoubtfulLink, Place } from '../../../rendered/rendered.ts'
import { isForPublic } from '../../address.ts'
import { defineCheck } from '../../check.ts'
import { fragmentOf } from '../../../page/doubts/href-error.ts'
import type { AuditFacts } from '../../facts.ts'
import { startTopic } from '../../topics/topics.ts'
import { mentions } from '../../topics/topic.ts'
import { judgeDoubts } from '../../judge-doubts.ts'
import { isUnrendered } from '../../script-shell.ts'

/** Link texts that promise a page of their own. */
const promises =
  /^(?:pricing|plans|docs|documentation|api|changelog|about(?: us)?|contact(?: us)?|privacy(?: policy)?|terms(?: of (?:service|use))?|imprint|impressum|careers|support|help|status|security|download|features|learn more|read more|faq|github|twitter|discord|linkedin|facebook|instagram|youtube|(?:our |official )?blog|(?:now )?available (?:on|for|in) (?:ios|iphone|android|mac(?:os)?|windows|(?:the )?app store|google play|chrome)!?)$/i

type Doubtful = Pick<DoubtfulLink, 'text' | 'href' | 'kind'> & { tag: string; place?: Place }

/** The page’s own links, as rendered or else as in the markup; then those of the site’s other pages. */
export function doubtfulLinks(facts: AuditFacts): Doubtful[] {
  const { page, rendered, pages = [] } = facts
  const own = rendered?.links.map((link) => ({ ...link, tag: link.place.html })) ?? page.doubtfulLinks
  // On other pages, only a part that this page has is certainly one that they lack: the menu was copied.
  const lost = new Set(page.doubtfulLinks.filter(({ kind }) => kind === 'no-target').map(({ href }) => href))
  const parts = new Set(page.links.flatMap(({ url }) => fragmentOf(url, page.url, page.url) ?? []))
  const isMenus = ({ href }: { href: string }) => href.startsWith('#') && parts.has(href.slice(1)) && !lost.has(href)
  const others = pages.flatMap((other) =>
    (other.page?.doubtfulLinks ?? []).flatMap((link) => {
      const tag = `<!-- ${other.page?.url} -->${link.tag}`
      if (link.kind !== 'no-target') return [{ ...link, tag }]
      const href = `${URL.parse(other.page?.url ?? '')?.pathname}${link.href}`
      return isMenus(link) ? [{ ...link, tag, href }] : []
    }),
  )
  return [...own, ...others].filter(({ kind, text }) => {
    // A page under development may well link to other private hosts.
    if (kind === 'private-host') return rendered !== undefined || isForPublic(page)
    if (kind === 'nowhere') return promises.test(text) || (text.length <= 30 && mentions(text, startTopic))
    return kind !== 'no-target' || !isUnrendered(facts)
  })
}

export const deadLinks = defineCheck({
  id: 'dead-links',
  label: 'Links that go nowhere',
  weight: 3,
  isOfView: true,
  learnMore: 'https://developers.google.com/search/docs/crawling-indexing/links-crawlable',
  run(facts) {
    const doubts = doubtfulLinks(facts).map(({ kind, text, href, tag, place }) => ({
      kind,
      text,
      ...(kind !== 'nowhere' && { at: href }),
      tag: `${tag}${text}</a>`,
      ...(place && { place }),
    }))
    return judgeDoubts('dead-links', doubts, 'No link leads nowhere or to a private host.')
  },
})
