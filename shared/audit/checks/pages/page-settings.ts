import { defineCheck, pass, paste, warn } from '../../check.ts'
import { isLocal } from '../../address.ts'
import { bareUrl, isShell, listed, otherPages, shortUrl, visitedUrl } from '../../other-pages.ts'
import { propertyTag } from '../../snippets.ts'
import { pluralForm } from '../../../plural.ts'

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
    const front = bareUrl(page.url)
    const isHome = (url = '') => bareUrl(visitedUrl(url, page)) === front
    const shared = pages.filter((one) => one.page.og?.url !== undefined && isHome(one.page.og.url) && !one.page.canonicals.some(isHome))
    const unseen = pages.filter((one) => one.page.og?.image !== undefined && isLocal(one.page.og.image) && !isLocal(one.page.url))
    const broken = page.jsonLd.errors.length > 0 ? [] : pages.filter((one) => one.page.jsonLdError !== undefined)
    const insecure = pages.filter((one) => one.page.insecure !== undefined)
    const names = (some: typeof pages) => listed(some.map((one) => shortUrl(one.page.url, page)))
    const errors = [
      ...(shared.length > 0
        ? [`${names(shared)} ${pluralForm(shared.length, 'sets', 'set')} og:url to the home page, so shared links lead there`]
        : []),
      ...unseen.map((one) => `${names([one])} has a share picture on your own machine (${one.page.og?.image})`),
      ...broken.map((one) => `${names([one])} has JSON-LD that isn’t valid JSON (${one.page.jsonLdError})`),
      ...insecure.map((one) => `${names([one])} loads files over http://, which browsers block: ${one.page.insecure?.join(', ')}`),
    ]
    if (errors.length === 0) return pass('Other pages have valid tags.')
    const lines = [
      ...shared.map((one) => `<!-- ${one.page.url} -->\n${propertyTag('og:url', one.page.url)}`),
      ...unseen.map((one) => `<!-- ${one.page.url}: give og:image the public URL of the picture -->`),
      ...broken.map((one) => `<!-- ${one.page.url}: fix the JSON-LD (${one.page.jsonLdError}) -->`),
      ...insecure.map((one) => `<!-- ${one.page.url} -->\n${one.page.insecure?.map((url) => url.replace(/^http:/, 'https:')).join('\n')}`),
    ]
    return warn(`${errors.join('; ')}.`, paste('Set these on the pages named:', lines.join('\n')))
  },
})
