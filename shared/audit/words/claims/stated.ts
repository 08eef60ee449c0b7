import type { Page } from '../../../page/page.ts'
import { clauseAround, contradictionIn, numberWord, ownBlocks, toCount, type Contradiction } from './claim.ts'

/** What a page says of itself once and for all. `valueOf` makes it comparable; null if a match says nothing certain. */
type Claim = {
  about: RegExp
  patterns: RegExp[]
  valueOf: (groups: Record<string, string | undefined>, clause: string) => string | null
  except?: RegExp
}

const span = String.raw`(?<count>${numberWord})[ \u00a0-]?(?:full )?(?:business |working )?(?<unit>hour|day|week|month|year|stunden|tage|tägige|wochen|monate|jahre|heures|jours|mois|días|giorni)s?`
const daysIn: Record<string, number> = {
  hour: 1 / 24,
  stunden: 1 / 24,
  heures: 1 / 24,
  week: 7,
  wochen: 7,
  month: 30,
  monate: 30,
  mois: 30,
  year: 360,
  jahre: 360,
}
const inDays: Claim['valueOf'] = ({ count = '', unit = '' }) => {
  const number = toCount(count) * (daysIn[unit.toLowerCase()] ?? 1)
  // A year has 365 days or twelve months, and four weeks are a month.
  const months = Math.round(number / 30) * 30
  return number > 0 ? String(months > 0 && Math.abs(number - months) <= number * 0.07 ? months : number) : null
}
const patternsOf = (...sources: string[]) => sources.map((source) => new RegExp(String.raw`(?<![\p{L}\d])${source}`, 'giu'))

/** What holds for some visitors, for one plan, for others, or held before. */
const some =
  /\b(?:student|non-?profit|teacher|enterprise|business|pro\b|premium|team plan|for teams|agenc|partner|invit|referral|coupon|code\b|extend|longer|instead of|used to|was\b|formerly|other (?:tools|apps)|most (?:tools|apps)|unlike|on request|reminder|before|remaining|left\b|last)/i

const week = String.raw`(?:mon(?:day)?s?|weekdays)`
const clock = String.raw`(\d{1,2})(?:[:.](\d\d))?\s?(am|pm|a\.m\.|p\.m\.)?`
const toHour = (hour = '', minutes = '0', half = '') =>
  (Number(hour) % 12) + (/^p/i.test(half) || (half === '' && Number(hour) >= 12) ? 12 : 0) + Number(minutes) / 60

/** A card that has to be entered before anything can be tried: to sign up, or to start the trial. */
const creditCard = String.raw`(?:(?:credit|debit|bank) )?card(?: details| number)?`
const karte = String.raw`(?:deine|ihre|eine|die) kreditkarte(?:ndaten)?`
const entered = [
  String.raw`(?:create (?:an|your) account|sign up|register)(?:,| and|, and| by| then)? (?:you )?(?:enter(?:ing)?|add(?:ing)?|giv(?:e|ing)|provid(?:e|ing)) (?:us )?(?:your|an?) ${creditCard}`,
  String.raw`(?:enter|add|give us|provide) (?:your|an?) ${creditCard}[^.;,]{0,30} to (?:start|begin|activate) (?:your|the|a)(?: free)? trial`,
  String.raw`to (?:start|begin|activate) (?:your|the|a)(?: free)? trial,? (?:please |you (?:must |need to |have to |will need to )?)?(?:enter|add|give us|provide) (?:your|an?) ${creditCard}`,
  String.raw`(?:your|the|a)(?: free)? trial (?:needs|requires) (?:your|an?) (?:valid )?${creditCard}`,
  String.raw`(?:we|you(?:’ll|'ll| will)?) (?:need|ask for|require) (?:your|an?) (?:valid )?${creditCard}[^.;,]{0,20} (?:to (?:start|begin|sign up)|for (?:the|your)(?: free)? trial|at sign-?up|when you sign up)`,
  String.raw`an? (?:valid )?${creditCard} (?:must|has to) be (?:entered|added|given|on file)[^.;,]{0,15} (?:to (?:start|begin|sign up)|for (?:the|your)(?: free)? trial|at sign-?up|before (?:the|your) trial)`,
  String.raw`(?:um|zum start|für) [^.;]{0,25}(?:test(?:phase|zeitraum)?|probe\p{L}*)[^.;]{0,25} ${karte} (?:ein|an|hinterlegen|nötig|erforderlich)`,
  String.raw`für (?:die testphase|den test|die probezeit)[^.;]{0,20} ${karte}`,
  String.raw`pour (?:commencer|démarrer|activer) (?:l[’']|votre )essai,? [^.;]{0,25}carte (?:bancaire|bleue|de crédit)`,
  String.raw`para (?:empezar|iniciar|comenzar|activar) (?:la|tu|su) prueba,? [^.;]{0,25}tarjeta`,
  String.raw`para (?:começar|iniciar|ativar) (?:o|seu) (?:teste|período de teste),? [^.;]{0,25}cartão`,
]

