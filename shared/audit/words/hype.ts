import { once } from '../../once.ts'
import { clean } from './text.ts'

/** Praise that says nothing about the product. Only adjectives and adverbs, so that a sentence still works without them. */
const hype = new RegExp(
  [
    String.raw`(?<![\p{L}\p{N}])(?:`,
    String.raw`revolutionary|game[- ]changing|next[- ]gen(?:eration)?|cutting[- ]edge|bleeding[- ]edge|state[- ]of[- ]the[- ]art|`,
    String.raw`world[- ]class|best[- ]in[- ]class|ground[- ]?breaking|ultimate|unparalleled|unrivall?ed|mind[- ]blowing|insanely|`,
    String.raw`amazing|incredibl[ey]|awesome|world['’]s (?:best|first|leading|greatest|most advanced)|industry[- ]leading|#1|disruptive|`,
    String.raw`revolutionäre?[mnrs]?|bahnbrechende?[mnrs]?|ultimative?[mnrs]?|révolutionnaires?|ultimes?|incroyables?|`,
    String.raw`revolucionari[oa]s?|increíbles?|revolucionári[oa]s?|incríve(?:l|is)|rivoluzionari[oae]|incredibil[ei]|`,
    String.raw`революционн\p{L}+|инновационн\p{L}+|уникальн\p{L}+`,
    String.raw`)(?![\p{L}\p{N}])|革命的な|究極の|画期的な|革命性的?|颠覆性的?|顛覆性的?|终极的?|혁신적인|궁극의`,
  ].join(''),
  'giu',
)

/** The hype words in a text, each once, as written. */
export const hypeIn = (text: string): string[] => [...new Set(text.match(hype) ?? [])]

const intensifiers = 'most|more|very|truly|really|absolutely|simply|so|wirklich|absolut|vraiment|très|muy|davvero|самы[йе]'
const oneOrMore = `(?:(?:(?:${intensifiers})\\s+)?(?:${hype.source})(?:\\s*,\\s*|\\s+(?:(?:and|&|und|et|y)\\s+)?|))+`

/** One or more hype words in a row, with the article before and the letter after them. */
const hypeRun = once(() => new RegExp(`(?:\\b(an?)\\s+)?${oneOrMore}(?=(.)?)`, 'giu'))

/** Where a sentence would break without its hype: after "and", or as its whole predicate. */
const bears = once(() => [
  new RegExp(`(?<!,)\\s(?:and|or|und|oder|et|ou|y)\\s+(?!incredibly|insanely)${oneOrMore}`, 'iu'),
  new RegExp(`\\s(?:is|are|was|be|ist|sind|est|sont|es|son|è)\\s+${oneOrMore}(?:[.!?;:,]|$)`, 'iu'),
])

/** The text without hype words, its articles and capital adjusted; unchanged if the sentence would break. */
export function withoutHype(text: string): string {
  // Most texts have none, and the patterns for the others take long to compile.
  const hasHype = text.search(hype) !== -1
  if (hasHype && bears().some((pattern) => pattern.test(text))) return text
  const withoutRun = (_: string, article?: string, next?: string) =>
    article === undefined ? ' ' : ` ${article.charAt(0)}${/[aeiou]/i.test(next ?? '') ? 'n' : ''} `
  // French puts a space before these marks.
  const gap = /\s[;:!?]/u.test(text) ? /\s+([,.])/gu : /\s+([,.;:!?])/gu
  const tidy = (hasHype ? clean(text.replace(hypeRun(), withoutRun)).replace(gap, '$1') : clean(text)).replace(/^[\s,;:–—-]+/u, '')
  return /^\p{Lu}/u.test(text) ? tidy.charAt(0).toUpperCase() + tidy.slice(1) : tidy
}
