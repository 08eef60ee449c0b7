import type { Page } from '../../../page/page.ts'
import { clauseAround, contradictionIn, numberWord, toCount, type Contradiction } from './claim.ts'
import { isOfItself, saidOn } from './facts.ts'
import { areNamesOfTwo, isOfEverything } from './general-headings.ts'
import { isOfOthers } from './of-others.ts'
import claims from './claims.json' with { type: 'json' }

/** What a page says of itself once and for all, made comparable. `claim` is its place in claims.json. */
export type Stated = { claim: number; value: string; clause: string; heading: string; label: string; isOfPlan: boolean }

const unit = String.raw`[ \u00a0-]?(?:full |business |working |рабочи\p{L}* |werk|arbe[ij]ds|arbei?ts|hver|virke|var|iş )*(?<unit>hour|day|week|month|year|stunden|werktage?n?|tage?n?|tägige[nrs]?|wochen|monate?n?|jahre?n?|(?:heure|jour|semaine|hora|d[ií]a|semana|ano|año|an)s?(?!\p{L})|(?:mois|meses|mês|mes|giorn[oi]|settiman[ae]|mes[ei]|ann[oi]|or[ae]|dag(?:ar|en|er|e)?|timm?[ae]r|veck(?:a|or)|månad(?:er)?|u[gk]er?|måned(?:er)?|år|uur|we(?:ek|ken)|maand(?:en)?|jaar|dni|dzień|godzin\p{L}*|tydzień|tygodni\p{L}*|miesi[ąę]c\p{L}*|rok|lat[a]?|roky|dn[ůyí]|týdn\p{L}*|měsíc\p{L}*|let|час\p{L}*|дн\p{L}*|день|недел\p{L}*|месяц\p{L}*|год\p{L}*|лет|saat|günü?|hafta|ay|yıl)(?!\p{L})|日間?|週間|[ヶかカ]月間?|個月|个月|年間?|時間|天|小时|일|주|개월|년)s?`
const parts: Record<string, string> = {
  count: numberWord,
  span: `(?<count>${numberWord})${unit}`,
  range: String.raw`(?:(?:${numberWord})\s?(?:–|-|to|or|bis|oder|à)\s?)?(?<count>${numberWord})${unit}`,
  year: String.raw`(?<year>(?:1[6-9]|20)\d\d)(?!\d)`,
  date: String.raw`(?:the )?(?<date>\d{1,2}(?:st|nd|rd|th|\.)? \p{L}{3,}(?: \d{4})?|\p{Lu}\p{L}{2,} \d{1,2}(?:st|nd|rd|th)?(?:, \d{4})?)`,
  clock: String.raw`\d{1,2}(?:[:.]\d\d)?\s?(?:am|pm|a\.m\.|p\.m\.)?`,
}
const daysIn: [RegExp, number][] = [
  [/^(?:hour|stund|heure|hora|or[ae]|uur|godzin|годин|час|tim|saat|時間|小时)/i, 1 / 24],
  [/^(?:we[ek]|woch|sem|sett|veck|u[gk]e|tydz|tygod|týdn|недел|hafta|週|주)/i, 7],
  [/^(?:mo|m[eê]s|maand|månad|måned|miesi|měs|месяц|ay$|[ヶかカ]月|[個个]月|개월)/i, 30],
  [/^(?:year|jahr|año|ans?$|anos?$|ann[oi]|år|jaar|rok|lata?$|let$|год|лет|yıl|年|년)/i, 360],
]
const toHour = (written: string) => {
  const [, hour = '', minutes = '0', half = ''] = /(\d{1,2})(?:[:.](\d\d))?\s?([ap])?/i.exec(written) ?? []
  return (Number(hour) % 12) + (/^p/i.test(half) || (half === '' && Number(hour) >= 12) ? 12 : 0) + Number(minutes) / 60
}

/** “9 to 5” ends in the afternoon. */
function spanOf(hours: string): string {
  const [from = 0, to = 0] = hours.split(/–|-|to|and|until|bis/).map(toHour)
  return `${from}–${to > from ? to : to + 12}`
}

