import type { Page } from '../../page/page.ts'

/** Words that announce something or say when it ends, in the most common languages. */
const coming = String.raw`(?:coming|launching|arriving|releasing|shipping|will (?:be )?(?:launch|release|ship|open|arrive|start|available)\w*|expected (?:in|by)|planned for|ships|opens|arrives|kommt|startet|erscheint|verfügbar ab|geplant für|sortie prévue|prévue? (?:pour|en)|próximamente)`
const ending = String.raw`(?:until|till|ends?(?: on)?|ending|expires?(?: on)?|valid (?:until|through)|register by|apply by|bis(?: zum)?|endet am|gültig bis|jusqu[’']au|se termine le|hasta(?: el)?|termina el|até(?: o dia)?)`
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

/** Sections about the past. */
const history = /changelog|history|timeline|news|blog|press|release|archive|updates|story|geschichte|histoire|historia/i

/** The page’s announcements and offers with a date before `now`, each in its own words. */
export function pastDates(page: Page, now: number): string[] {
  const today = new Date(now)
  const found = page.blocks.flatMap(({ text, heading, scopes }) => {
    if (scopes.includes('testimonial') || history.test(heading) || text.length > 400) return []
    const events = pastEvent(text, heading, now)
    if (events.length > 0) return events
    return [...text.matchAll(promises)].flatMap(({ groups: { what = '', when = '', year = '' } = {}, 0: said, index }) => {
      if (alsoPast.test(what) && (/\p{L}/u.test(text.slice(0, index)) || !/^\s*(?:[.!]|$)/.test(text.slice(index + said.length)))) return []
      const month = months.findIndex((names) => new RegExp(`(?<!\\p{L})(?:${names})`, 'iu').test(when))
      const end = new Date(Date.UTC(Number(year), month < 0 ? 12 : month + 1, 1))
      const isOffer = !new RegExp(`^${ending}$`, 'iu').test(what) || offer.test(text)
      return end <= today && isOffer ? [said.slice(0, 100)] : []
    })
  })
  return [...new Set(found)].slice(0, 5)
}
