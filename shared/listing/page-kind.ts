import type { Page } from '../page/page.ts'
import { isGenericName, isLeftoverDescription } from './name/generic-names.ts'
import { wordCount } from './fold.ts'
import { Loose } from './loose.ts'
import { titleSegments } from './name/title-segments.ts'
import phrases from './unfinished-pages.json' with { type: 'json' }

/** Pages that servers, hosts, registrars and gateways show instead of a site; matched on title and first heading. */
const placeholderTitle =
  /^(?:index of \/|example domain$|welcome to nginx|apache\d? .*(?:default|test) page|.*default (?:web ?site )?page$|it works!?$|iis windows|test page for|(?:error )?(?:4\d\d|50\d)(?: error)?(?:\W*(?:page )?(?:not found|forbidden|unauthorized|bad gateway|internal|service|gateway|error|oops).*)?$|(?:page|site|domain|deployment) not found|not found|forbidden|access denied|unauthorized|account suspended|just a moment\W*$|attention required|domain (?:default|parking|for sale)|.* is for sale|parked domain|hello,? world!?$|(?:you(?:['’]re| are) being )?redirect(?:ing|ed)|moved permanently|object moved|302 found|301 moved|loading\W*$|no such app|application error|site off?line|website (?:is )?(?:expired|unavailable)|default plesk page|.*\| plesk|ваш сайт|сайт (?:не найден|заблокирован|закрыт|припаркован))/i

/** A title that only says that there is nothing yet. */
const unfinishedTitle = new Loose(phrases.unfinishedTitle.join('|'))

/** The same in the text of a page that says little else. */
const placeholderText =
  /this domain(?: name)? (?:is|may be|might be|has been|could be) (?:for sale|parked|available|registered|expired|reserved)|buy this domain|(?:this|the) domain is parked|make an offer on this domain|future home of (?:something|a new|this)|website (?:is )?coming soon to this domain|there isn't a github pages site here|if you (?:see|can see) this page,? the|web server (?:software )?is (?:successfully installed|running)|this is (?:a|the) (?:default|placeholder) (?:web ?)?page|default (?:index|welcome) page|account has been suspended|(?:diese|die) domain (?:steht|ist) (?:zum verkauf|geparkt|registriert)|ce (?:nom de )?domaine est (?:à vendre|en vente|réservé)|este dominio (?:está en venta|está à venda|ha sido registrado)|questo dominio è in vendita|домен (?:продается|продаётся|припаркован|зарегистрирован|не привязан)|このドメインは|ドメイン(?:パーキング|を取得)|(?:本|此|该)域名.{0,10}(?:出售|转让|购买)|هذا النطاق (?:معروض|للبيع)/i

/** Cached by page, which never changes: computing it again would take half of an audit. */
const listable = new WeakMap<Page, boolean>()

export function isListable(page: Page): boolean {
  const known = listable.get(page) ?? presentsAnything(page)
  listable.set(page, known)
  return known
}

function presentsAnything(page: Page): boolean {
  const words = wordCount(page.text)
  if (page.refresh && page.refresh.seconds <= 15 && words < 40) return false
  const top = [page.title, page.openGraph['title'], page.headings.find(({ text }) => text !== '')?.text].filter(
    (text) => typeof text === 'string',
  )
  if (words < 250 && top.some((text) => placeholderTitle.test(text))) return false
  if (words < 60 && isUnfinished(top, new URL(page.url).hostname)) return false
  if (words < 80 && isSetupPage(top, page.text)) return false
  if (words < 250 && placeholderText.test(`${page.title} ${page.metaDescription} ${page.text}`)) return false
  const named = [...top, page.openGraph['site_name'] ?? '', page.applicationName ?? ''].some(
    (text) => /[\p{L}\p{N}]/u.test(text) && !isGenericName(text),
  )
  return named || words >= 25 || (page.metaDescription !== null && !isLeftoverDescription(page.metaDescription))
}

/** Whether titles and headings only say that there is nothing yet, and name nothing but the host. */
function isUnfinished(texts: string[], host: string): boolean {
  const parts = texts.flatMap(titleSegments).map((part) => part.replace(/[\s.!…]+$/, ''))
  return (
    parts.some((part) => unfinishedTitle.test(part)) &&
    parts.every((part) => unfinishedTitle.test(part) || isGenericName(part) || host.endsWith(part.toLowerCase()))
  )
}

/** The title or first heading that a host shows once an account is ready and before anything is uploaded. */
const setupTitle = new Loose(phrases.setupTitle.join('|'))

/** The same in its text. */
const setupText = new Loose(phrases.setupText.join('|'))

/** Whether a short page only says that its host is ready. */
const isSetupPage = (titles: string[], text: string): boolean =>
  titles.some((title) => setupTitle.test(title.trim().slice(0, 200))) || setupText.test(text.slice(0, 1_500))
