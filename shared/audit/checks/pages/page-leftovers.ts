import { defineCheck, fail, pass, paste } from '../../check.ts'
import { listed, otherPages, shortUrl } from '../../other-pages.ts'

/** What `placeholder-text` checks, on the other pages of the site. */
export const pageLeftovers = defineCheck({
  id: 'page-leftovers',
  label: 'Unfinished pages',
  weight: 5,
  learnMore: 'https://developers.google.com/search/docs/fundamentals/creating-helpful-content',
  needs: ['pages'],
  run(facts) {
    const pages = otherPages(facts)
    if (pages.length === 0) return pass('Not checked: no other pages were visited.')
    const starters = pages.filter(({ page }) => page.starter !== null)
    const unfinished = pages.filter(({ page }) => page.starter === null && page.leftovers.length > 0)
    if (starters.length + unfinished.length === 0) return pass('No placeholder text or missing values on the other pages checked.')
    const name = ({ page }: (typeof pages)[number]) => shortUrl(page.url, facts.page)
    const errors = [
      ...starters.map((other) => `${name(other)} is a framework’s default page (“${other.page.starter}”)`),
      ...unfinished
        .slice(0, 3)
        .map((other) => `${name(other)} shows ${other.page.leftovers[0]?.words} (“${other.page.leftovers[0]?.text.slice(0, 60)}”)`),
      ...(unfinished.length > 3 ? [`so do ${listed(unfinished.slice(3).map(name))}`] : []),
    ]
    const lines = [
      ...starters.map(({ page }) => `${page.url}: deploy your own page here`),
      ...unfinished.flatMap(({ page }) => page.leftovers.map(({ text }) => `${page.url}: ${text.slice(0, 120)}`)),
    ]
    return fail(`${errors.join('; ')}.`, paste('Replace this leftover content:', lines.join('\n')))
  },
})
