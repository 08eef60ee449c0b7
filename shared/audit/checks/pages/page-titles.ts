import { escapeMarkup } from '../../../escape-markup.ts'
import { defineCheck, pass, paste, warn } from '../../check.ts'
import type { AuditFacts } from '../../facts.ts'
import { bareUrl, hasSameContent, isShell, listed, otherPages, shortUrl, visitedUrl, type OtherPage } from '../../other-pages.ts'
import { isAside } from '../../own-pages.ts'
import { foldLatin } from '../../words/text.ts'
import { nameOf } from '../../words/own-words.ts'
import { pluralForm } from '../../../plural.ts'

type Titled = { url: string; title: string | null; description: string | null; h1: string | null; lang: string | null; characters: number }

/** A page with less text gets its content from scripts, and its heading with it. */
const fewCharacters = 300

/** Pages whose title matters: those in search results. Pages of a paginated list may share theirs. */
function titledPages(facts: AuditFacts): Titled[] {
  const { page } = facts
  const isOwn = ({ page: other }: OtherPage) =>
    other.noindex === null &&
    !isShell(other, facts) &&
    !hasSameContent(other, facts) &&
    !/\/page\/\d+\/?$|[?&]page=/.test(other.url) &&
    other.canonicals.every((url) => bareUrl(visitedUrl(url, page)) === bareUrl(other.url))
  const others = otherPages(facts)
    .filter(isOwn)
    .map(({ page: { url, title, metaDescription, h1, lang, characters } }) => ({
      url,
      title,
      description: metaDescription,
      h1,
      lang,
      characters,
    }))
  const h1 = page.headings.find(({ level, text }) => level === 1 && text !== '')?.text ?? null
  return [
    { url: page.url, title: page.title, description: page.metaDescription, h1, lang: page.lang, characters: fewCharacters },
    ...others,
  ]
}

const languageOf = ({ lang }: Titled) => lang?.split('-')[0]?.toLowerCase() ?? ''

/** Pages that share a text, if there are at least `min` of them. */
function sharing(pages: Titled[], textOf: (page: Titled) => string | null, min: number): Titled[][] {
  const groups = Map.groupBy(
    pages.filter((page) => textOf(page) !== null),
    (page) => `${languageOf(page)} ${foldLatin(textOf(page) ?? '')}`,
  )
  return [...groups.values()].filter((group) => group.length >= min)
}

/** How many pages may share a text. A default description on two pages is common; on more, it describes none of them. */
const maxSharing = { titles: 1, descriptions: 2 }

/** Google Search Central, “Influencing your title links” and “Control your snippets”. */
export const pageTitles = defineCheck({
  id: 'page-titles',
  label: 'Titles of other pages',
  weight: 2,
  learnMore: 'https://developers.google.com/search/docs/appearance/title-link',
  needs: ['pages'],
  run(facts) {
    const pages = titledPages(facts)
    if (pages.length < 2) return pass('Not checked: no other pages were visited.')
    const untitled = pages.slice(1).filter(({ title }) => title === null)
    const titles = sharing(pages, ({ title }) => title, maxSharing.titles + 1)
    const descriptions = sharing(pages, ({ description }) => description, maxSharing.descriptions + 1)
    const others = pages.slice(1).filter(({ url }) => !isAside(url))
    // The page’s own is told by `h1`.
    const headless = pages[0]?.h1 ? others.filter(({ h1, characters }) => h1 === null && characters >= fewCharacters) : []
    const names = (group: Titled[]) => listed(group.map(({ url }) => shortUrl(url, facts.page)))
    const lacking = (those: Titled[], what: string) =>
      those.length === 0 ? [] : [`${names(those)} ${pluralForm(those.length, 'has', 'have')} no ${what}`]
    const errors = [
      ...lacking(untitled, 'title'),
      ...titles.map((group) => `${names(group)} share the title “${group[0]?.title}”`),
      ...lacking(headless, '<h1> heading'),
      ...descriptions.map((group) => `${names(group)} share the same meta description`),
    ]
    if (errors.length === 0) return pass(`Each of the ${pages.length} pages has its own title.`)
    const own = new Set([...untitled, ...titles.flat()].filter(({ url }) => url !== facts.page.url))
    const lines = [...own].map(({ url, h1 }) => `<!-- ${url} -->\n<title>${escapeMarkup(titleFor(facts, url, h1))}</title>`)
    const same = [...new Set(descriptions.flat())].map(({ url }) => url)
    const detail = `${errors.join('; ')}.`
    if (lines.length > 0) {
      const also = same.length === 0 ? '' : ' and give each its own meta description'
      return warn(detail, paste(`Replace the titles of these pages${also}:`, lines.join('\n')))
    }
    const todo = same.length > 0 ? 'its own meta description' : 'an <h1> heading'
    return warn(detail, `Give each of these pages ${todo}: ${(same.length > 0 ? same : headless.map(({ url }) => url)).join(', ')}.`)
  },
})

/** The page’s own heading, or else the last part of its path. */
function titleFor(facts: AuditFacts, url: string, h1: string | null): string {
  const home = facts.page.headings.find(({ level, text }) => level === 1 && text !== '')?.text
  const part = (URL.parse(url)?.pathname ?? '').split('/').findLast((one) => one !== '') ?? ''
  const words = part.replace(/\.html?$/, '').replace(/[-_]+/g, ' ')
  const own = h1 !== null && h1 !== home ? h1 : words.charAt(0).toUpperCase() + words.slice(1)
  return `${own} – ${nameOf(facts)}`
}
