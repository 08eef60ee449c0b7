import type { Page, TextBlock } from '../../../page/page.ts'
import { clauseAround, contradictionIn, numberWord, ownBlocks, type Contradiction, type Statement } from './claim.ts'

/** A text, with the question that it answers. */
export type Said = { text: string; question: string; heading: string; isOfPlan: boolean }
/** What a page says of its product as a whole; the first of `values` that a clause matches is what it says. */
type Fact = { values: Record<string, RegExp>; except?: RegExp; about?: RegExp }

const questionOf = (block: TextBlock, before: TextBlock | undefined) =>
  [block.heading, before?.text ?? ''].find((text) => text.endsWith('?')) ?? ''

export function saidOn(page: Page): Said[] {
  const blocks = ownBlocks(page)
  return blocks.map((block, at) => {
    const [, asked, answer] = /^([^.?!]{8,90}\?)\s+(.+)$/s.exec(block.text) ?? []
    const question = asked ?? (block.text.endsWith('?') ? '' : questionOf(block, blocks[at - 1]))
    return { text: answer ?? block.text, question, heading: block.heading, isOfPlan: block.scopes.includes('pricing') }
  })
}

const itself =
  /^(?:(?:it|we|you|all|get|download|create|sign|there|no|and|nous|wir|du|sie|die|der|das)\b|(?:the|an?|our|your)(?:$| (?:app|product|code|software|tool|platform|company|service|contract|data|plan|shop)\b))/i

/** Whether a clause is about the product as a whole: it starts with what was found, or with words for the product. */
export function isOfItself(clause: string, found: string, page: Page): boolean {
  const before = clause.slice(0, Math.max(0, clause.indexOf(found))).trim()
  const [first = ''] = before.split(/[\s,]/)
  return before === '' || itself.test(before) || (/^\p{Lu}/u.test(first) && (page.title ?? '').split(/[^\p{L}\d]+/u).includes(first))
}

const no = /^(?:no\b|not yet|not at the moment|nein\b|noch nicht|non\b|pas encore|no,|todavía no)/i
const yes = /^(?:yes\b|ja\b|oui\b|sí\b|sure\b)/i
const later = String.raw`(?:coming soon|not (?:yet )?(?:available|supported|out)|isn(?:’|')t (?:yet )?(?:available|supported)|is not (?:yet )?(?:available|supported)|is planned|in the works|noch nicht verfügbar|ist in Arbeit|folgt)`
/** One kind of a device, or something that goes with it. */
const aside = /\b(?:arm64?|tablets?|watch|wear|auto|tv|widgets?|beta|server|cli|sdk|plugin|keyboard|carplay|shortcuts?|notification)\b/i

const platforms = ['Android', '(?:iPhone|iOS)', 'Windows', '(?:macOS|Mac)', 'Linux', 'Firefox', 'Safari']
const platformFacts: Fact[] = platforms.map((words) => ({
  about: new RegExp(String.raw`\b${words}\b`),
  values: {
    no: new RegExp(
      String.raw`\b${words}\b[^.,;]{0,25} ${later}|\bno (?:native )?${words} (?:app|version|client)|(?:not|n(?:’|')t) (?:yet )?(?:run|work|support|available)\w* (?:on |for )?${words}\b|\b(?:kein\w*|pas d(?:’|')) ${words}`,
      'i',
    ),
    yes: new RegExp(
      String.raw`\b(?:runs?|works?|available|native|apps?|get it|download(?:ed)?|läuft|verfügbar|disponible|fonctionne)\b[^.;?]{0,40}\b(?:for|on|für|auf|unter|pour|sur|para)\b[^.;?]{0,40}\b${words}\b`,
      'i',
    ),
  },
  except: aside,
}))

