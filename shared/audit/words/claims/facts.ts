import type { Page, TextBlock } from '../../../page/page.ts'
import { clauseAround, contradictionIn, ownBlocks, type Contradiction, type Statement } from './claim.ts'
import { areNamesOfTwo } from './general-headings.ts'
import written from './facts.json' with { type: 'json' }

/** A text, with the question that it answers. */
export type Said = { text: string; question: string; heading: string; isOfPlan: boolean }
/** What a page says of its product as a whole; the first of `values` that a clause matches is what it says. */
type Fact = { values: Record<string, RegExp>; except: RegExp; about: RegExp }

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
const facts = written.flatMap(({ names = [''], about, values, except, cased }) =>
  names.map((name): Fact => {
    const toPattern = (source: string, isCased = false) => new RegExp(source.replaceAll('{name}', name), isCased ? 'u' : 'iu')
    return {
      about: toPattern(about, cased === 'about'),
      values: Object.fromEntries(Object.entries(values).map(([value, source]) => [value, toPattern(source, cased === 'values')])),
      except: toPattern(except),
    }
  }),
)

const asksForIt = /^(?:is there|are there|does|do you (?:have|offer)|can i|will|is it|gibt es|läuft|y a-t-il|¿?hay)\b/i
const otherwise = /\b(?:and|or|why|how|what|when|und|oder|wie|need|require|without|still|only|gone|differ\w*|ohne|sans|sin)\b/i

/** What a text says of a fact: by itself, or by its answer to a question about it. */
function valueOf({ about, values, except }: Fact, { text, question }: Said, page: Page): Statement | null {
  if (!about.test(`${question} ${text}`.trim())) return null
  const answer = no.test(text) ? 'no' : yes.test(text) ? 'yes' : null
  const isAsked = question !== '' && about.test(question) && asksForIt.test(question) && !otherwise.test(question)
  if (isAsked && answer !== null && 'no' in values && 'yes' in values && !except.test(question)) {
    return { value: answer, clause: `${question} ${text}`.slice(0, 100) }
  }
  for (const [value, pattern] of Object.entries(values)) {
    const match = pattern.exec(text)
    if (match === null) continue
    const clause = clauseAround(text, match.index, match[0].length)
    const isAsking = /^[^.!]*\?/.test(text.slice(match.index + match[0].length))
    return except.test(clause) || isAsking || !isOfItself(clause, match[0], page) ? null : { value, clause }
  }
  return null
}

/** Facts that the page states twice with different values. */
export function otherFacts(page: Page): Contradiction[] {
  const said = saidOn(page)
  return facts.flatMap((fact) =>
    contradictionIn(
      said.flatMap((one) => {
        const found = valueOf(fact, one, page)
        return found === null ? [] : [{ ...found, heading: one.heading }]
      }),
      (one, other) => one.value !== other.value && !areNamesOfTwo(one.heading, other.heading, page.headings[0]?.text),
    ),
  )
}
