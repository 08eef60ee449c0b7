import type { DoubtfulLink, Place } from '../../../rendered/rendered.ts'
import { isForPublic } from '../../address.ts'
import { defineCheck } from '../../check.ts'
import { fragmentOf } from '../../../page/doubts/href-error.ts'
import type { AuditFacts } from '../../facts.ts'
import { startTopic } from '../../topics/topics.ts'
import { mentions } from '../../topics/topic.ts'
import { choosing } from '../../words/links/promised.ts'
import { judgeDoubts } from '../../judge-doubts.ts'
import { isUnrendered } from '../../script-shell.ts'

/** Link texts that promise a page of their own. */
const ownPages =
  /^(?:pricing|plans|docs|documentation|api|changelog|about(?: us)?|contact(?: us)?|privacy(?: policy)?|terms(?: of (?:service|use))?|imprint|impressum|careers|support|help|status|security|download|features|learn more|read more|faq|github|twitter|discord|linkedin|facebook|instagram|youtube|(?:our |official )?blog|(?:now )?available (?:on|for|in) (?:ios|iphone|android|mac(?:os)?|windows|(?:the )?app store|google play|chrome)!?)$/i

/** Pages that the law asks for, in other languages than English. */
const legal =
  /^(?:cookie policy|(?:informativa (?:sulla )?|(?:politica sulla )?)?privacy|privacy(?:verklaring|beleid)|(?:algemene |gebruiks)voorwaarden|datenschutz(?:erklärung|hinweise)?|agb|nutzungsbedingungen|mentions légales|(?:politique de )?confidentialité|cg[uv]|conditions générales(?: de vente| d[’']utilisation)?|aviso legal|pol[íi]tica de (?:privacidade?|cookies)|t[ée]rmin?os (?:y condiciones|de uso|e condições)|termini e condizioni|note legali|polityka prywatności|regulamin|gizlilik politikası|kullanım (?:şartları|koşulları)|политика конфиденциальности|політика конфіденційності|プライバシーポリシー|利用規約|特定商取引法に基づく表記)$/i

/** Small sites show such pages in dialogs, which a script opens by the class of a link. */
const opens = ({ kind, text, tag }: Pick<Doubtful, 'kind' | 'text' | 'tag'>) =>
  kind === 'nowhere' && legal.test(text) && /\sclass=/.test(tag)
const promises = new RegExp(`${ownPages.source}|${legal.source}`, 'i')

/** In German and its neighbours, the start of the site. */
const home = /^start$/i

/** A script opens a form for these. */
const onRequest = /enterprise|custom|contact|sales|individuell|sur mesure|a medida|su misura|maatwerk|法人|企业|기업/i

/** Pages that may tell how to start something on one’s own machine. */
const instructing = /doc|guide|start|install|setup|tutorial|manual|help|blog|handbuch|anleitung|develop|readme|wiki/i
const folderOf = (path: string) => path.split('/')[1] ?? ''

/** `on`: the path of the other page that it is on. */
type Doubtful = Pick<DoubtfulLink, 'text' | 'href' | 'kind'> & { tag: string; place?: Place; isOdd?: true; on?: string }

/** The page’s own links, as rendered or else as in the markup; then those of the site’s other pages. */
export function doubtfulLinks(facts: AuditFacts): Doubtful[] {
  const { page, rendered, pages = [] } = facts
  const own = (rendered?.links.map((link) => ({ ...link, tag: link.place.html })) ?? page.doubtfulLinks).filter((one) => !opens(one))
  // On other pages, only a part that this page has is certainly one that they lack: the menu was copied.
  const lost = new Set(page.doubtfulLinks.filter(({ kind }) => kind === 'no-target').map(({ href }) => href))
  const parts = new Set(page.links.flatMap(({ url }) => fragmentOf(url, page.url, page.url) ?? []))
  const isMenus = ({ href }: { href: string }) => href.startsWith('#') && parts.has(href.slice(1)) && !lost.has(href)
  // What a menu or footer repeats is told once.
  const repeated = new Set(own.flatMap(({ text, kind }) => (kind === 'nowhere' ? [text] : [])))
  const others = pages.flatMap((other) =>
    (other.page?.doubtfulLinks ?? []).flatMap((link) => {
      const tag = `<!-- ${other.page?.url} -->${link.tag}`
      const on = URL.parse(other.page?.url ?? '')?.pathname ?? ''
      if (link.kind === 'nowhere' && (repeated.has(link.text) || opens(link))) return []
      if (link.kind === 'nowhere') repeated.add(link.text)
      if (link.kind !== 'no-target') return [{ ...link, tag, on }]
      return isMenus(link) ? [{ ...link, tag, href: `${on}${link.href}` }] : []
    }),
  )
  const odd = new Set(page.doubtfulLinks.flatMap(({ text, isOdd }) => (isOdd ? [text] : [])))
  const isOrder = (text: string) => choosing.test(text) && !onRequest.test(text)
  return [...own, ...others].filter(({ kind, text, href, isOdd, on }: Doubtful) => {
    // A page under development may well link to other private hosts, and instructions name them.
    if (kind === 'private-host') {
      const isTold = text.includes(URL.parse(href)?.host ?? '') || /localhost|127\.0\.0\.1|--port/.test(page.text)
      // Where instructions are, only one to a page of the site’s own is certainly forgotten.
      const isForgotten = on === undefined ? (rendered ?? isForPublic(page)) !== false : !instructing.test(on)
      return !isTold && (isForgotten || (on !== undefined && folderOf(URL.parse(href)?.pathname ?? '') === folderOf(on)))
    }
    if (kind === 'nowhere')
      return (
        ((isOdd || odd.has(text)) && isOrder(text)) ||
        promises.test(text) ||
        (text.length <= 30 && mentions(text, startTopic) && !home.test(text))
      )
    return kind !== 'no-target' || !isUnrendered(facts)
  })
}

export const deadLinks = defineCheck({
  id: 'dead-links',
  label: 'Links that go nowhere',
  weight: 3,
  isOfView: true,
  learnMore: 'https://developers.google.com/search/docs/crawling-indexing/links-crawlable',
  run(facts) {
    const doubts = doubtfulLinks(facts).map(({ kind, text, href, tag, place, on }) => ({
      kind,
      text,
      ...(kind === 'nowhere' ? on && { at: on } : { at: href }),
      tag: `${tag}${text}</a>`,
      ...(place && { place }),
    }))
    return judgeDoubts('dead-links', doubts, 'No link leads nowhere or to a private host.')
  },
})