const facts: Fact[] = [
  ...platformFacts,
  {
    about: /offline|internet|connection|verbindung/i,
    values: {
      no: /\b(?:(?:needs?|requires?) (?:an? )?(?:active |stable |constant )?(?:internet|online|network) ?connection|(?:does|do) ?n[o’']t work (?:offline|without)|only works online|no offline (?:mode|support))/i,
      yes: /\b(?:works?|usable|available|runs?|funktioniert|läuft) (?:\w+ )?(?:fully |completely |even )?(?:offline|without (?:an? )?(?:internet )?connection)/i,
    },
    except: /\b(?:to (?:sync|set up|sign|log|install|activate|update)|first|once|sync|setup|sign)/i,
  },
  {
    about: /free plan|free tier|kostenlose[rn]? (?:plan|tarif)|^(?:free|[$€£]\s?0|0\s?€)(?:$|\s)/i,
    values: {
      no: /\b(?:no|without a|kein\w*) (?:free (?:plan|tier)|kostenlose[rn]? (?:plan|tarif))|(?:doesn[’']t|do not|don[’']t) (?:have|offer) a free (?:plan|tier)/i,
      yes: /^(?:free|[$€£]\s?0|0\s?€)(?:$|\s*\/)|\b(?:our|the|a|on the|with the|unser|der) (?:free (?:plan|tier)|kostenlose[rn]? (?:plan|tarif))\b/i,
    },
    except: /\b(?:other|unlike|competitor|most)\b/i,
  },
  {
    about: /free|always|kostenlos|after/i,
    values: {
      forever: /\bfree (?:forever|for ever|for good|for life)\b|\balways free\b|(?:für immer|dauerhaft) kostenlos/i,
      later:
        /\bafter (?:\d+|two|the first|your|the) (?:days?|weeks?|months?|(?:free )?trial),? (?:it|the (?:free )?(?:plan|account|app|service)[^.;,]{0,25}) (?:costs?|is) (?:[$€£] ?\d|\d+ ?€)/i,
    },
  },
  {
    about: /ship|deliver/i,
    values: {
      some: /\b(?:(?:[Aa]t present|[Aa]t the moment|[Cc]urrently|[Ss]o far|[Ff]or now),? )?(?:[Ww]e )?(?:ship |deliver )?(?:[Oo]nly|[Jj]ust)(?: ship| deliver)?(?: to| within| inside)(?: addresses| customers)?(?: in| within)? (?:the )?\p{Lu}|\b(?:don(?:’|')t|do not) ship (?:abroad|internationally|outside)/u,
      all: /\b(?:ships?|shipping|deliver[sy]?) (?:worldwide|anywhere|all over the world|around the world|to (?:every|any) country)/i,
    },
    except: /\bfree\b|express|next.day|same.day|returns?|subscription|pre-?order/i,
  },
  {
    about: /account|sign.?up|konto|anmeld/i,
    values: {
      no: /\b(?:no (?:account|sign-?up|registration)(?: (?:is )?(?:needed|required|necessary))?|without (?:an account|signing up|sign-?up|registration)|(?:kein konto|keine anmeldung) nötig|ohne (?:konto|anmeldung))\b/i,
      yes: /\b(?:you(?:’ll|'ll| will)? need (?:an account|to (?:sign up|register))|an account is (?:required|needed)|(?:create an account|sign up|register) to (?:see|use|start|try|open|view|get|begin)\b)/i,
    },
    except: /\b(?:save|sync|share|team|publish|sell|more|unlimited|history|for (?:the|this)|free (?:trial|plan)|demo|example|preview)\b/i,
  },
  {
    about: /cancel|contract|commitment|kündbar|laufzeit/i,
    values: {
      always: /\b(?:cancel(?: it)? (?:at )?any ?time|no (?:long-term )?(?:contracts?|commitments?)|jederzeit kündbar|sans engagement)\b/i,
      bound: new RegExp(
        String.raw`\b(?:minimum (?:term|contract|commitment)|(?:contracts?|commitments?|subscriptions?) (?:runs?|lasts?|is|are) (?:for )?(?:at least|a minimum of)|(?:${numberWord})[- ]month (?:minimum|commitment|contract)|mindestlaufzeit)\b`,
        'i',
      ),
    },
    except: /\b(?:enterprise|business|custom|annual|yearly|hardware|internet|phone|no\b.{0,20}minimum)/i,
  },
  {
    about: /server|hosted|stored|data ?cent|gehostet|gespeichert/i,
    values: {
      europe:
        /\b(?:servers?|hosted|stored|stays?|data ?cent(?:er|re)s?|gehostet|gespeichert|servern?)\b[^.;]{0,40}\b(?:in|within) (?:the )?(?:EU|Europe(?:an Union)?|Germany|Frankfurt|Ireland|France|Switzerland|the Netherlands|Deutschland|Europa)\b/i,
      america:
        /\b(?:servers?|hosted|stored|stays?|data ?cent(?:er|re)s?)\b[^.;]{0,40}\bin (?:the )?(?:US|USA|U\.S\.|United States|Virginia|Oregon|California)\b/i,
    },
    except: /\b(?:or|and|both|choose|either|region|option|select|backup|replica|customers?|unlike|outside|never|not)\b/i,
  },
  {
    about: /licen[sc]e|open.?source/i,
    values: {
      MIT: /\bMIT[- ]licen[sc]ed?|\b(?:under|is) (?:the |an? )?MIT\b/,
      Apache: /\bApache[- ](?:2(?:\.0)?[- ])?licen[sc]ed?|\bunder (?:the )?Apache\b/,
      GPL: /\b(?:under|is) (?:the )?(?:GNU )?[AL]?GPL/,
      closed: /\b(?:is|are) (?:not open.?source|closed.?source|proprietary)\b/i,
    },
    except: /\b(?:docs|documentation|contents?|fonts?|icons?|client|sdks?|cli|dual|commercial|plugins?|core|server|examples?|or)\b/i,
  },
  ...['SOC ?2', 'ISO ?27001', 'HIPAA'].map((name) => ({
    about: new RegExp(name, 'i'),
    values: {
      planned: new RegExp(
        String.raw`${name}\b[^.;]{0,40}\b(?:planned|in progress|underway|on (?:the|our) roadmap|pending|not yet)|(?:working (?:on|towards?)|pursuing|plan(?:ning)?) [^.;]{0,20}${name}`,
        'i',
      ),
      held: new RegExp(
        String.raw`\b(?:are|is|fully|being) (?:\w+ )?${name}(?: type \w+)?[ -](?:certified|compliant|attested)|\b${name}(?: type \w+)? certified\b`,
        'i',
      ),
    },
    except: /\b(?:type (?:2|ii)|hosting|data ?cent|provider|customers?|partner)\b/i,
  })),
]

const asksForIt = /^(?:is there|are there|does|do you (?:have|offer)|can i|will|is it|gibt es|läuft|y a-t-il|¿?hay)\b/i
const otherwise = /\b(?:and|or|why|how|what|when|und|oder|wie|need|require|without|still|only|gone|differ\w*|ohne|sans|sin)\b/i

/** What a text says of a fact: by itself, or by its answer to a question about it. */
function valueOf({ about, values, except }: Fact, { text, question }: Said, page: Page): Statement | null {
  if (!about?.test(`${question} ${text}`.trim())) return null
  const answer = no.test(text) ? 'no' : yes.test(text) ? 'yes' : null
  const isAsked = question !== '' && about.test(question) && asksForIt.test(question) && !otherwise.test(question)
  if (isAsked && answer !== null && 'no' in values && 'yes' in values && !except?.test(question)) {
    return { value: answer, clause: `${question} ${text}`.slice(0, 100) }
  }
  for (const [value, pattern] of Object.entries(values)) {
    const match = pattern.exec(text)
    if (match === null) continue
    const clause = clauseAround(text, match.index, match[0].length)
    const isAsking = /^[^.!]*\?/.test(text.slice(match.index + match[0].length))
    return except?.test(clause) === true || isAsking || !isOfItself(clause, match[0], page) ? null : { value, clause }
  }
  return null
}

/** Facts that the page states twice with different values. */
export function otherFacts(page: Page): Contradiction[] {
  const said = saidOn(page)
  return facts.flatMap((fact) => contradictionIn(said.flatMap((one) => valueOf(fact, one, page) ?? [])))
}
