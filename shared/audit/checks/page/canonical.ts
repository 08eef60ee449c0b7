import type { Page } from '../../../page/page.ts'
import { hostOf } from '../../../hosts.ts'
import { addressNote, isLocal, isPreviewHost, isSameSite, publicUrl, isSamePage } from '../../address.ts'
import { urlError } from '../../url-error.ts'
import { defineCheck, fail, pass, paste, warn } from '../../check.ts'
import type { AuditFacts } from '../../facts.ts'
import { bareUrl, isShell, visitedUrl } from '../../other-pages.ts'
import { linkTag, propertyTag } from '../../snippets.ts'

/** Whether og:url names another page of the site than this one: then it has to change with the canonical URL. */
function ogUrlDiffers(page: Page): boolean {
  const url = page.openGraph['url'] ?? ''
  return url !== '' && urlError(url, page) === null && isSameSite(url, publicUrl(page)) && !isSamePage(url, publicUrl(page))
}

/** What is wrong with the page that the canonical URL leads to, as far as it was visited; null if that’s this page. */
function targetError(url: string, facts: AuditFacts): string | null {
  const target = facts.pages?.find((other) => bareUrl(other.url) === bareUrl(visitedUrl(url, facts.page)))
  if (target === undefined || bareUrl(target.url) === bareUrl(facts.page.url)) return null
  if (target.status === 404 || target.status === 410) return `returns ${target.status}`
  if (target.page === null || target.status !== 200) return null
  if (target.page.noindex !== null) return 'has noindex'
  if (bareUrl(target.page.url) !== bareUrl(target.url))
    return bareUrl(target.page.url) === bareUrl(facts.page.url) ? null : `redirects to ${target.page.url}`
  const h1 = facts.page.headings.find(({ level, text }) => level === 1 && text !== '')?.text ?? null
  const isOther = target.page.title !== facts.page.title && target.page.h1 !== h1 && !isShell(target.page, facts)
  return isOther && target.page.title !== null && target.page.h1 !== null ? 'is another page' : null
}

/** Parameters of a single visit, which no canonical URL should have. */
const temporary = /\b(?:utm_\w+|gclid|fbclid|msclkid|mc_cid|phpsessid|jsessionid|session_?id|sid)(?==)/i

const bothTags = (page: Page) => `${linkTag('canonical', publicUrl(page))}\n${propertyTag('og:url', publicUrl(page))}`

/** The canonical URLs of the Link header (RFC 8288, section 3), which search engines treat like the tag. A server may name the local URL it was requested at. */
function inHeader({ page, transport }: AuditFacts): string[] {
  const links = (transport?.headers['link'] ?? '').matchAll(/<([^<>]{1,2000})>((?:\s*;[^,;<>"]*(?:"[^"]*")?)*)/g)
  const named = [...links].flatMap(([, url = '', params = '']) =>
    /;\s*rel\s*=\s*(?:"[^"]*\bcanonical\b[^"]*"|canonical\b)/i.test(params) ? [URL.parse(url, page.url)?.href ?? url] : [],
  )
  return named.filter((url) => !(isLocal(page.url) && URL.parse(url)?.host === new URL(page.url).host))
}

/** A page under development may name its public URL, which isn’t the local one. */
export const canonical = defineCheck({
  id: 'canonical',
  label: 'Canonical URL',
  weight: 3,
  learnMore: 'https://developers.google.com/search/docs/crawling-indexing/consolidate-duplicate-urls',
  run(facts) {
    const { page } = facts
    const declared = inHeader(facts)
    const [first, ...others] = new Set(page.canonicals.length === 0 ? declared : page.canonicals)
    const isOther = ogUrlDiffers(page)
    const tag = [linkTag('canonical', publicUrl(page)), ...(isOther ? [propertyTag('og:url', publicUrl(page))] : [])].join('\n')
    const end = `${isOther ? ' in place of any og:url tags' : ''}${addressNote(page)}:`
    const them = isOther ? 'these' : 'this'
    if (first === undefined) return warn('No canonical URL.', paste(`Add ${them} to your <head>${end}`, tag))
    if (others.length > 0) {
      const detail = `${others.length + 1} conflicting canonical URLs; search engines ignore all of them.`
      return fail(detail, paste(`Remove all canonical links and add ${them} to your <head>${end}`, tag))
    }
    const against = declared.find((url) => !isSamePage(url, first))
    if (against !== undefined) {
      const detail = `The Link header’s canonical URL (${against}) differs from the page’s (${first}), so search engines may use either.`
      return fail(
        detail,
        paste('Remove rel="canonical" from this page’s Link header, or send:', `Link: <${publicUrl(page)}>; rel="canonical"`),
      )
    }
    const replace = paste(`Replace the canonical link to ${first} with ${them}${end}`, tag)
    const error = urlError(first, page)
    if (error !== null) return fail(`The canonical URL ${first} ${error}.`, replace)
    const isPreview = isPreviewHost(hostOf(first))
    const isLeftBehind = isPreview && !isPreviewHost(hostOf(publicUrl(page)))
    if (isLeftBehind || (!isSameSite(first, publicUrl(page)) && !isSameSite(first, page.url))) {
      const kind = isPreview ? 'a preview or staging site' : 'another site'
      return fail(`The canonical URL points to ${kind} (${hostOf(first)}).`, replace)
    }
    const [tracked] = temporary.exec(first) ?? []
    if (tracked !== undefined) return warn(`The canonical URL ${first} has a tracking or session parameter (${tracked}).`, replace)
    const elsewhere = page.openGraph['url'] ?? ''
    if (isLocal(page.url) && !isLocal(first) && elsewhere !== '' && urlError(elsewhere, page) === null && !isSameSite(elsewhere, first))
      return warn(`The canonical URL ${first} and og:url (${elsewhere}) name different sites.`, paste(`Replace both${end}`, bothTags(page)))
    if (publicUrl(page).startsWith('https:') && first.startsWith('http:') && !isLocal(first))
      return warn('The canonical URL uses http:// on an https:// page.', replace)
    const target = targetError(first, facts)
    if (target !== null) return warn(`The canonical URL ${first} ${target}, so search engines may show neither page.`, replace)
    return pass(`Found: ${first}`)
  },
})
