import { typesOf } from '../../listing/json-ld.ts'
import { isSameSite } from '../address.ts'
import type { AuditFacts } from '../facts.ts'

/** Words for software in the languages of most pages. Latin ones are whole words. */
const software = new RegExp(
  [
    String.raw`(?<!\p{L})(?:apps?|software|saas|apis?|sdk|cli|open[- ]source|plug-?ins?|add-?ons?|browser extensions?|extensions? for|dashboards?|self-host\w*|command[- ]line|frameworks?|librar(?:y|ies) for|developers?|no-code|chatbots?|ai agents?|copilot|workflows?|editor|template engine|download for (?:mac|windows|linux)|npm (?:i|install)|pip install|brew install|docker|github)(?!\p{L})`,
    String.raw`(?<!\p{L})(?:logiciels?|(?:web|mobile|desktop) applications?|applications? (?:web|mobiles?)|aplicaci[oó]n(?:es)? (?:web|m[oó]vil(?:es)?)|aplicativos?|oprogramowanie|aplikacj[aei]|uygulamas[ıi])(?!\p{L})`,
    String.raw`приложени|программное обеспечение|программа для|アプリ|ソフトウェア|ソフト(?!バンク)|应用|應用|软件|軟體|앱|소프트웨어|تطبيق|برنامج`,
  ].join('|'),
  'iu',
)

/** Somebody who sells goods, rents things out, or works for clients, whatever software they use or build. */
const otherBusiness =
  /\b(?:add to (?:cart|basket|bag)|shopping (?:cart|bag)|free (?:shipping|delivery|returns)|shop now|in stock|our (?:shop|store|menu|showroom|clients|workshop|studio)|opening hours|book (?:a|your) (?:table|room|stay|call|consultation|appointment)|agency|consultanc(?:y|ies)|consulting|consultants?|freelanc\w+|case studies|hire us|for hire|(?:custom|bespoke|tailor-made) (?:web |mobile )?(?:apps?|software|websites?|solutions)|(?:online )?courses?|rentals?|we (?:build|design|develop|make) (?:[\w-]+ ){0,3}(?:for (?:clients|businesses|companies|startups|brands)))\b|warenkorb|versandkosten|öffnungszeiten|\bagentur\b|unternehmensberatung|vermietung|\bpanier\b|livraison gratuite|\bagence\b|carrito|envío gratis|\bagencia\b|carrello|\bagenzia\b|корзин|доставк|агентство|カート|送料|购物车/iu

/** People who hire out, make, heal or advise, as they say it themselves. */
const trade = new RegExp(
  [
    String.raw`\b(?:\w+ )?hire (?:in|on|at|by|from|near) |\bhire (?:an?|your|our) (?:bike|bicycle|car|van|boat|kayak|canoe|tool|dress|suit|tent|camper|venue|scooter|board)`,
    String.raw`\bbook (?:an?|your) (?:bike|check-?up|lesson|class|tour|session|stay|slot)\b|\bnew patients\b|\b(?:basket|bag|cart) \(\d+\)|^shop(?: \w+)?$`,
    String.raw`\bhand[- ]?(?:made|poured|crafted|knitted|roasted)\b|\broast(?:ed|ery)\b|\bour (?:advisors|work|services|projects|fleet|team of)\b|\bstart a project\b|\bdentists?\b`,
  ].join('|'),
  'imu',
)

/** Software that the page’s owner uses, sells to nobody, or works on for others. */
const inPassing =
  /\b(?:(?:in|on|with|via|through|by|using|from) )?(?:our|the new|your own|my) (?:[\w-]+ ){0,2}(?:apps?|software|dashboard|github|developers)\b|\b(?:and|or) apps\b|\bnew software\b/giu

const declared = /(?:Application|SoftwareSourceCode|WebAPI|APIReference|BrowserExtension)$/

/**
 * Whether the page says that it presents software. Most product pages do, somewhere near the top; without it nothing is claimed, as a wrong type is
 * worse than none.
 */
export function isSoftware({ page, listing }: Pick<AuditFacts, 'page' | 'listing'>): boolean {
  if (page.jsonLd.nodes.some((node) => typesOf(node).some((type) => declared.test(type)))) return true
  const top = [page.title, page.metaDescription, page.applicationName, listing.tagline, listing.description]
  const said = [...top, ...page.headings.slice(0, 12).map(({ text }) => text), ...page.paragraphs.slice(0, 12)].join('\n')
  const shown = page.blocks.slice(0, 200).map(({ text }) => text.slice(0, 200))
  const all = `${said}\n${shown.join('\n')}\n${page.links.map(({ text }) => text).join('\n')}`
  if (otherBusiness.test(all) || trade.test(all)) return false
  return software.test(said.replaceAll(inPassing, ' ')) || page.links.some(({ url }) => leadsToSoftware(url, page.url))
}

/** The product itself, its code, or the place to install it. */
function leadsToSoftware(link: string, page: string): boolean {
  const { hostname = '', pathname = '' } = URL.parse(link) ?? {}
  if (/^(?:app|dashboard|console|api|docs)\./.test(hostname)) return isSameSite(link, page)
  if (
    /^(?:apps\.apple\.com|play\.google\.com|chromewebstore\.google\.com|addons\.mozilla\.org|(?:www\.)?npmjs\.com|pypi\.org)$/.test(
      hostname,
    )
  ) {
    return pathname.length > 1
  }
  return /^(?:www\.)?git(?:hub|lab)\.com$/.test(hostname) && /^\/[^/]+\/[^/]+/.test(pathname)
}
