import { hasBlanks, isLegal } from './blanks.ts'
import { isNote } from './notes.ts'
import { phrases } from './phrases.ts'
import { isAboutType, isDummy } from './specimen.ts'
import patterns from './leftover-patterns.json' with { type: 'json' }
import { isTranslationKey } from './translation-key.ts'

/**
 * A kind of text that no page means to show. `isCode`: pages about programming show it on purpose. `isFilled`: scripts may replace it once the page
 * runs, in a template or (`late`) on any page. A page about the `topic` shows it on purpose. `quoted`: it counts even in quotation marks; `retold`: in long ones, as those of a customer.
 */
export type LeftoverRule = {
  words: string
  group: 'value' | 'placeholder' | 'notice'
  matches: (text: string, about: string) => boolean
  isCode?: true
  isFilled?: true | 'late'
  topic?: { test: (about: string) => boolean }
  quoted?: true
  retold?: true
}

type Row = { words: string; pattern: string; flags: string; topic?: string } & Pick<
  LeftoverRule,
  'isCode' | 'isFilled' | 'quoted' | 'retold'
>

const ofPages = (topic: RegExp) => ({ test: (about: string) => topic.test(about) && !isLegal(about) })

function ruleOf({ words, pattern, flags, topic, ...more }: Row): LeftoverRule {
  const compiled = new RegExp(pattern, flags)
  return {
    words,
    group: 'value',
    matches: (text) => compiled.test(text),
    ...more,
    ...(topic && { topic: ofPages(new RegExp(topic, 'i')) }),
  }
}

const rows = patterns as Record<'first' | 'second' | 'last', Row[]>

const merges = /\be-?mails?\b|newsletter|personali[sz]|\bprompts?\b|\bmerge|campaign|snippet|chatbot|template|contract|letter|generator/i
const translating = /i18n|l10n|translat|locali[sz]/i
const missing = new RegExp(patterns.missing.join('|'), 'gi')

/** Whether a copyright notice names somebody else than the page. */
const isOthers = (owner: string | undefined, about: string) => owner !== undefined && !about.toLowerCase().includes(owner.toLowerCase())

const quotations = /“[^”]*”|"[^"]*"|‘[^’]*’|«[^»]*»|„[^“]*“|`[^`]*`|「[^」]*」/g

const mentions =
  /\b(?:filler|placeholder|lorem|dummy|gr[ae]ek|text|copy|words?|write|type|typeset|call(?:s|ed)?|paste|blindtext|platzhalter|schreib|faux|relleno|segnaposto|wörter|mots|palabras|parole)/i

/** Whether a sentence only mentions it. Beside a theme’s testimonial stand a name and a role. */
const isQuotedIn = (text: string) => {
  const rest = text.replaceAll(quotations, '')
  return !isDummy(rest) && (rest.match(/\p{L}+/gu)?.length ?? 0) > 3 && mentions.test(rest)
}

/** Words that can appear in a sentence, such as “undefined”, count only where a value belongs. */
export const leftoverRules: readonly LeftoverRule[] = [
  {
    words: 'placeholder text',
    group: 'placeholder',
    matches: (text) => isDummy(text) && !isQuotedIn(text),
    topic: { test: isAboutType },
    quoted: true,
  },
  {
    words: 'placeholder text',
    group: 'placeholder',
    matches: (text) =>
      phrases.anywhere().test(text) ||
      phrases.alone().test(text) ||
      /^[^.?!]{0,20}\byour (?:headline|heading|title|subtitle|tagline|text|content|copy|description|quote|testimonial|caption)(?: text)? (?:goes )?here\b/i.test(
        text,
      ),
    topic: /(?:sample|filler) text|placeholder|template|\bto-?dos?\b|dummy|blindtext|docusaurus/i,
    quoted: true,
  },
  {
    words: 'a template’s copyright notice',
    group: 'placeholder',
    matches: (text, about) => isOthers(phrases.owners().exec(text)?.[1], about),
    topic: /template|legal/i,
  },
  {
    words: 'a blank to fill in',
    group: 'placeholder',
    matches: (text, about) =>
      /^\[(?:[A-Z][\w-]* ){0,4}(?:Visualization|Diagram|Image|Photo|Picture|Screenshot|Illustration|Mockup|Logo|Chart|Map|Video)(?: Here)?\]$/i.test(
        text,
      ) ||
      /[$€£]\s?X{1,3}(?:\.X{2})?(?![\w])|^X{2,3}[%+KM]?$|\bX{2,3}[,.]?X*\+ /.test(text) ||
      hasBlanks(text, about),
    isCode: true,
    topic: ofPages(merges),
  },
  {
    words: 'a demo shop’s notice',
    group: 'placeholder',
    matches: (text) => text.length < 240 && phrases.store().test(text),
    topic: /demo|theme|template|plugin|woocommerce|shopify|sandbox/i,
  },
  {
    words: 'a theme’s own notice',
    group: 'notice',
    matches: (text) => text.length < 160 && phrases.theme().test(text),
    topic: /wordpress/i,
  },
  ...rows.first.map(ruleOf),
  {
    words: 'a missing value',
    group: 'value',
    // “Nan” is a name.
    matches: (text) => (text.match(missing) ?? []).some((found) => found.includes('NaN') || /undefined|null|[Ii]nfinity|-1/.test(found)),
    topic: /\bNaN\b|undefined|infinity/i,
  },
  ...rows.second.map(ruleOf),
  {
    words: 'a translation key instead of text',
    group: 'value',
    matches: isTranslationKey,
    isCode: true,
    isFilled: true,
    topic: translating,
  },
  ...rows.last.map(ruleOf),
  {
    words: 'a note to yourself',
    group: 'placeholder',
    matches: isNote,
    isCode: true,
    topic:
      /\bto-?dos?\b|\bAI\b|chat|assistant|writing|editor|prompt|\bCMS\b|publish|translat|\bnotes?\b|proofread|placeholder|(?:dummy|filler|sample) text|blindtext|lorem/i,
  },
]

/** The first rule that a text breaks, among those that `applies` keeps. */
export function leftoverRuleOf(text: string, applies: (rule: LeftoverRule) => boolean = () => true, about = ''): LeftoverRule | undefined {
  const spoken = text.replaceAll(quotations, '“”')
  const told = text.replaceAll(quotations, (quotation) => (quotation.length < 30 ? '“”' : quotation))
  return leftoverRules.find((rule) => applies(rule) && rule.matches(rule.quoted ? text : rule.retold ? told : spoken, about))
}
