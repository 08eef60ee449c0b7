import type { SitePageFacts } from '../../../shared/audit/facts.ts'
import { forbidsIndexing } from '../../../shared/audit/indexability.ts'
import { leftoversOf, starterOf } from '../../../shared/audit/words/leftovers.ts'
import { statementsOn } from '../../../shared/audit/words/claims/stated.ts'
import type { Page } from '../../../shared/page/page.ts'

type Found = NonNullable<SitePageFacts['page']>
const caps = { leftovers: 5, links: 5, stated: 20, anchors: 400, fields: 5 }
/** Faults that a field’s markup alone shows, whatever scripts do. */
const refusing =
  /^(?:refuses-valid|impossible|too-short|password-in-url|not-optional|forced|other-limit|other-type|wrong-list|swapped-label|apart)$/

/** Scripts of documentation add ids to headings that have none. */
function anchorsOf(html: string): string[] | null {
  if (/<script[^>]+\bsrc\b/i.test(html) && !/<h[1-6][^>]+\bid\s*=/i.test(html)) return null
  const found = [...html.matchAll(/\s(?:id|name)\s*=\s*(?:"([^"]+)"|'([^']+)'|([^\s"'>]+))/gi)].map(
    ([, ...names]) => names.find(Boolean) ?? '',
  )
  return found.length > caps.anchors ? null : found.map((name) => name.slice(0, 80))
}

export function toSitePage(page: Page, { ms, robotsTag, html }: { ms: number; robotsTag: string[]; html: string }): Found {
  const h1 = page.headings.find(({ level, text }) => level === 1 && text !== '')?.text ?? null
  return {
    url: page.url,
    ms,
    title: page.title,
    metaDescription: page.metaDescription,
    lang: page.lang,
    h1,
    canonicals: page.canonicals.slice(0, 3),
    noindex: forbidsIndexing(page.robots) ? 'robots meta' : forbidsIndexing(robotsTag) ? 'X-Robots-Tag' : null,
    starter: starterOf(page.title, h1),
    leftovers: leftoversOf({ page })
      .slice(0, caps.leftovers)
      .map(({ text, words }) => ({ text: text.slice(0, 160), words })),
    doubtfulLinks: page.doubtfulLinks.filter(({ kind }) => kind !== 'nowhere').slice(0, caps.links),
    stated: statementsOn(page).slice(0, caps.stated),
    ...(/<input\b[^>]+\btype=["']?email\b/i.test(html) && { hasForm: true }),
    fieldDoubts: page.doubts.filter(({ kind }) => refusing.test(kind)).slice(0, caps.fields),
    characters: page.text.length,
    anchors: anchorsOf(html),
  }
}
