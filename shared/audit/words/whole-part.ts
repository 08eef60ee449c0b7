import { beginning, clean, widthOf } from './text.ts'

/** Words that start an addition, by kind: the text before one reads as a whole. */
const relatives =
  'that|which|who|whose|where|so|because|while|when|if|damit|weil|wenn|sodass|qui|dont|afin|que|che|porque|perché|который|которая|которое|которые|чтобы|потому'
const prepositions = 'for|with|without|across|using|including|für|mit|ohne|pour|avec|sans|para|con|sin|per|senza|com|sem|для|с|без'
/** Those that need no comma before them: "reminds you when ..." can’t be cut before "when", nor "works out who ..." before "who". */
const clauseless = `that|so that|because|weil|wenn|damit|afin|che|который|которая|которое|которые|чтобы|${prepositions}`
/** A German relative clause starts with its article, after a comma. */
const germanRelatives = '(?:(?:auf|in|an|mit|für|zu|von|bei) )?(?:der|die|das|den|dem|denen|deren)'

const stop = /[.!?](?=\s)|[。！？]/gu
const strongBreak = /(?=\s[–—|-]\s|[:;]\s|，)/gu
const addition = new RegExp(
  `(?=,\\s(?:${relatives}|${prepositions}|${germanRelatives})(?!\\p{L}))|(?=\\s(?:${clauseless})(?!\\p{L}))`,
  'giu',
)
const anyRelative = new RegExp(`(?<!\\p{L})(?:${relatives})(?!\\p{L})`, 'iu')

/** A subordinate clause without its main clause. */
const opensSubordinate =
  /^(?:when|if|while|because|as|since|with|without|for|from|in|on|wenn|weil|mit|für|quand|si|avec|pour|cuando|con|para|quando|per|com|когда|если)(?!\p{L})/iu

/** Words that need an object or a noun after them: an article, a preposition, a participle, a form of "be". */
const waits =
  /(?:^|\s)(?:an?|the|and|or|of|to|at|by|in|on|into|from|as|is|are|be|was|not|more|most|your|our|their|its|every|built|made|meant|ready|how|und|oder|der|die|das|ein|eine|von|zu|ist|sind|et|ou|de|des|du|le|la|les|un|une|est|y|o|el|los|las|es|e|il|è|di|i|и|или|в|на|\p{L}+ed)$/iu

/** More characters than any of the words above. */
const maxLookahead = 50

const prefixes = (text: string, places: RegExp): string[] =>
  [...text.matchAll(places)].map((match) => text.slice(0, match.index + match[0].length).replace(/,$/, '')).toReversed()

const isClosed = (text: string) => (text.match(/[([{“«「『]/gu)?.length ?? 0) === (text.match(/[)\]}”»」』]/gu)?.length ?? 0)

const endsPhrase = (text: string) =>
  text.split(/\s/).length >= 3 && !waits.test(text) && !anyRelative.test(text.replace(/^\S+/, '')) && !opensSubordinate.test(text)

/**
 * The text if it fits, else its longest start that reads as a whole: up to the end of a sentence, else to a strong break, else to an addition.
 * Empty if there is no such start between `min` and `max` (widths as of widthOf): half a phrase doesn’t count.
 */
export function wholePart(text: string, max: number, min = Math.min(20, max)): string {
  const cleaned = clean(text)
  if (widthOf(cleaned) <= max) return cleaned
  // No part that fits is longer; the lookahead shows what follows it. Each part is measured, so the whole text would take quadratic time.
  const whole = cleaned.slice(0, beginning(cleaned, max).length + maxLookahead)
  const isOfSize = (part: string) => widthOf(part) >= min && widthOf(part) <= max && isClosed(part)
  const sentence = prefixes(whole, stop).find(isOfSize)
  if (sentence !== undefined) return sentence
  const first = prefixes(whole, stop).at(-1) ?? whole
  const strong = prefixes(first, strongBreak).find((part) => isOfSize(part) && !waits.test(part))
  return strong ?? prefixes(first, addition).find((part) => isOfSize(part) && endsPhrase(part)) ?? ''
}