/** What makes claims of one kind comparable; null if a match says nothing certain. */
const values: Record<string, (groups: Record<string, string | undefined>, clause: string) => string | null> = {
  days({ count = '', unit = '' }) {
    const number = toCount(count) * (daysIn.find(([name]) => name.test(unit))?.[1] ?? 1)
    // A year has 365 days or twelve months, and four weeks are a month.
    const months = Math.round(number / 30) * 30
    return number > 0 ? String(months > 0 && Math.abs(number - months) <= number * 0.07 ? months : number) : null
  },
  year: ({ year = '' }) => year,
  // “December 1, 2026” and “Dec 1” are the same day.
  date: ({ date = '' }) => `${/\p{L}{3}/u.exec(date.toLowerCase())?.[0]} ${Number.parseInt(/\d{1,2}(?!\d)/.exec(date)?.[0] ?? '', 10)}`,
  phone: ({ noun = '', phone = '' }) => `${noun.toLowerCase()}: ${phone.replaceAll(/\D/g, '').slice(-7)}`,
  age: ({ count = '' }) => (toCount(count) >= 2 && toCount(count) < 22 ? String(toCount(count)) : null),
  card: ({ no }) => (no === undefined ? 'needed' : 'not needed'),
  hours({ hours }, clause) {
    if (!/\b(?:support|help ?desk|customer service|hotline)/i.test(clause)) return null
    return hours === undefined ? 'always' : spanOf(hours)
  },
}

/** What may be between what such a claim is about and its number, or between the number and that. */
const [until, within] = [
  String.raw`(?:[^.;,\d。、]{0,25}[^\p{L}\d.;,]|[^.;,\d。、]{0,8}){range}`,
  String.raw`{range}(?: [^.;,\d]{0,14}| ?(?:の|間|以内に?|内|이내|안에|간)?)`,
]
/** What else such claims are about: some customers, and other times. */
const ofOthers = String.raw`\b(?:student|non-?profit|teacher|enterprise|business|pro\b|premium|team plan|for teams|agenc|partner|invit|referral|coupon|code\b|extend|longer|instead of|used to|was\b|formerly|other (?:tools|apps)|most (?:tools|apps)|unlike|on request|reminder|before|remaining|left\b|last(?!s)`
/** Headings of plans for some customers. */
const ofPlans = new RegExp(`^(?:schools?|schul|écoles?|escuelas?|scuol|schol|universit|educat|bildung|charit|${ofOthers}))`, 'iu')
/** The right to change one’s mind, by law. */
const withdrawal = 'rétract|desist|recess|herroep|ångerr|fortryd|odstąp|odstoup|livre resolução|arrepend|cayma|отказ|クーリング'

const rules = claims.map(({ about, patterns, except, value, nouns = '' }) => ({
  isOfDelivery: about.startsWith('deliver'),
  isOfReplies: about.startsWith('repl'),
  isOfYear: value === 'year',
  isOfAge: value === 'age',
  isOfPhone: value === 'phone',
  about: new RegExp(about, 'iu'),
  patterns: patterns.map((source) => {
    const whole = source
      .replace('{until}', until)
      .replace('{within}', within)
      .replaceAll('{nouns}', nouns)
      .replaceAll(/\{(span|range|year|date|clock|count)\}/g, (_, name: string) => parts[name] ?? '')
    return new RegExp(String.raw`(?<![\p{L}\d])(?:${whole})`, 'giu')
  }),
  except: new RegExp(except.replace('{others}', ofOthers).replace('{withdrawal}', withdrawal), 'iu'),
  // The bare answer to a question about it.
  answer:
    value === 'days' || value === 'date'
      ? new RegExp(String.raw`^(?:[^.\d]{0,40}\s)?${parts[value === 'days' ? 'range' : 'date']}`, 'iu')
      : null,
  valueOf: values[value],
}))

/** “24 horas en Madrid”: other places have other times. */
const inPlace =
  /(?<!\p{L})(?:[Ee]n|[ÀàAa]|[Aa]ux?|[Aa]lla|[Ii]n|[Nn]a|[Pp]ara|[Ii]|[Tt]il|[Nn]aar|[Dd]o|[Ww]e?|[Vv]e?|[ВвПп]о?|[Нн]а) (?:the |la |las |el |los |le |les |o |os )?\p{Lu}/u
const asksForIt =
  /^(?:how (?:long|soon|fast|quick\p{L}*)|when|what is|until when|can i|do i|may i|is there|wie (?:lange|schnell)|wann|kann ich|gibt es)\b/iu
const ofHouse = /^(?:the|our) \p{Ll}+(?: \p{Ll}+)? (?:was|has)\b/iu

