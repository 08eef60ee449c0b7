import type { Page } from '../../page/page.ts'
import { isGone } from './is-gone.ts'

/** Words that announce something or say when it ends, in the most common languages. */
const coming = String.raw`(?:coming|launching|arriving|releasing|shipping|will (?:be )?(?:launch|release|ship|open|arrive|start|available)\w*|expected (?:in|by)|planned for|ships|opens|arrives|kommt|startet|erscheint|geplant für|sortie prévue|prévue? (?:pour|en)|próximamente)`
const ending = String.raw`(?:until|till|ends?(?: on)?|ending|expires?(?: on)?|valid (?:until|through)|(?:register|apply|book|order|buy|sign up|reserve|join|pay) (?:it )?by|bis(?: zum)?|endet am|gültig bis|jusqu[’']au|se termine le|hasta(?: el)?|termina el|até(?: o dia)?)`
/** Also used for the past, so they only count before a date that ends the first sentence. */
const alsoPast =
  /^(?:launching|arriving|releasing|shipping|ships|opens|arrives|kommt|startet|erscheint|expected by|planned for|geplant für|prévue? (?:pour|en)|sortie prévue)$/i
const offer =
  /\boff\b|\boffer\b|\bsale\b|discount|\bdeal\b|early.?bird|coupon|promo|registration|rabatt|angebot|aktion|frühbucher|réduction|remise|offre|promotion|oferta(?! (?:20\d\d|de em))|descuento|desconto/i
const months = 'jan feb|fév mar|mär apr|avr|abr may|mai jun|juin jul|juil aug|août|ago sep oct|okt|out nov dec|dez|déc|dic'.split(' ')
const near = String.raw`(?:(?:in|on|by|early|late|mid|around|the|this|of|de|del|en|le|el|am|im|um|spring|summer|autumn|fall|winter|frühjahr|frühling|sommer|herbst|printemps|été|automne|hiver|primavera|verano|otoño|invierno|q[1-4]|\d{1,2}(?:st|nd|rd|th)?\.?,?|(?:${months.join('|')})\p{L}*\.?,?|[-–—:,/])\s*){0,6}`
const promises = new RegExp(String.raw`(?<!\p{L})(?<what>${coming}|${ending})\s+(?<when>${near}(?<year>20\d\d))(?!\d)`, 'giu')

/** What people are asked to come to, and how they’re asked. */
const event =
  /webinar|workshop|conference|meet-?up|live (?:demo|session|event|stream|q&a)|demo day|info session|open house|\bevent\b|konferenz|conférence|atelier|konferencia|veranstaltung/i
