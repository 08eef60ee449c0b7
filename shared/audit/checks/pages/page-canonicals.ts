import { hostOf } from '../../../hosts.ts'
import { isForPublic, isLocal, isSameSite, publicUrl } from '../../address.ts'
import { defineCheck, fail, pass, paste, warn } from '../../check.ts'
import type { AuditFacts } from '../../facts.ts'
import { areUnlike, bareUrl, hasSameContent, isShell, listed, otherPages, shortUrl, visitedUrl, type OtherPage } from '../../other-pages.ts'
import { linkTag } from '../../snippets.ts'
import { areTranslations } from '../../words/claims/claim.ts'
import { pluralForm } from '../../../plural.ts'

/** A further page of a list. */
const isFurther = /\/(?:page|seite|pagina|página|p)[-/]?\d+\/?$/i

/** Why a page’s canonical URL is certainly wrong; null if it isn’t. */
function errorOf({ topic, page }: OtherPage, facts: AuditFacts): 'home' | 'local' | 'broken' | 'other' | 'plain' | 'several' | null {
  const [canonical, ...more] = page.canonicals.map((url) => visitedUrl(url, facts.page))
  if (canonical !== undefined && more.some((url) => bareUrl(url) !== bareUrl(canonical))) return 'several'
  if (canonical === undefined || more.length > 0 || bareUrl(canonical) === bareUrl(page.url)) return null
  if (isLocal(canonical) && hostOf(canonical) !== hostOf(page.url) && isForPublic(facts.page)) return 'local'
  if (/\/(?:undefined|null|NaN)(?:\/|$)/.test(URL.parse(canonical)?.pathname ?? '')) return 'broken'
  const front = publicUrl(facts.page)
  if (!isLocal(front) && !isLocal(canonical) && !isSameSite(canonical, front) && !isSameSite(canonical, page.url)) return 'other'
  if (front.startsWith('https:') && canonical.startsWith('http:') && isSameSite(canonical, front)) return 'plain'
  // A query can make it a different page.
  if (URL.parse(canonical)?.search) return null
  const isHome = bareUrl(canonical) === bareUrl(facts.page.url) || bareUrl(canonical) === (URL.parse(page.url)?.origin ?? '')
  // The home page may have a second URL, but a page that a link gives another topic isn’t one.
  const isAlias = topic === null && (hasSameContent(page, facts) || isShell(page, facts))
  return isHome && !isAlias ? 'home' : null
}

const parts =
  /^(?:reviews?|specs?|specifications?|details?|features?|gallery|photos?|faqs?|questions|accessories|support|downloads?|changelog|videos?|bewertungen|technische-daten|zubehoer|avis|caracteristiques|opiniones|recensioni)$/i

/** Whether a page is a part of another, such as a tab of a product, or an older version of it. */
function isPartOrVersion(url: string, canonical: string): boolean {
  const [own, other] = [url, canonical].map((one) => new URL(one).pathname.replace(/\/$/, '').split('/'))
  const unversioned = (folders: readonly string[] = []) =>
    folders.filter((part) => !/^(?:v\d+(?:\.[\dx]+)*|\d+(?:\.[\dx]+)+|latest|stable|next|current|master|main)$/i.test(part))
  const isBelow = own?.join('/').startsWith(`${other?.join('/')}/`) === true && parts.test(own.at(-1) ?? '')
  return isBelow || unversioned(own).length < (own?.length ?? 0)
}

/** The other page that this one names as its canonical URL, although it’s about something else. */
function twinOf({ page }: OtherPage, facts: AuditFacts): OtherPage['page'] | null {
  const [canonical = '', ...more] = page.canonicals.map((url) => visitedUrl(url, facts.page))
  if (more.length > 0 || URL.parse(canonical)?.search || URL.parse(page.url)?.search || isFurther.test(page.url)) return null
  const twin = otherPages(facts).find((other) => bareUrl(other.page.url) === bareUrl(canonical))?.page
  if (twin === undefined || isPartOrVersion(page.url, twin.url)) return null
  return bareUrl(twin.url) !== bareUrl(page.url) && areUnlike(page, twin) ? twin : null
}

/** Those of several pages, which nobody merged, and those of translations (Google Search Central, “Localized versions”). */
function twinned(pages: OtherPage[], facts: AuditFacts) {
  const found = pages.flatMap((other) => {
    const twin = errorOf(other, facts) === null ? twinOf(other, facts) : null
    return twin === null ? [] : [{ url: other.page.url, twin, isTranslation: areTranslations(other.page.lang, twin.lang) }]
  })
  const isShared = ({ url, twin }: (typeof found)[number]) => found.some((other) => other.twin === twin && other.url !== url)
  return found
    .filter((one) => one.isTranslation || isShared(one))
    .map(({ url, twin }) => ({ url, error: `another page (${shortUrl(twin.url, facts.page)})` }))
}

/** An article may have come out on another site first; prices and contact details are a site’s own. */
const isOwn = ({ topic }: OtherPage) => topic === 'pricing' || topic === 'contact'

const words = {
  home: 'the home page',
  local: 'a URL on your own machine',
  broken: 'a URL that doesn’t exist',
  other: 'a page on another site',
  plain: 'an http:// URL',
  several: 'several different URLs',
}

/** RFC 6596; Google Search Central, “How to specify a canonical URL”: a page whose canonical is another one isn’t indexed. */
export const pageCanonicals = defineCheck({
  id: 'page-canonicals',
  label: 'Canonical URLs of other pages',
  weight: 4,
  learnMore: 'https://developers.google.com/search/docs/crawling-indexing/consolidate-duplicate-urls',
  needs: ['pages'],
  run(facts) {
    const pages = otherPages(facts)
    if (pages.length === 0) return pass('Not checked: no other pages were visited.')
    const hostNamed = ({ page }: OtherPage) => hostOf(page.canonicals[0] ?? page.url)
    const wrongHosts = new Set(pages.filter((other) => isOwn(other) && errorOf(other, facts) === 'other').map(hostNamed))
    const faulty = pages.flatMap((other) => {
      const error = errorOf(other, facts)
      const isCertain = error !== null && (error !== 'other' || wrongHosts.has(hostNamed(other)))
      return isCertain ? [{ url: other.page.url, error: words[error] }] : []
    })
    faulty.push(...twinned(pages, facts))
    if (faulty.length === 0) return pass('No other page has a wrong canonical URL.')
    const said = [...Map.groupBy(faulty, ({ error }) => error)].map(([error, those]) => {
      const names = listed(those.map(({ url }) => shortUrl(url, facts.page)))
      const harm =
        error === words.plain
          ? ''
          : error === words.several
            ? ', so search engines ignore them all'
            : `, so search engines leave ${pluralForm(those.length, 'it', 'them')} out`
      return `${names} ${pluralForm(those.length, 'declares', 'declare')} ${error} as canonical${harm}`
    })
    const detail = `${said.join('; ')}.`
    const lines = faulty.map(({ url }) => `<!-- ${url} -->\n${linkTag('canonical', url.replace(/[?#].*$/, ''))}`)
    const fix = paste('Replace the canonical links of these pages:', lines.join('\n'))
    return faulty.length > 1 ? fail(detail, fix) : warn(detail, fix)
  },
})