const claims: Claim[] = [
  {
    about: /trial|for free|free for|try |kostenlos|gratis|testphase|essai|prueba/i,
    patterns: patternsOf(
      String.raw`${span}[ -](?:free[ -]|risk-free )?trial`,
      String.raw`trial (?:of|lasts|runs(?: for)?|period (?:of|is)|is) ${span}`,
      String.raw`(?:free|try (?:it|\p{Lu}\w+)(?: free)?) for (?:the first |your first )?${span}\b`,
      String.raw`${span} (?:lang )?(?:kostenlos|gratis)`,
      String.raw`${span} (?:kostenlose )?testphase`,
      String.raw`essai (?:gratuit )?(?:de|pendant) ${span}`,
      String.raw`prueba (?:gratuita |gratis )?de ${span}`,
    ),
    valueOf: inDays,
    except: some,
  },
  {
    about: /money|refund|geld/i,
    patterns: patternsOf(
      String.raw`${span}[ -](?:money[ -]?back|refund)`,
      String.raw`(?:money[ -]?back guarantee|full refund|refunds?)(?: is| are)?(?: given| available| possible| offered)? (?:for|within|in the first) ${span}`,
      String.raw`${span} geld[ -]zurück`,
    ),
    valueOf: inDays,
    except: some,
  },
  {
    about: /warrant|guarantee|garantie|gewähr/i,
    patterns: patternsOf(
      String.raw`${span}[ -](?:limited |full )?(?:warranty|garantie)(?!\p{L})`,
      String.raw`(?:warranty|garantie)(?: of| lasts| is| for| covers it for| von)? ${span}`,
      String.raw`guaranteed for ${span}`,
    ),
    valueOf: inDays,
    except: /\b(?:extend|battery|parts|frame|optional|extra|money|geld|besides|manufacturer|hersteller|plus)/i,
  },
  {
    about: /repl|answer|respon|get back|hear from|antwort|répon/i,
    patterns: patternsOf(
      String.raw`\b(?:we|our team|support)(?:’ll|'ll| will| usually| always)* (?:answers?|repl(?:y|ies)|responds?|gets? back to you)[^.;,]{0,25} (?:within|in) ${span}`,
      String.raw`\b(?:you(?:’ll|'ll| will)? (?:hear (?:back )?from us|get an? (?:answer|reply))) (?:within|in) ${span}`,
      String.raw`\bwir antworten[^.;,]{0,25} (?:innerhalb von|innerhalb|in|binnen) ${span}`,
    ),
    valueOf: inDays,
    except:
      /\b(?:priorit|premium|pro\b|business plan|enterprise|chat|phone|call|urgent|emergenc|critical|weekend|most|at the latest|often|spätestens|meist)/i,
  },
  {
    about: /deliver|arrive|liefer/i,
    patterns: patternsOf(
      String.raw`\b(?:delivery (?:takes|time(?: is)?:?)|delivered (?:to your door )?(?:within|in)|arrives? (?:at your door )?(?:within|in)) ${span}`,
      String.raw`\b(?:lieferzeit:?|lieferung (?:dauert|innerhalb von|in)|geliefert (?:innerhalb von|in)) ${span}`,
    ),
    valueOf: inDays,
    except:
      /\b(?:EU|Europe|abroad|international|overseas|worldwide|express|standard|custom|ausland|österreich|schweiz|outside|islands?|most|up to|bis zu)\b|\b(?:to|in|nach) (?:the )?\p{Lu}/u,
  },
  {
    about: /card|karte|\bcarte|tarjeta|cartão|carta di/i,
    patterns: patternsOf(
      String.raw`(?<no>no|without an?|keine|ohne|sans|sin|sem|senza) (?:credit |debit |kredit|carte (?:bancaire|bleue|de crédit)|tarjeta(?: de crédito)?|cartão(?: de crédito)?|carta di credito)(?:card|karte)?(?: details)?(?: (?:is )?(?:needed|required|necessary|nötig|erforderlich))?`,
      String.raw`(?<no>no) card(?: details)?(?: (?:is )?(?:needed|required|necessary))?`,
      ...entered,
      String.raw`(?<!no |without a )(?:credit |debit )card (?:is |details are )?(?:needed|required|necessary)(?: to (?:start|begin|sign up|try|register|open))?`,
    ),
    valueOf: ({ no }) => (no === undefined ? 'needed' : 'not needed'),
    except:
      /\b(?:after|upgrad|paid|once|only|when (?!you sign up)|until|unless|continue|free plan|pro\b|premium|isn|not\b|don[’']t|never|optional|if\b|business card|sd card|ni\b|pas\b|no hace|não)/i,
  },
  {
    about: /support|help ?desk|customer service|hotline/i,
    patterns: [
      /24\s?\/\s?7|around the clock|day and night/giu,
      new RegExp(
        String.raw`\b${week}\s?(?:–|-|to|through|until)?\s?(?:fri(?:day)?s?)?,?\s?(?:from |between )?(?<hours>${clock}\s?(?:–|-|to|and|until)\s?${clock})`,
        'giu',
      ),
    ],
    valueOf({ hours }, clause) {
      if (!/\b(?:support|help ?desk|customer service|hotline)/i.test(clause)) return null
      if (hours === undefined) return 'always'
      const [from = '', to = ''] = hours.split(/–|-|to|and|until/)
      const [start, end] = [from, to].map((one) => toHour(...(new RegExp(clock, 'i').exec(one)?.slice(1) ?? [])))
      return `${start}–${end}`
    },
    except:
      /\b(?:enterprise|business plan|premium|pro\b|add-?on|emergenc|urgent|incident|monitor|status|docs|documentation|community|chatbot|\bbot\b|self-?service)/i,
  },
]

/** What only some ways of asking have. */
const channels = /\b(?:phone|call|chat|email|telephone|whatsapp|video)\b/gi
const channelsOf = (clause: string) => new Set(clause.toLowerCase().match(channels))
const areApart = (one: string, other: string) => {
  const [first, second] = [channelsOf(one), channelsOf(other)]
  return first.isDisjointFrom(second) && (first.size === 1 || second.size === 1 || (first.size > 0 && second.size > 0))
}

/** Facts that the page states twice with different values: how long a trial lasts, whether it takes a card, when somebody answers. */
export function statedTwice(page: Page): Contradiction[] {
  return claims.flatMap(({ about, patterns, valueOf, except }) => {
    const said = ownBlocks(page).flatMap(({ text, heading, scopes }) => {
      const found = (about.test(text) ? patterns : []).flatMap((pattern) =>
        [...text.matchAll(pattern)].flatMap((match) => {
          const clause = clauseAround(text, match.index, match[0].length)
          const value = valueOf(match.groups ?? {}, clause)
          return value === null || except?.test(clause) === true ? [] : [{ value, clause, heading, isOfPlan: scopes.includes('pricing') }]
        }),
      )
      // Two in one text, such as those of a month and of a year, are told apart there.
      return new Set(found.map(({ value }) => value)).size > 1 ? [] : found
    })
    // Each plan may have its own.
    return contradictionIn(
      said,
      (one, other) =>
        one.value !== other.value &&
        !areApart(one.clause, other.clause) &&
        !(one.isOfPlan && other.isOfPlan && one.heading !== other.heading),
    )
  })
}