const inviting =
  /\b(?:join|register|sign up|save your (?:seat|spot)|reserve|rsvp|don[’']t miss|book your|upcoming|next|meet us|see you|melden sie|anmeld|jetzt|inscri|rejoign|nächste)/i
const isOver =
  /\b(?:after|came|brought|since|record|watch|replay|recap|was\b|were\b|took place|past|missed|on demand|aufzeichnung|highlights|slides|thank)/i
const dayOf = new RegExp(
  String.raw`(?<!\p{L}|\d)(?:(?<day>\d{1,2})(?:st|nd|rd|th|\.)? (?:de )?(?<month>(?:${months.join('|')})\p{L}*)\.?|(?<first>(?:${months.join('|')})\p{L}*)\.? (?<second>\d{1,2})(?:st|nd|rd|th)?),? (?:de )?(?<year>20\d\d)(?!\d)`,
  'iu',
)

/** The day of an event to which the page still invites, in its words. */
function pastEvent(text: string, heading: string, now: number): string[] {
  const whole = `${heading} ${text}`
  const { groups: { day, second, month, first, year } = {}, 0: said = '' } = dayOf.exec(text) ?? { groups: {} }
  if (said === '' || !event.test(whole) || !inviting.test(text) || isOver.test(whole) || daysIn(text).some((one) => one > now)) return []
  const at = months.findIndex((names) => new RegExp(`^(?:${names})`, 'iu').test(month ?? first ?? ''))
  return Date.UTC(Number(year), at, Number(day ?? second) + 2) <= now ? [text.slice(0, 100)] : []
}

/** Announcements of a day. Those without a verb of the future only count as a sentence of their own. */
const announcing = String.raw`(?:(?:we(?:[’']re| are)|(?:is|are|it[’']s)) (?:launching|opening|arriving|shipping|releasing|going live|coming(?: out)?)|(?:launches|opens|ships|arrives|goes live|starts|coming|launching|opening|launch)(?! (?:since|until))|(?:wir )?(?:starten|eröffnen)|startet|erscheint|start|launch|nous (?:lançons|ouvrons)|lancement|sortie|ouverture|lanzamiento|lanzamos|abrimos|apertura|lançamento|lançamos|lancio|uscita|lancering)`
const link = String.raw`(?:(?:on|from|starting|am|ab(?: dem)?|le|à partir du|dès le|el|a partir del|em|a partir de|il|dal|op) )`
const weekday = String.raw`(?:\p{L}+(?:day|tag|di|manche|es|do|ngo|dag),? (?:den |the )?)?`
const numeric = String.raw`(?<d>\d{1,2})\. ?(?<m>\d{1,2})\. ?(?<y>20\d\d)(?!\d)`
const launch = new RegExp(
  String.raw`(?<before>^|[^.!?]*?(?<!\p{L}))(?<verb>${announcing}) ${link}${weekday}(?:the )?(?:${dayOf.source}|${numeric})(?<after>[^.!?]{0,60})`,
  'iu',
)
const isFuture = /^(?:we|is|are|it|nous|wir)\b/i
const told =
  /\b(?:for example|e\.g|was|were|had|has been|announced|wrote|said|since|after|before|when|then|back|originally|first|planned|ke(?:ep|pt)s?|ran|signed|joined|last|sold|bought|purchased|full|extended|then|over|ended|expired|closed|now|redeemed|published)\b|\b(?:galt(?:en)?|gab(?:en)?|erhielt(?:en)?|lief(?:en)?|endeten?|valait|valió|vorbei|beendet|abgelaufen|terminée?s?|terminad[oa]s?|scadut[oaie]|ausverkauft|ausgebucht|verlängert|danach|dann|lief|liefen|complet|puis|ensuite)\b|prolong|\b(?:wurde|war|seit|nachdem|depuis|après|était|desde|fue|tras|dopo|depois|behält|behalten|eingetreten|gard(?:e|ent|ez)|conserv\p{L}*|inscrit\p{L}*|últim\p{L}*|publicad\p{L}*|ahora|maintenant|jetzt)(?!\p{L})/iu

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

/** What takes place. */
const ofEvents =
  'concert|dates?|meeting|meet-?up|event|course|class|workshop|session|tour|show|webinar|lesson|gig|market|departure|sailing|trip|screening|performance|training|seminar|exhibition|open day|termin|kurs|konzert|treffen|sitzung|führung|veranstaltung|aufführung|vorstellung|seminar|tag der offenen tür|markt|fahrt|atelier|stage|séance|réunion|cours|visite|rendez-vous|spectacle|départ|curso|taller|cita|concierto|reunión|sesión|visita|clase|fecha|corso|incontro|data|concerto|spettacolo|lezione|appuntamento|evento|encontro|aula|sessão|oficina|träff|möte|konsert|møte|møde|koncert|spotkani|warsztat|zajęci|kurz|setkání|курс|концерт|встреч|занят|событи|мероприят'

/** What is the next of its kind, as a heading or a label says, and nothing else but when. */
const next = new RegExp(
  String.raw`^(?:(?:the|our|die|der|das|unser\p{L}*|le|la|notre|el|nuestr\p{L}*|il|lo|o|a|de|het|ons|onze) )?(?:(?:next|upcoming|nächste\p{L}*|prochain\p{L}*|próxim\p{L}*|prossim\p{L}*|(?:eerst)?volgende|nästa|næste|neste|najbliższ\p{L}*|następn\p{L}*|příští|další|ближайш\p{L}*|следующ\p{L}*|seuraava|következő|sonraki)(?: [\p{L}’'-]+)? \p{L}*(?:${ofEvents})\p{L}{0,3}(?:\s?[:–—]|\s*$|\s+(?=\d)| (?=${link}))|次回の?\S{0,8}(?:会|講座|教室|公演|ライブ|イベント|開催日?時?|日程|コンサート|セミナー)(?:[：:]|\s*$|(?=20)))`,
  'iu',
)
/** What tells of another one, or that it has none yet. */
const notNext =
  /\d\/\d{1,2}\/20\d\d|\b(?:last|from|after|before|since|until|announced|ab|dès|à partir|a partir|vanaf|od|tba|tbc|open|sold out|previous|seit|nach|letzt\p{L}*|zuletzt|vor|läuft|ausgebucht|dernier\p{L}*|après|depuis|últim\p{L}*|después|desde|ultim\p{L}*|dopo|laatste|sedan|efter|siden|etter|ostatni\p{L}*|posledn\p{L}*|после|последн\p{L}*)(?!\p{L})|前回|終了|未定/iu
const inSigns = /(?<y2>20\d\d)[年년.] ?(?<m2>\d{1,2})[月월.] ?(?<d2>\d{1,2})[日일.]/u
const days = () => new RegExp(`${dayOf.source}|(?<!\\d)${numeric}|${inSigns.source}`, 'giu')
/** Pages that tell of what was next at their time. */
const ofTheirTime = /\/(?:blog|news|presse?|archiv|posts?|journal|aktuell|actualit|notici|minutes|protokoll|legal|privacy|terms)|20\d\d/i

/** “from Monday 14 September to ” before the day on which it ends. */
const range = String.raw`(?:(?:from|vom?|du|dal|del?|van|od|från|fra|с) )?${weekday}\d{1,2}(?:st|nd|rd|th|er|\.)?(?: (?:de )?(?:${months.join('|')})\p{L}*\.?)? ?(?:[–—-]|to|until|bis(?: zum)?|au|al?|tot|do|til|till|по) ?(?:el |zum )?`
const [when, nextWhen] = [String.raw`(?:[^:.]{1,20}[:：]\s*)?`, String.raw`(?:.{2,40}\s?[:–—-]\s*|[^\s:]+(?: [^\s:]+)? (?=${link}))`].map(
  (lead) => new RegExp(String.raw`^[^\p{L}\d]*${lead}(?:${range})?${weekday}${link}?$`, 'iu'),
) as [RegExp, RegExp]

/** A time or a place at most. */
const afterDay = /^(?:$|[^\p{L}]|(?:um|ab|von|im|in|at|from|à|au|a|alle|om|van|kl|od|в|с)\b)(?!.*(?:[–—-]|\p{L}:) )/iu

/** The days in a text, as times. */
const daysIn = (text: string): number[] =>
  [...text.matchAll(days())].map(({ groups: { day, second, month, first, year, d, m, y, d2, m2, y2 } = {} }) => {
    const named = months.findIndex((names) => new RegExp(`^(?:${names})`, 'iu').test(month ?? first ?? '-'))
    return Date.UTC(Number(year ?? y ?? y2), named >= 0 ? named : Number(m ?? m2) - 1, Number(day ?? second ?? d ?? d2) + 2)
  })

/** What a heading or a label calls the next one, all of whose days are past. */
function pastNext({ blocks, url }: Page, now: number): string[] {
  if (ofTheirTime.test(URL.parse(url)?.pathname ?? '')) return []
  return blocks.flatMap((block, at) => {
    if (!next.test(block.text) || block.text.length > 90 || block.action || block.scopes.some((one) => /testimonial|demo|nav/.test(one)))
      return []
    const rest = blocks.slice(at + 1, at + 9)
    const end = rest.findIndex(({ heading, tag }) => heading !== block.text || /^h\d/.test(tag))
    const below = /^h\d/.test(block.tag)
      ? rest.slice(0, end < 0 ? undefined : end)
      : /^(?:dt|th|td)$/.test(block.tag)
        ? rest.slice(0, 1)
        : []
    const said = [block, ...below].find(({ text }) => daysIn(text).length > 0)?.text ?? ''
    const all = [block, ...below].flatMap(({ text }) => daysIn(text))
    const lead = said.slice(0, Math.max(0, said.search(days())))
    // Nothing but when it is: what happened on that day has a verb.
    const isWhen =
      (said === block.text ? nextWhen : when).test(lead) &&
      !posted.test(lead) &&
      afterDay.test(said.replace(lead, '').replace(days(), '').trim())
    const isPast =
      ![block, ...below].some(({ text }) => notNext.test(text)) &&
      all.length > 0 &&
      all.every((day) => day <= now) &&
      below.every(({ text }) => text.length < 200)
    return isPast && isWhen ? [said === block.text ? said : `${block.text}: ${said.slice(0, 60)}`] : []
  })
}

/** Sales that come every year, with the year. */
const yearly =
  /(?<!\p{L})(?:black friday|cyber (?:monday|week)|christmas|x-?mas|easter|halloween|summer|winter|spring|autumn|back[- ]to[- ]school|new year|prime day|weihnacht\p{L}*|oster\p{L}*|sommer\p{L}*|winter\p{L}*)(?: \p{L}+){0,2} (?<year>20\d\d)(?!\d)/iu

/** Pages of one event or of past terms, which keep their dates. */
const ofOneDay = /\/(?:legal|terms|agb)(?:\/|$)|\/(?:events?|webinars?|workshops?|conferences?)\/[^/]|-20\d\d(?:\/|$)/i

/** Sections about the past. */
const history =
  /\bpast\b|previous|earlier|changelog|history|timeline|news|blog|press|release|archiv|updates|story|geschichte|histoire|historia|rückblick|vergangen|bisherig|früher|alte preise|ancien|passé|précédent|anterior|pasad|passat|precedent|vorige|afgelopen|tidigare|tidligere|poprzedn|minul|過去|以前/i

/** “From 1 May until”, and what came after. */
const isSpan = new RegExp(String.raw`(?:\d\.?|(?:${months.join('|')})\p{L}*\.?),?\s*$`, 'iu')
const followed = /[^\p{L}](?:from|ab|dès|à partir|desde|a partir)\s(?:\p{L}+\s){0,2}\d/iu

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
  const found = page.blocks.flatMap(({ text, heading, scopes }, at) => {
    if (scopes.includes('testimonial') || history.test(heading) || text.length > 400) return []
    const around = [heading, text, ...page.blocks.slice(Math.max(0, at - 2), at + 3).map((one) => one.text)]
    if (around.some((one) => one.length < 80 && isGone.test(one))) return []
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
      if (told.test(around) || daysIn(text).some((one) => one > now)) return []
      const month = months.findIndex((names) => new RegExp(`(?<!\\p{L})(?:${names})`, 'iu').test(when))
      const end = Date.UTC(Number(year), month < 0 ? 12 : month + 1, 1)
      const isEnding = new RegExp(`^${ending}$`, 'iu').test(what)
      const isOffer = !isEnding || (offer.test(text) && !isSpan.test(text.slice(0, index)) && !followed.test(text.slice(index)))
      // “Until 2023” is told of those who came before.
      return end <= now && isOffer && !(isEnding && month < 0) ? [said.slice(0, 100)] : []
    })
  })
  return [...new Set([...pastNext(page, now), ...found])].slice(0, 5)
}
