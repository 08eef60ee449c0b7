import { defineCheck, fail, pass, paste } from '../../check.ts'
import { listed, otherPages, shortUrl, type OtherPage } from '../../other-pages.ts'
import { excerpt } from '../../words/excerpt.ts'

/** What servers and frameworks show instead of a page, and what makers show until it’s ready. */
const instead =
  /^(?:index of \/|it works!?$|application error(?:$|:)|(?:(?:error |http )?50[0-4](?: error)?[\s:–—-]*)?(?:internal server error|bad gateway|service (?:temporarily )?unavailable|gateway time-?out)\W*$|(?:error )?50[0-4](?: error)?\W*$|(?:this |your )?account (?:has been )?suspended\W*$|error establishing a database connection|whoops, looks like something went wrong|(?:(?:apache2?|nginx|iis|plesk|cpanel|litespeed|web ?server|domain)\b.{0,20} )?default page(?:$|:)|(?:(?:this |our )?(?:web)?(?:page|site)(?: is)? )?(?:currently )?under (?:construction|maintenance)(?=\W*$|[.,:;!–—])|(?:(?:error )?404(?: error)?[\s:–—-]*)?(?:(?:the |this )?page (?:was )?not found|page (?:introuvable|non trouvée)|(?:diese )?seite (?:wurde )?nicht gefunden|página no encontrada|pagina non trovata|página não encontrada|pagina niet gevonden|sidan (?:hittades inte|kunde inte hittas)|siden (?:blev|ble) ikke fundet|fant ikke siden|(?:nie znaleziono strony|strona nie (?:została )?znaleziona)|stránka (?:nebyla )?nenalezena|страница не найдена|сторінку не знайдено|sayfa bulunamadı|ページが見つかりません(?:でした)?|页面未找到|找不到页面|找不到頁面|페이지를 찾을 수 없습니다)(?=\W*$)|(?:diese )?(?:web)?seite (?:ist )?(?:noch )?im aufbau|im aufbau$|(?:page |site )?en construction$|en construcción$|in costruzione$)/i

/** What a short page says in place of its content; empty if the page is. Scripts may still fill it. */
const standsIn = ({ page: { title, h1, characters, anchors } }: OtherPage): string | undefined =>
  characters === 0 && h1 === null && anchors !== null
    ? ''
    : characters > 1500
      ? undefined
      : [h1, title].find((text) => text !== null && instead.test(text.trim()))?.slice(0, 60)

/** Pages that are empty, or show an error or an empty list instead of their content. */
export const pageLeftovers = defineCheck({
  id: 'page-leftovers',
  label: 'Unfinished pages',
  weight: 5,
  learnMore: 'https://developers.google.com/search/docs/fundamentals/creating-helpful-content',
  needs: ['pages'],
  run(facts) {
    const pages = otherPages(facts)
    if (pages.length === 0) return pass('Not checked: no other pages were visited.')
    const isTold = ({ page: { found = [] } }: OtherPage) => found.some(({ id }) => id === 'placeholder-text')
    const hollow = pages.filter((other) => !isTold(other) && standsIn(other) !== undefined)
    const unfinished = pages.filter((other) => !hollow.includes(other) && other.page.emptyList !== undefined)
    if (hollow.length + unfinished.length === 0) return pass('No other page is empty or shows an error instead of its content.')
    const name = ({ page }: (typeof pages)[number]) => shortUrl(page.url, facts.page)
    const errors = [
      ...hollow
        .slice(0, 3)
        .map((other) => (standsIn(other) === '' ? `${name(other)} is empty` : `${name(other)} only says “${standsIn(other)}”`)),
      ...unfinished.slice(0, 3).map((other) => `${name(other)} shows an empty list (“${excerpt(other.page.emptyList ?? '', 60)}”)`),
      ...(unfinished.length > 3 ? [`so do ${listed(unfinished.slice(3).map(name))}`] : []),
    ]
    const lines = [
      ...hollow.map(({ page }) => `${page.url}: fix or finish this page, or remove the links to it`),
      ...unfinished.map(({ page }) => `${page.url}: ${page.emptyList?.slice(0, 120)}`),
    ]
    return fail(`${errors.join('; ')}.`, paste('Replace this leftover content:', lines.join('\n')))
  },
})
