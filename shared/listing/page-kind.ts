import type { Page } from '../page/page.ts'
import { isGenericName, isLeftoverDescription } from './name/generic-names.ts'
import { wordCount } from './fold.ts'
import { Loose } from './loose.ts'
import { titleSegments } from './name/title-segments.ts'

/** Pages that servers, hosts, registrars and gateways show instead of a site; matched on title and first heading. */
const placeholderTitle =
  /^(?:index of \/|example domain$|welcome to nginx|apache\d? .*(?:default|test) page|.*default (?:web ?site )?page$|it works!?$|iis windows|test page for|(?:error )?(?:4\d\d|50\d)(?: error)?(?:\W*(?:page )?(?:not found|forbidden|unauthorized|bad gateway|internal|service|gateway|error|oops).*)?$|(?:page|site|domain|deployment) not found|not found|forbidden|access denied|unauthorized|account suspended|just a moment\W*$|attention required|domain (?:default|parking|for sale)|.* is for sale|parked domain|hello,? world!?$|(?:you(?:['’]re| are) being )?redirect(?:ing|ed)|moved permanently|object moved|302 found|301 moved|loading\W*$|no such app|application error|site off?line|website (?:is )?(?:expired|unavailable)|default plesk page|.*\| plesk|ваш сайт|сайт (?:не найден|заблокирован|закрыт|припаркован))/i

/** A title that only says that there is nothing yet. */
const unfinishedTitle = new Loose(
  [
    String.raw`^(?:(?:our|my|this|the) )?(?:new )?(?:web ?site|site|page)?(?: is)? ?(?:currently )?(?:under construction|under maintenance|coming soon|launching soon|in progress)$`,
    String.raw`^(?:(?:notre |nuestro |nosso |il nostro )?(?:site|sitio|sito|página|page)(?: web)?(?: est| está| è)? )?(?:en construction|en construcción|em construção|in costruzione|en maintenance|en mantenimiento|em manutenção|in manutenzione|bientôt disponible|próximamente|em breve|prossimamente)$`,
    String.raw`^(?:\p{L}+ ){0,4}(?:im aufbau|in bearbeitung|in aanbouw|w budowie|yapım aşamasında)$`,
    String.raw`^(?:сайт |страница )?(?:находится )?(?:в разработке|на реконструкции|на техобслуживании|скоро открытие)$`,
    String.raw`^.{0,8}(?:工事中|準備中|建设中|建設中|敬请期待|준비 ?중|قيد الإنشاء|قريبا)$`,
  ].join('|'),
)

/** The same in the text of a page that says little else. */
const placeholderText =
  /this domain(?: name)? (?:is|may be|might be|has been|could be) (?:for sale|parked|available|registered|expired|reserved)|buy this domain|(?:this|the) domain is parked|make an offer on this domain|future home of (?:something|a new|this)|website (?:is )?coming soon to this domain|there isn't a github pages site here|if you (?:see|can see) this page,? the|web server (?:software )?is (?:successfully installed|running)|this is (?:a|the) (?:default|placeholder) (?:web ?)?page|default (?:index|welcome) page|account has been suspended|(?:diese|die) domain (?:steht|ist) (?:zum verkauf|geparkt|registriert)|ce (?:nom de )?domaine est (?:à vendre|en vente|réservé)|este dominio (?:está en venta|está à venda|ha sido registrado)|questo dominio è in vendita|домен (?:продается|продаётся|припаркован|зарегистрирован|не привязан)|このドメインは|ドメイン(?:パーキング|を取得)|(?:本|此|该)域名.{0,10}(?:出售|转让|购买)|هذا النطاق (?:معروض|للبيع)/i

/** Cached by page, which never changes: computing it again would take half of an audit. */
const listable = new WeakMap<Page, boolean>()

/** Whether the page presents anything of its own. */
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
const setupTitle = new Loose(
  [
    String.raw`^(?:\S+ ){0,3}(?:setup|set-up|installation) (?:is )?(?:now )?complete[.!]?$`,
    String.raw`^(?:success|congratulations|hurray|great)[.!] your (?:new )?(?:web ?site|site|web ?server|server|hosting|domain)\b`,
    String.raw`^(?:your )?(?:new )?(?:web ?site|site) (?:has been |was |is )?(?:successfully )?(?:created|set up)(?: successfully)?[.!]?$`,
    String.raw`^your (?:new )?(?:web ?)?(?:hosting|server|web ?server|site|web ?site)(?: account| space)? is (?:now )?(?:ready|active|set up|live)(?: to use)?[.!]?$`,
    String.raw`^hier entsteht (?:in kürze |demnächst )?(?:eine|die|unsere) neue`,
    String.raw`^(?:félicitations !? ?)?votre (?:hébergement|domaine|serveur) (?:est|a (?:bien )?été) (?:prêt|acti\p{L}*|créé|installé)`,
    String.raw`^сайт (?:успешно )?создан`,
    String.raw`站点创建成功|网站创建成功`,
  ].join('|'),
)

/** The same in its text. */
const setupText = new Loose(
  [
    String.raw`you['’]re seeing this because you['’]ve successfully set ?up`,
    String.raw`to (?:change|replace|edit) this page|replace this (?:page|file) with|this page will be replaced`,
    String.raw`upload your (?:web ?site|files?|content)(?: files)? to (?:the )?(?:public_html|www\b|htdocs|web ?root|get started|replace)|now upload your (?:web ?site|files)`,
    String.raw`(?:domain|webspace|hosting) wurde (?:erfolgreich )?(?:eingerichtet|registriert|angelegt|aktiviert)`,
    String.raw`cette page sera remplacée|votre (?:hébergement|domaine) a bien été (?:activé|créé|installé)`,
    String.raw`(?:tu|su) (?:alojamiento|hosting|dominio) está (?:listo|activo)|(?:sube|suba) los archivos de (?:tu|su) sitio`,
    String.raw`(?:il tuo|il vostro) (?:hosting|spazio web|dominio) è (?:attivo|pronto)|sua hospedagem está (?:ativa|pronta)`,
    String.raw`чтобы (?:заменить|изменить) эту страницу|домен успешно (?:подключ|зарегистр)\p{L}*|хостинг (?:успешно )?(?:активирован|подключ\p{L}*)`,
    String.raw`本页面由系统自动生成|这是默认(?:首页|页面|index)|サーバーの(?:初期|デフォルト)ページ|コンテンツをアップロードしてください`,
  ].join('|'),
)

/** Whether a short page only says that its host is ready. */
const isSetupPage = (titles: string[], text: string): boolean =>
  titles.some((title) => setupTitle.test(title.trim().slice(0, 200))) || setupText.test(text.slice(0, 1_500))
