import { claimsOn } from '../../../shared/audit/words/claims/page-claims.ts'
import type { PageTags, PageFinding } from '../../../shared/audit/facts-around.ts'
import type { PageTopic, ResponseFacts, SitePageFacts, AuditFacts } from '../../../shared/audit/facts.ts'
import { ogErrors } from '../../../shared/audit/checks/page/og-tags.ts'
import { forbidsIndexing } from '../../../shared/audit/indexability.ts'
import { priceIn } from '../../../shared/audit/words/price-in.ts'
import { emptyLists } from '../../../shared/audit/words/empty-lists.ts'
import { visitedUrl } from '../../../shared/audit/other-pages.ts'
import { hostOf } from '../../../shared/hosts.ts'
import type { Markup } from '../../../shared/page/markup/markup.ts'
import type { DoubtfulPageLink, Page, PageResource } from '../../../shared/page/page.ts'
import { adding } from '../../../shared/tried/adding.ts'
import { failedToRun } from '../../../shared/audit/check.ts'
import { checks } from '../../../shared/audit/checks/index.ts'
import { runAudit } from '../../../shared/audit/run-audit.ts'
import { ofOneThing } from '../../../shared/audit/words/claims/stated.ts'

const general = checks.filter(({ ofEachPage }) => ofEachPage !== undefined)
const ofOne = general.filter(({ ofEachPage }) => ofEachPage === 'any')
const longest = { detail: 600, fix: 4_000 }

/** What the checks that judge each page find on one that isn’t the site’s first. */
function findingsOn(
  { page, site, ...facts }: Pick<AuditFacts, 'page' | 'markup' | 'response' | 'site'>,
  topic: PageTopic | null,
): PageFinding[] {
  const definitions = ofOneThing.test(page.url) ? ofOne : general
  const listing = { name: null, tagline: null, description: null, categories: [], pricing: null }
  const found = runAudit({ page, listing, site: { language: null, ...site, topic }, ...facts }, { definitions }).checks
  return found.flatMap(({ id, status, detail, fix }) =>
    status === 'pass' || fix === null || detail === failedToRun
      ? []
      : [{ id, status, detail: detail.slice(0, longest.detail), fix: fix.slice(0, longest.fix) }],
  )
}

type Found = NonNullable<SitePageFacts['page']>
const caps = { doubtful: 5, anchors: 400, insecure: 3, files: 30, opening: 40 }
/** Links of a page that a visit looks at. */
export const namedLimit = 100

/** Scripts of documentation add ids to headings that have none. */
function anchorsOf(html: string): string[] | null {
  if (/<script[^<>]{1,300}\bsrc\b/i.test(html) && !/<h[1-6][^<>]{1,300}\bid\s*=/i.test(html)) return null
  const found = [...html.matchAll(/\s(?:id|name)\s*=\s*(?:"([^"]+)"|'([^']+)'|([^\s"'>]+))/gi)].map(
    ([, ...names]) => names.find(Boolean) ?? '',
  )
  return found.length > caps.anchors ? null : found.map((name) => name.slice(0, 80))
}

/** Content Security Policy, in a header or a tag: browsers load what is named with http:// over https. */
const upgrades = /upgrade-insecure-requests/i

/** What is sent or loaded in a way that browsers, search engines and networks can’t use. */
function sharingOf(page: Page, markup: Markup, isUpgraded: boolean): PageTags {
  const { url, resources, openGraph, jsonLd } = page
  const insecure = resources.filter(
    (file) => !isUpgraded && url.startsWith('https:') && file.url.startsWith('http:') && file.kind !== 'picture',
  )
  const { url: shared, title } = openGraph
  const errors = Object.fromEntries([...ogErrors({ page, markup })].map(([property, error]) => [property, error.slice(0, 300)]))
  return {
    ...(insecure.length > 0 && { insecure: insecure.slice(0, caps.insecure).map((file) => file.url) }),
    og: { errors, ...(shared && { url: shared.slice(0, 500) }), ...(title && { title: title.slice(0, 200) }) },
    ...(jsonLd.errors[0] !== undefined && { jsonLdError: jsonLd.errors[0].slice(0, 120) }),
  }
}

