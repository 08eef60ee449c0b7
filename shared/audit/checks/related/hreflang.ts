import type { Page, PageAlternate } from '../../../page/page.ts'
import { isLocal, isSameSite, publicUrl, isSamePage } from '../../address.ts'
import { urlError } from '../../url-error.ts'
import { defineCheck, pass, paste, warn } from '../../check.ts'
import type { AuditFacts } from '../../facts.ts'
import type { AlternateFacts } from '../../facts-around.ts'
import { alternateTag } from '../../snippets.ts'
import { readHreflang } from '../../words/hreflang.ts'
import { languageOf } from '../../words/language.ts'
import { fitsLanguage, likelyLanguage, textLanguage } from '../../words/text-language.ts'
import { pluralForm } from '../../../plural.ts'

const isOwn = (page: Page, url: string) => [page.url, ...page.canonicals].some((own) => isSamePage(own, url))
const isGone = ({ status }: AlternateFacts) => status === 404 || status === 410
/** Where a version redirects to, unless that’s a page of its own folder; x-default may send each visitor to their own. */
function movedTo({ lang, url, status, landed }: AlternateFacts): string | null {
  if (status !== 200 || landed === null || lang.toLowerCase() === 'x-default') return null
  return isSamePage(landed, url) || landed.startsWith(`${url.replace(/\/$/, '')}/`) ? null : landed
}
const hiddenOf = (alternates: readonly AlternateFacts[]) => alternates.filter(({ noindex }) => noindex === true).map(({ url }) => url)
const quoted = (texts: string[]) => texts.map((text) => `“${text}”`).join(', ')

/** The page’s own entry; null if other pages already have its language and x-default. */
function ownEntry(page: Page): PageAlternate | null {
  const url = page.canonicals.find((canonical) => isSamePage(canonical, page.url)) ?? publicUrl(page)
  const taken = new Set(page.alternates.map(({ lang }) => lang.toLowerCase()))
  const lang = [languageOf(page), 'x-default'].find((one) => !taken.has(one.toLowerCase()))
  return lang === undefined ? null : { lang, url }
}

/** What is wrong with the page’s own list, each error a sentence. */
function errorsOf(page: Page, missing: PageAlternate | null): string[] {
  const invalid = page.alternates.filter(({ lang }) => !readHreflang(lang).isValid).map(({ lang }) => lang)
  const away = page.alternates.flatMap(({ url }) => {
    const error = urlError(url, page)
    return error === null ? [] : [`${url} ${error}`]
  })
  const urls = new Map<string, string>()
  const doubled = page.alternates.filter(({ lang, url }) => {
    const first = urls.get(lang.toLowerCase()) ?? url
    urls.set(lang.toLowerCase(), first)
    return !isSamePage(first, url)
  })
  return [
    ...(invalid.length > 0
      ? [`${quoted([...new Set(invalid)])} ${pluralForm(invalid.length, 'isn’t a valid language code', 'aren’t valid language codes')}`]
      : []),
    ...(doubled.length > 0 ? [`more than one page is listed for ${quoted([...new Set(doubled.map(({ lang }) => lang))])}`] : []),
    ...away,
    ...(missing === null ? [] : ['the page doesn’t list itself']),
  ]
}

/** The page’s own entry, if its text is certainly in another language, or its lang attribute says so. */
function misnamed(page: Page): PageAlternate | null {
  const language = likelyLanguage(page)
  const own = page.alternates.filter(({ lang, url }) => isOwn(page, url) && !/^x-default$/i.test(lang))
  if (language === '' || own.some(({ lang }) => fitsLanguage(lang, language))) return null
  return own.find(({ lang }) => readHreflang(lang).isValid) ?? null
}

/** Faults of the pages it lists, as far as they were visited. */
function errorsOfOthers(alternates: readonly AlternateFacts[]): string[] {
  const silent = alternates.filter(({ linksBack }) => linksBack === false)
  const hidden = hiddenOf(alternates)
  return [
    ...alternates.filter(isGone).map(({ url, status }) => `${url} returns ${status}`),
    ...alternates.flatMap((one) => (movedTo(one) === null ? [] : [`${one.url} redirects to ${movedTo(one)}`])),
    ...(silent.length > 0 ? [`${silent.map(({ url }) => url).join(', ')} ${pluralForm(silent.length, 'doesn’t', 'don’t')} link back`] : []),
    ...(hidden.length > 0
      ? [
          `${hidden.join(', ')} ${pluralForm(hidden.length, 'has', 'have')} noindex, so search engines never show ${pluralForm(hidden.length, 'it', 'them')}`,
        ]
      : []),
  ]
}

/** The whole list as it should be, the same for every page in it. */
function listOf({ page, alternates = [] }: AuditFacts, missing: PageAlternate | null): PageAlternate[] {
  const gone = new Set(alternates.filter(isGone).map(({ url }) => url))
  const moved = new Map(alternates.map((one) => [one.url, movedTo(one) ?? one.url]))
  const entries = new Map<string, PageAlternate>()
  for (const { lang, url } of [...(missing === null ? [] : [missing]), ...page.alternates]) {
    const { isValid, right } = readHreflang(lang)
    const code = isValid ? lang : right
    if (code !== null && !gone.has(url) && !entries.has(code.toLowerCase()))
      entries.set(code.toLowerCase(), { lang: code, url: moved.get(url) ?? url })
  }
  return [...entries.values()]
}

/** Search engines ignore alternates that don’t link back to each other (Google, “Localized versions of your pages”). */
export const hreflang = defineCheck({
  id: 'hreflang',
  label: 'Language versions',
  weight: 1,
  learnMore: 'https://developers.google.com/search/docs/specialty/international/localized-versions',
  run(facts) {
    const { page, alternates = [] } = facts
    if (page.alternates.length === 0) return pass('The page lists no other language versions.')
    // A page under development may name the public site, not itself.
    const isJudged = !isLocal(page.url) || page.alternates.some(({ url }) => isSameSite(url, page.url))
    const isMissing = isJudged && !page.alternates.some(({ url }) => isOwn(page, url))
    const missing = isMissing ? ownEntry(page) : null
    const other = misnamed(page)
    const why = textLanguage(page) === null ? `its lang attribute is “${page.lang}”` : 'its text is in another language'
    const named = other === null ? [] : [`the page lists itself as “${other.lang}”, but ${why}`]
    const errors = [...errorsOf(page, missing), ...named, ...errorsOfOthers(alternates)]
    if (errors.length === 0) return pass(`${page.alternates.length} language versions, listed as search engines expect.`)
    const hidden = hiddenOf(alternates)
    const isOnlyHidden = hidden.length > 0 && errors.length === 1
    const list = listOf(facts, missing).map(({ lang, url }) => alternateTag(lang, url))
    const instruction = alternates.some(({ linksBack }) => linksBack === false)
      ? 'Replace the alternate links in <head> with these, here and on every page they list:'
      : 'Replace the alternate links in <head> with these:'
    const detail = `Language versions: ${errors.join('; ')}.`
    if (other !== null)
      return warn(detail, `In the alternate links, give ${other.url} and the others the languages that they’re written in.`)
    if (isOnlyHidden) return warn(detail, paste('Remove noindex from the robots tags and X-Robots-Tag headers of:', hidden.join('\n')))
    return warn(detail, list.length === 0 ? 'Remove the alternate links from <head>.' : paste(instruction, list.join('\n')))
  },
})
