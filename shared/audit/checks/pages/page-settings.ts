import { defineCheck, pass, paste, warn } from '../../check.ts'
import { isShell, listed, otherPages, shortUrl } from '../../other-pages.ts'
import { metaTag } from '../../snippets.ts'
import { pluralForm } from '../../../plural.ts'
import { clean } from '../../words/text.ts'

/** What `lang` and `viewport` check, on the other pages of the site. */
export const pageSettings = defineCheck({
  id: 'page-settings',
  label: 'Language and viewport of other pages',
  weight: 2,
  learnMore: 'https://developer.mozilla.org/en-US/docs/Web/HTML/Reference/Elements/meta/name/viewport',
  needs: ['pages'],
  run(facts) {
    const { page } = facts
    const pages = otherPages(facts).filter((other) => !isShell(other.page, facts))
    if (pages.length === 0) return pass('Not checked: no other pages were visited.')
    // If the page has the same fault, its own checks say so.
    const wide = clean(page.viewport) === '' ? [] : pages.filter(({ page: { viewport } }) => viewport === null)
    const silent = clean(page.lang) === '' ? [] : pages.filter(({ page: { lang } }) => clean(lang) === '')
    const wrong = pages.filter(({ page: { written } }) => written !== undefined)
    const names = (some: typeof pages) => listed(some.map((one) => shortUrl(one.page.url, page)))
    const errors = [
      ...(wide.length > 0
        ? [`${names(wide)} ${pluralForm(wide.length, 'has', 'have')} no viewport, so phones show a tiny desktop page`]
        : []),
      ...(silent.length > 0 ? [`${names(silent)} ${pluralForm(silent.length, 'sets', 'set')} no language`] : []),
      ...wrong.map((one) => `${names([one])} says it’s in “${one.page.lang}”, but its text isn’t`),
    ]
    if (errors.length === 0) return pass('Other pages have a language and a viewport.')
    const lines = [
      ...wide.map((one) => `<!-- ${one.page.url}, in <head> -->\n${metaTag('viewport', 'width=device-width, initial-scale=1')}`),
      ...silent.map((one) => `<!-- ${one.page.url} -->\n<html lang="${one.page.written ?? clean(page.lang)}">`),
      ...wrong.map((one) => `<!-- ${one.page.url} -->\n<html lang="${one.page.written}">`),
    ]
    return warn(`${errors.join('; ')}.`, paste('Set these on the pages named:', lines.join('\n')))
  },
})