/** How long a trial lasts, whether it takes a card, when somebody answers, and the like. */
export function statementsOn(page: Page): Stated[] {
  const said = saidOn(page)
  return rules.flatMap(({ about, patterns, answer, valueOf, except, isOfDelivery, isOfReplies }, claim) =>
    said.flatMap(({ text: own, heading, question, isOfPlan }, at) => {
      // “Monthly: a trial of 7 days”
      const [, before = ''] = /^([^:.?]{2,40}): /.exec(own) ?? []
      const label = about.test(before) || (page.title ?? '').includes(before) ? '' : before
      const text = valueOf === values['phone'] ? `${question} ${own}`.trim() : own
      const answered = about.test(question) && asksForIt.test(question) && !except.test(`${question} ${text}`) ? answer?.exec(text) : null
      const value = answered ? (valueOf?.(answered.groups ?? {}, question) ?? null) : null
      if (value !== null) return [{ claim, value, clause: `${question} ${text}`.slice(0, 100), heading, label, isOfPlan }]
      const found = (about.test(text) ? patterns : []).flatMap((pattern) =>
        [...text.matchAll(pattern)].flatMap((match) => {
          const clause = clauseAround(text, match.index, match[0].length)
          const value = valueOf?.(match.groups ?? {}, clause) ?? null
          const isOther = valueOf === values['year'] && !isOfItself(clause, match[0], page) && !ofHouse.test(clause)
          const isThere = isOfDelivery && inPlace.test(clause)
          const isTheirs = valueOf === values['phone'] && isOfOthers(page, said, at, text.slice(0, match.index + match[0].length))
          // Only requests about personal data take a month.
          const isOfData = isOfReplies && Number(value) >= 28
          return value === null || isOther || isThere || isTheirs || isOfData || except.test(clause) || ofPlans.test(heading)
            ? []
            : [{ claim, value, clause, heading, label, isOfPlan }]
        }),
      )
      // Two in one text, such as those of a month and of a year, are told apart there.
      return new Set(found.map(({ value }) => value)).size > 1 ? [] : found
    }),
  )
}

/** What only some ways of asking have. */
const channels = /\b(?:phone|call|chat|email|telephone|whatsapp|video)\b/gi
const channelsOf = (clause: string) => new Set(clause.toLowerCase().match(channels))
const areApart = (one: string, other: string) => {
  const [first, second] = [channelsOf(one), channelsOf(other)]
  return first.isDisjointFrom(second) && (first.size === 1 || second.size === 1 || (first.size > 0 && second.size > 0))
}
const ofWork =
  /business|working|workday|(?:werk|arbeits|arbeids)(?:tag|dag)|arbets|arbejds|hverdag|virked|vardag|ouvr|hábil|útei?s|lavorativ|robocz|рабоч|iş gün/i
const isBefore = (one: Stated, other: Stated) => Number(one.value.split(/: |–/).at(-1)) <= Number(other.value.split(/: |–/).at(-2))
/** Five working days are a week, and a day has hours before a break and after it. */
const areNear = (one: Stated, other: Stated) =>
  isBefore(one, other) ||
  isBefore(other, one) ||
  (ofWork.test(one.clause) !== ofWork.test(other.clause) &&
    Math.max(Number(one.value) / Number(other.value), Number(other.value) / Number(one.value)) < 1.5)

const thingIn = ({ clause }: Stated) => /^(?:the|our|every|each) (\p{Ll}+)/iu.exec(clause)?.[1] ?? ''
/** Pages that speak of other times, to others than customers, or of one among several things or branches. */
export const ofOneThing =
  /\/(?:blog|news|press|changelog|docs?|careers?|jobs?|stories|case-stud\w+|archive|\d{4}|produ[ckit]+\w*|prodott[io]|tienda|boutique|negozio|loja|winkel|butik|sklep|shop|stores?|collections?|items?|locations?|branches|standorte?|filialen?)(?:\/|$)/i

/** Facts that the page, and others of its site, state twice with different values. */
export function statedTwice(page: Page, others: readonly { url: string; stated?: Stated[] }[] = []): Contradiction[] {
  const elsewhere = (ofOneThing.test(page.url) ? [] : others)
    .filter(({ url }) => !ofOneThing.test(url) && isOfEverything(url))
    .flatMap(({ url, stated = [] }) => stated.map((one) => ({ ...one, clause: `${one.clause} (${URL.parse(url)?.pathname})` })))
  const said = [...statementsOn(page), ...elsewhere]
  return rules.flatMap(({ isOfYear, isOfAge, isOfPhone }, claim) => {
    const about = said.filter((one) => one.claim === claim)
    // Most firms have several numbers, unless two have the same digits in another order.
    const digitsOf = ({ value }: Stated) => value.replaceAll(/\D/g, '').split('').toSorted().join('')
    if (isOfPhone && new Set(about.map(digitsOf)).size > 1) return []
    return contradictionIn(
      about,
      (one, other) =>
        one.value !== other.value &&
        // Such as the help line of “help line: 555”.
        one.value.split(': ').at(-2) === other.value.split(': ').at(-2) &&
        !areApart(one.clause, other.clause) &&
        !areNear(one, other) &&
        !areNamesOfTwo(one.heading, other.heading, page.headings[0]?.text) &&
        !areNamesOfTwo(one.label, other.label) &&
        // What was founded may be a branch.
        !((isOfYear || isOfAge) && one.heading !== other.heading) &&
        !areNamesOfTwo(thingIn(one), thingIn(other)) &&
        // Each plan may have its own.
        !(one.isOfPlan && other.isOfPlan && one.heading !== other.heading),
    )
  })
}