/** Where no script can handle it, or all links like it lead to a page, a link to “#” leads nowhere. */
const isCertain = ({ isOdd }: DoubtfulPageLink, { scriptCount }: Page) => isOdd === true || scriptCount === 0

/** What a page loads from its own host, and where it leads there. The canonical URL has no text. */
export type Named = { files: PageResource[]; links: { url: string; text: string | null }[] }

export function namedOn(page: Page): Named {
  const host = hostOf(page.url)
  const picture = visitedUrl(page.openGraph['image'] ?? '', page)
  const shared: PageResource[] = /^https?:/.test(picture) ? [{ url: picture, kind: 'picture', tag: '<meta property="og:image">' }] : []
  const canonicals = page.canonicals.slice(0, 1).map((url) => ({ url, text: null }))
  const links = page.links.filter(({ url, rel }) => /^https?:/.test(url) && hostOf(url) === host && !rel.includes('nofollow'))
  return {
    files: [...page.resources, ...shared].filter(({ url }) => hostOf(url) === host).slice(0, caps.files),
    links: [...canonicals.filter(({ url }) => hostOf(url) === host), ...links.slice(0, namedLimit)].map(({ url, text }) => ({
      url: url.replace(/#.*$/, ''),
      text: text?.slice(0, 60) ?? null,
    })),
  }
}

const around = /^(?:nav|header|footer|notice)$/
const openingOf = ({ blocks }: Page) =>
  blocks
    .find(({ text, tag, scopes }) => text.length >= caps.opening && !/^h\d$/.test(tag) && !scopes.some((one) => around.test(one)))
    ?.text.slice(0, 200)

const asked = /^(?:email|tel|number|range|date|password|select|textarea|checkbox|radio|file)$/

/** Counts what the largest form asks for. Searches don’t count; fields outside a form do. */
function countFields({ forms }: Page, html: string): { fields?: number } {
  const most = Math.max(0, ...forms.map(({ fields }) => (fields.some((one) => asked.test(one)) || fields.length > 5 ? fields.length : 0)))
  const fields = most || Number(/<textarea\b|<input\b[^<>]{1,300}\btype=["']?(?:email|tel|number|range|date)\b/i.test(html))
  return fields > 0 ? { fields } : {}
}

export function toSitePage(
  page: Page,
  {
    markup,
    response,
    topic,
    siteLanguage = null,
    policy,
    html,
  }: {
    markup: Markup
    response: ResponseFacts
    topic?: PageTopic | null
    siteLanguage?: string | null
    policy: string | null
    html: string
  },
): Found {
  const h1 = page.headings.find(({ level, text }) => level === 1 && text !== '')?.text ?? null
  const [emptyList] = emptyLists(page)
  const price = priceIn(page.text)
  return {
    url: page.url,
    ms: response.ms,
    title: page.title,
    metaDescription: page.metaDescription,
    lang: page.lang,
    h1,
    opening: openingOf(page),
    canonicals: page.canonicals.slice(0, 3),
    noindex: forbidsIndexing(page.robots) ? 'robots meta' : forbidsIndexing(response.robotsTag) ? 'X-Robots-Tag' : null,
    doubtfulLinks: page.doubtfulLinks.filter((link) => link.kind !== 'nowhere' || isCertain(link, page)).slice(0, caps.doubtful),
    ...(emptyList !== undefined && { emptyList: emptyList.slice(0, 160) }),
    ...claimsOn(page),
    viewport: page.viewport,
    ...sharingOf(page, markup, upgrades.test(policy ?? '') || upgrades.test(html)),
    ...countFields(page, html),
    ...(page.blocks.some(({ action, text }) => action && adding.test(text)) && { sells: true }),
    ...(price !== undefined && { price }),
    ...(topic !== undefined && { found: findingsOn({ page, markup, response, site: { language: siteLanguage } }, topic) }),
    characters: page.text.length,
    anchors: anchorsOf(html),
  }
}
