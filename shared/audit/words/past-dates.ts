import type { Page } from '../../page/page.ts'

/** Words that announce something or say when it ends, in the most common languages. */
const coming = String.raw`(?:coming|launching|arriving|releasing|shipping|will (?:be )?(?:launch|release|ship|open|arrive|start|available)\w*|expected (?:in|by)|planned for|ships|opens|arrives|kommt|startet|erscheint|verfügbar ab|geplant für|sortie prévue|prévue? (?:pour|en)|próximamente)`
const ending = String.raw`(?:until|till|ends?(?: on)?|ending|expires?(?: on)?|valid (?:until|through)|(?:register|apply|book|order|buy|sign up|reserve|join|pay) (?:it )?by|bis(?: zum)?|endet am|gültig bis|jusqu[’']au|se termine le|hasta(?: el)?|termina el|até(?: o dia)?)`
/** Also used for the past, so they only count before a date that ends the first sentence. */
const alsoPast = /^(?:launching|arriving|releasing|shipping|ships|opens|arrives|kommt|startet|erscheint)$/i
const offer =
  /\boff\b|\boffer\b|\bsale\b|discount|\bdeal\b|early.?bird|coupon|promo|registration|rabatt|angebot|aktion|frühbucher|réduction|remise|offre|promotion|oferta|descuento|desconto/i
const months = 'jan feb|fév mar|mär apr|avr|abr may|mai jun|juin jul|juil aug|août|ago sep oct|okt|out nov dec|dez|déc|dic'.split(' ')
const near = String.raw`(?:(?:in|on|by|early|late|mid|around|the|this|of|de|del|en|le|el|am|im|um|spring|summer|autumn|fall|winter|frühjahr|frühling|sommer|herbst|printemps|été|automne|hiver|primavera|verano|otoño|invierno|q[1-4]|\d{1,2}(?:st|nd|rd|th)?\.?,?|(?:${months.join('|')})\p{L}*\.?,?|[-–—:,/])\s*){0,6}`
const promises = new RegExp(String.raw`(?<!\p{L})(?<what>${coming}|${ending})\s+(?<when>${near}(?<year>20\d\d))(?!\d)`, 'giu')

/** What people are asked to come to, and how they’re asked. */
const event =
  /webinar|workshop|conference|meet-?up|live (?:demo|session|event|stream|q&a)|demo day|info session|open house|\bevent\b|konferenz|conférence|atelier|konferencia|veranstaltung/i
