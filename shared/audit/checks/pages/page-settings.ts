import { defineCheck, pass, paste, warn } from '../../check.ts'
import type { AuditFacts } from '../../facts.ts'
import { bareUrl, isShell, listed, otherPages, shortUrl, visitedUrl, type OtherPage } from '../../other-pages.ts'
import { ogErrors } from '../page/og-tags.ts'
import { propertyTag } from '../../snippets.ts'
import { pluralForm } from '../../../plural.ts'
import { foldLatin, segments } from '../../words/text.ts'

/** Which other page the tags of a page share: the one that og:url names, unless it’s the same in other words. */
function sharedInstead({ page: one }: OtherPage, { page }: AuditFacts, pages: readonly OtherPage[]): string | null {
  const isAt = (target: string) => (url: string) => bareUrl(visitedUrl(url, page)) === bareUrl(target)
  const { url } = one.og ?? {}
  if (url === undefined || URL.parse(url)?.search || URL.parse(url)?.hash) return null
  if (isAt(page.url)(url)) return one.canonicals.some(isAt(page.url)) ? null : 'the home page'
  const target = pages.find((other) => isAt(other.page.url)(url))?.page
  const isOther = target !== undefined && target !== one && target.title !== one.title && target.h1 !== null && target.h1 !== one.h1
  return isOther && !one.canonicals.some(isAt(target.url)) ? `another page (${shortUrl(target.url, page)})` : null
}

/** The og:title of a page that is another page’s title. The name of the site may be on each, and nobody shares legal pages. */
function copiedTitle({ page: one, topic }: OtherPage, { page }: AuditFacts, pages: readonly OtherPage[]): string | null {
  const [shared, title, h1] = [one.og?.title, one.title, one.h1].map((text) => foldLatin(text ?? '')) as [string, string, string]
  const names = [page.openGraph['site_name'], page.applicationName, ...page.logoTexts, ...segments(page.title ?? '')]
  const isName = names.some((name) => foldLatin(name ?? '') === shared)
  if (shared === '' || h1 === '' || isName || topic === 'privacy' || topic === 'terms') return null
  if (title.includes(shared) || h1.includes(shared) || shared.includes(title) || shared.includes(h1)) return null
  const titles = [page.title, page.openGraph['title'], ...pages.filter((other) => other.page !== one).map((other) => other.page.title)]
  return titles.some((text) => foldLatin(text ?? '') === shared) ? (one.og?.title ?? null) : null
}

/** What is wrong with the tags of another page, and not with those of the first page as well. */
function ownErrors({ page: one }: OtherPage, { page, markup }: AuditFacts): string[] {
  const [errors, first] = [Object.entries(one.og?.errors ?? {}), ogErrors({ page, ...(markup && { markup }) }, true)]
  return errors.flatMap(([property, error]) => {
    const isDefault = ['title', 'description'].includes(property) && error.includes(`“${page.openGraph[property] ?? ''}”`)
    return first.has(property) || isDefault ? [] : [error]
  })
}

/** What `og-tags`, `structured-data` and `https` check, on the other pages of the site. */
export const pageSettings = defineCheck({
  id: 'page-settings',
  label: 'Tags of other pages',
  weight: 2,
  learnMore: 'https://ogp.me/',
  needs: ['pages'],
  run(facts) {
    const { page } = facts
    const pages = otherPages(facts).filter((other) => !isShell(other.page, facts))
    if (pages.length === 0) return pass('Not checked: no other pages were visited.')
    const by = (tell: typeof sharedInstead) =>
      [...Map.groupBy(pages, (one) => tell(one, facts, pages))].flatMap(([what, those]) => (what === null ? [] : [{ what, those }]))
    const [shared, copied] = [by(sharedInstead), by(copiedTitle)]
    const wrong = pages.flatMap((one) => ownErrors(one, facts).map((error) => ({ one, error })))
    const broken = page.jsonLd.errors.length > 0 ? [] : pages.filter((one) => one.page.jsonLdError !== undefined)
    const insecure = pages.filter((one) => one.page.insecure !== undefined)
    const names = (some: typeof pages) => listed(some.map((one) => shortUrl(one.page.url, page)))
    const errors = [
      ...shared.map(
        ({ what, those }) => `${names(those)} ${pluralForm(those.length, 'sets', 'set')} og:url to ${what}, so shared links lead there`,
      ),
      ...copied.map(
        ({ what, those }) => `${names(those)} ${pluralForm(those.length, 'has', 'have')} the og:title of another page (“${what}”)`,
      ),
      ...[...Map.groupBy(wrong, ({ error }) => error)].map(([error, those]) => `On ${names(those.map(({ one }) => one))}, ${error}`),
      ...broken.map((one) => `${names([one])} has JSON-LD that isn’t valid JSON (${one.page.jsonLdError})`),
      ...insecure.map((one) => `${names([one])} loads files over http://, which browsers block: ${one.page.insecure?.join(', ')}`),
    ]
    if (errors.length === 0) return pass('Other pages have valid tags.')
    const lines = [
      ...shared.flatMap(({ those }) => those.map((one) => `<!-- ${one.page.url} -->\n${propertyTag('og:url', one.page.url)}`)),
      ...copied.flatMap(({ those }) =>
        those.map((one) => `<!-- ${one.page.url} -->\n${propertyTag('og:title', one.page.title ?? one.page.h1 ?? '')}`),
      ),
      ...wrong.map(({ one, error }) => `<!-- ${one.page.url}: fix ${error} -->`),
      ...broken.map((one) => `<!-- ${one.page.url}: fix the JSON-LD (${one.page.jsonLdError}) -->`),
      ...insecure.map((one) => `<!-- ${one.page.url} -->\n${one.page.insecure?.map((url) => url.replace(/^http:/, 'https:')).join('\n')}`),
    ]
    return warn(`${errors.join('; ')}.`, paste('Set these on the pages named:', lines.join('\n')))
  },
})