const inviting =
  /\b(?:join|register|sign up|save your (?:seat|spot)|reserve|rsvp|don[’']t miss|book your|upcoming|next|meet us|see you|melden sie|anmeld|jetzt|inscri|rejoign|nächste)/i
const isOver = /\b(?:record|watch|replay|recap|was\b|were\b|took place|past|missed|on demand|aufzeichnung|highlights|slides|thank)/i
const dayOf = new RegExp(
  String.raw`(?<!\p{L}|\d)(?:(?<day>\d{1,2})(?:st|nd|rd|th|\.)? (?:de )?(?<month>(?:${months.join('|')})\p{L}*)\.?|(?<first>(?:${months.join('|')})\p{L}*)\.? (?<second>\d{1,2})(?:st|nd|rd|th)?),? (?:de )?(?<year>20\d\d)(?!\d)`,
  'iu',
)

/** The day of an event to which the page still invites, in its words. */
function pastEvent(text: string, heading: string, now: number): string[] {
  const whole = `${heading} ${text}`
  const { groups: { day, second, month, first, year } = {}, 0: said = '' } = dayOf.exec(text) ?? { groups: {} }
  if (said === '' || !event.test(whole) || !inviting.test(text) || isOver.test(whole)) return []
  const at = months.findIndex((names) => new RegExp(`^(?:${names})`, 'iu').test(month ?? first ?? ''))
  return Date.UTC(Number(year), at, Number(day ?? second) + 2) <= now ? [text.slice(0, 100)] : []
}

/** Announcements of a day. Those without a verb of the future only count as a sentence of their own. */
const announcing = String.raw`(?:(?:we(?:[’']re| are)|(?:is|are|it[’']s)) (?:launching|opening|arriving|shipping|releasing|going live|coming(?: out)?)|(?:launches|opens|ships|arrives|goes live|starts|coming|launching|opening|available|launch|out)(?! (?:since|until))|(?:wir )?(?:starten|eröffnen)|startet|erscheint|erhältlich|verfügbar|start|launch|nous (?:lançons|ouvrons)|lancement|sortie|ouverture|disponible|lanzamiento|lanzamos|abrimos|apertura|lançamento|lançamos|lancio|uscita|lancering)`
const link = String.raw`(?:(?:on|from|starting|am|ab(?: dem)?|le|à partir du|dès le|el|a partir del|em|a partir de|il|dal|op) )`
const weekday = String.raw`(?:\p{L}+(?:day|tag|di|manche|es|do|ngo|dag),? (?:den |the )?)?`
const numeric = String.raw`(?<d>\d{1,2})\. ?(?<m>\d{1,2})\. ?(?<y>20\d\d)(?!\d)`
const launch = new RegExp(
  String.raw`(?<before>^|[^.!?]*?(?<!\p{L}))(?<verb>${announcing}) ${link}${weekday}(?:the )?(?:${dayOf.source}|${numeric})(?<after>[^.!?]{0,60})`,
  'iu',
)
const isFuture = /^(?:we|is|are|it|nous|wir)\b/i
const told =
  /\b(?:for example|e\.g|was|were|had|has been|announced|wrote|said|since|after|before|when|then|back|originally|first|planned)\b|\b(?:wurde|war|seit|nachdem|depuis|après|était|desde|fue|tras|dopo|depois)(?!\p{L})/iu

/** The day of a launch that the page still announces, in its words: how long it has been is counted in days. */
function pastLaunch(text: string, now: number): string[] {
  const { before = '', verb = '', after = '', day, month, first, second, year, d, m, y } = launch.exec(text)?.groups ?? {}
  if (verb === '' || told.test(`${before} ${after}`)) return []
  // A name and a verb, alone: “Acme launches on 14 March 2025.”
  const isAlone = before.trim().split(/\s+/).length <= 4 && !/[\p{L}\d]/u.test(after)
  if (!isFuture.test(verb) && !isAlone) return []
  const at = m === undefined ? months.findIndex((names) => new RegExp(`^(?:${names})`, 'iu').test(month ?? first ?? '')) : Number(m) - 1
  const end = Date.UTC(Number(year ?? y), at, Number(day ?? second ?? d) + 2)
  return end <= now ? [`${before}${launch.exec(text)?.[0].slice(before.length) ?? ''}`.trim().slice(0, 100)] : []
}

/** Sales that come every year, with the year. */
const yearly =
  /(?<!\p{L})(?:black friday|cyber (?:monday|week)|christmas|x-?mas|easter|halloween|summer|winter|spring|autumn|back[- ]to[- ]school|new year|prime day|weihnacht\p{L}*|oster\p{L}*|sommer\p{L}*|winter\p{L}*)(?: \p{L}+){0,2} (?<year>20\d\d)(?!\d)/iu

/** Pages of one event or of past terms, which keep their dates. */
const ofOneDay = /\/(?:legal|terms|agb)(?:\/|$)|\/(?:events?|webinars?|workshops?|conferences?)\/[^/]|-20\d\d(?:\/|$)/i

/** Sections about the past. */
const history =
  /\bpast\b|previous|earlier|changelog|history|timeline|news|blog|press|release|archive|updates|story|geschichte|histoire|historia/i

/** Years after which a copyright notice looks abandoned. */
const old = 2

/** A copyright notice in the footer with a single year that is long past. */
export function oldNotices({ blocks }: Page, now: number): string[] {
  const year = new Date(now).getFullYear()
  return blocks.flatMap(({ text, scopes }) => {
    const [said, from = ''] = /^(?:©|\(c\)|copyright ©?) ?(20\d\d)(?! ?[–—/-]| ?(?:to|bis)\b)[^.|·]{0,60}/i.exec(text) ?? []
    const isRenewed = (text.match(/20\d\d/g) ?? []).some((other) => year - Number(other) < old)
    return said !== undefined && scopes.includes('footer') && !isRenewed && year - Number(from) >= old ? [said.trim()] : []
  })
}

const posted =
  /^(?:posted|published|written|updated|last (?:updated|modified|changed)|joined|created|veröffentlicht|aktualisiert|stand|zuletzt|publié|mis à jour|publicado|actualizado|pubblicato)(?: by [\p{L} ]{2,40})?(?: (?:on|am|le|el|il|em))?\s?:?\s*$/iu

/** Posts and updates that the page dates in the future. */
export const postsToCome = ({ blocks }: Page, now: number): string[] =>
  blocks.flatMap(({ text, scopes }) => {
    const date = dayOf.exec(text.slice(0, 80))
    const { day, month, first, second, year } = (date !== null && posted.test(text.slice(0, date.index)) ? date.groups : {}) ?? {}
    const at = months.findIndex((names) => new RegExp(`^(?:${names})`, 'iu').test(month ?? first ?? ''))
    const isToCome = at >= 0 && Date.UTC(Number(year), at, Number(day ?? second)) > now + 2 * 86_400_000
    return isToCome && !scopes.includes('demo') ? [text.slice(0, 80)] : []
  })

/** The page’s announcements and offers with a date before `now`, each in its own words. */
export function pastDates(page: Page, now: number): string[] {
  if (ofOneDay.test(URL.parse(page.url)?.pathname ?? '')) return []
  const today = new Date(now)
  const dated = new Map<string, number>()
  for (const { text, heading } of page.blocks) if (dayOf.test(text)) dated.set(heading, (dated.get(heading) ?? 0) + 1)
  const found = page.blocks.flatMap(({ text, heading, scopes }) => {
    if (scopes.includes('testimonial') || history.test(heading) || text.length > 400) return []
    const events = pastEvent(text, heading, now)
    if (events.length > 0) return events
    // Entries with days of their own are a chronicle.
    const launches = (dated.get(heading) ?? 0) > 2 ? [] : pastLaunch(text, now)
    if (launches.length > 0) return launches
    const isSale = offer.test(text) || /(?:friday|monday|week|day)\b.*\d ?%/i.test(text)
    const sale = isSale && !told.test(text) ? yearly.exec(text) : null
    if (sale !== null && Number(sale.groups?.['year']) < today.getUTCFullYear() - (/winter|new year/i.test(sale[0]) ? 1 : 0))
      return [sale[0]]
    return [...text.matchAll(promises)].flatMap(({ groups: { what = '', when = '', year = '' } = {}, 0: said, index }) => {
      if (alsoPast.test(what) && (/\p{L}/u.test(text.slice(0, index)) || !/^\s*(?:[.!]|$)/.test(text.slice(index + said.length)))) return []
      const around = `${/[^.!?]*$/.exec(text.slice(0, index))?.[0]} ${/^[^.!?]*/.exec(text.slice(index + said.length))?.[0]}`
      if (told.test(around)) return []
      const month = months.findIndex((names) => new RegExp(`(?<!\\p{L})(?:${names})`, 'iu').test(when))
      const end = new Date(Date.UTC(Number(year), month < 0 ? 12 : month + 1, 1))
      const isOffer = !new RegExp(`^${ending}$`, 'iu').test(what) || offer.test(text)
      return end <= today && isOffer ? [said.slice(0, 100)] : []
    })
  })
  return [...new Set(found)].slice(0, 5)
}
