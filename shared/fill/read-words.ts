import { foldWords, nameWords } from './fold-words.ts'
import type { ControlTexts } from './control-texts.ts'
import { isNever, type Meaning, type NamePart, type NeverKind, type Rule } from './words/meaning.ts'
import { englishOthers } from './words/english-others.ts'
import { englishPhrases } from './words/english-phrases.ts'
import { eastNever, eastOthers, eastPhrases } from './words/east-rules.ts'
import { farNever, farWords } from './words/far-words.ts'
import { italianNever, italianOthers } from './words/italian-others.ts'
import { italianPhrases } from './words/italian-phrases.ts'
import { germanNever, germanOthers } from './words/german-others.ts'
import { germanPhrases } from './words/german-phrases.ts'
import { frenchNever, frenchOthers } from './words/french-others.ts'
import { frenchPhrases } from './words/french-phrases.ts'
import { dutchNever, dutchOthers } from './words/dutch-others.ts'
import { dutchPhrases } from './words/dutch-phrases.ts'
import { nordicNever, nordicOthers } from './words/nordic-others.ts'
import { nordicPhrases } from './words/nordic-phrases.ts'
import { moreNever, moreWords } from './words/more-words.ts'
import { nameParts } from './words/name-parts.ts'
import { neverWords } from './words/never-words.ts'
import { otherWords } from './words/other-words.ts'
import { isOfSomethingElse } from './words/plain-words.ts'
import { portugueseNever, portugueseOthers } from './words/portuguese-others.ts'
import { portuguesePhrases } from './words/portuguese-phrases.ts'
import { productWords } from './words/product-words.ts'
import { questionWords } from './words/question-words.ts'
import { spanishNever, spanishOthers } from './words/spanish-others.ts'
import { spanishPhrases } from './words/spanish-phrases.ts'

/** Where evidence comes from, in the order of its weight. */
export type Source = 'autocomplete' | 'label' | 'aria' | 'name' | 'placeholder' | 'nearby'

/** What one text says a control is. `weight` is how often such a text is right, from 0 to 1. `isWeak`: other words in it may make another thing of it. */
export type Evidence = {
  source: Source
  meaning: Meaning
  isGeneric: boolean
  isWeak?: boolean
  weight: number
  words: string
  part?: NamePart | undefined
}

const weights: Record<Source, number> = { autocomplete: 0.9, label: 0.95, aria: 0.93, name: 0.86, placeholder: 0.76, nearby: 0.88 }

const nevers: readonly Rule[] = [
  ...neverWords,
  ...moreNever,
  ...farNever,
  ...eastNever,
  ...germanNever,
  ...frenchNever,
  ...dutchNever,
  ...nordicNever,
  ...spanishNever,
  ...portugueseNever,
  ...italianNever,
]
/** Rules that know the whole of a phrase: other words beside theirs make nothing else of it. */
const wholes = new Set<Rule>([
  ...questionWords,
  ...eastPhrases,
  ...germanPhrases,
  ...frenchPhrases,
  ...dutchPhrases,
  ...nordicPhrases,
  ...spanishPhrases,
  ...portuguesePhrases,
  ...italianPhrases,
])
const all: readonly Rule[] = [
  ...nevers,
  ...germanOthers,
  ...frenchOthers,
  ...dutchOthers,
  ...nordicOthers,
  ...spanishOthers,
  ...portugueseOthers,
  ...italianOthers,
  ...eastOthers,
  ...nameParts,
  ...englishOthers,
  ...otherWords,
  // Before English and its neighbours, whose words stand in theirs: “persona”, “presenta”, “frase … Twitter”.
  ...spanishPhrases,
  ...portuguesePhrases,
  ...italianPhrases,
  ...germanPhrases,
  ...frenchPhrases,
  ...dutchPhrases,
  ...nordicPhrases,
  ...eastPhrases,
  ...questionWords,
  ...englishPhrases,
  ...productWords,
  ...moreWords,
  ...farWords,
]
const rules: readonly Rule[] = [...all.filter(({ isGeneric }) => !isGeneric), ...all.filter(({ isGeneric }) => isGeneric)]

/** What folded words mean by the first rule that fits. */
export const meaningOf = (folded: string): Rule | null =>
  folded === '' ? null : (rules.find(({ pattern }) => pattern.test(folded)) ?? null)

/** What browsers fill in by `autocomplete` (HTML, section 4.10.18.7). All other tokens are about people and addresses. */
const tokens: Record<string, Meaning> = {
  url: 'url',
  email: 'email',
  name: 'makerName',
  organization: 'company',
  country: 'country',
  'country-name': 'country',
  photo: 'other',
}

function readAutocomplete(value: string): Evidence | null {
  const parts = value.split(/\s+/)
  const token = parts.at(-1) ?? ''
  const evidence = (meaning: Meaning, isGeneric = false, part?: NamePart): Evidence => ({
    source: 'autocomplete',
    meaning,
    isGeneric,
    weight: weights.autocomplete,
    words: token,
    part,
  })
  if (parts.includes('shipping')) return evidence('other')
  if (parts.includes('billing') || /^cc-|^transaction-/.test(token)) return evidence('payment')
  if (token.endsWith('-password')) return evidence('password')
  if (token === 'given-name') return evidence('makerName', false, 'first')
  if (token === 'family-name') return evidence('makerName', false, 'last')
  if (token === 'one-time-code') return evidence('code')
  const meaning = tokens[token]
  // Forms say “name” and “url” of their product as well as of the person.
  if (meaning !== undefined) return evidence(meaning, meaning === 'url' || meaning === 'makerName')
  return /^(?:username|tel|address|street|postal|additional|honorific|nickname|bday|sex|language|impp)/.test(token)
    ? evidence('other')
    : null
}

function readText(source: Source, text: string, folded = foldWords(text)): Evidence | null {
  const found = meaningOf(folded)
  if (found === null) return null
  // A sentence may name a field only in passing.
  const isLong = folded.split(' ').length > 9
  const isWeak = (found.meaning === 'email' || !wholes.has(found)) && isOfSomethingElse(found.meaning, folded)
  const weight = weights[source] * (isWeak ? 0.7 : isLong ? 0.85 : 1)
  return { source, meaning: found.meaning, isGeneric: found.isGeneric === true, isWeak, weight, words: text, part: found.part }
}

/** All that the texts of a control say of it, in the order of their weight. */
export function readEvidence(texts: ControlTexts): Evidence[] {
  // An id often holds the form’s own prefix: it counts where the name says nothing.
  const named = texts.names.map((name) => readText('name', name, nameWords(name))).find((evidence) => evidence !== null) ?? null
  const label = readText('label', texts.label) ?? inBrackets(readText('label', texts.labelHint))
  return [
    readAutocomplete(texts.autocomplete),
    label,
    readText('aria', texts.aria),
    readText('nearby', texts.nearby),
    named,
    readExample(texts.placeholder) ?? readText('placeholder', texts.placeholder),
  ].filter((evidence) => evidence !== null)
}

/** “Where does it live? (URL)”: what is in brackets or follows a question says it more plainly, or says something else. */
const inBrackets = (evidence: Evidence | null): Evidence | null =>
  evidence === null || evidence.words.split(' ').length > 6 ? null : { ...evidence, weight: evidence.weight * 0.85 }

/** Examples in a placeholder: an address, an email address, a handle. */
function readExample(placeholder: string): Evidence | null {
  const evidence = (meaning: Meaning, weight: number): Evidence => ({
    source: 'placeholder',
    meaning,
    isGeneric: true,
    weight,
    words: placeholder,
  })
  if (/github\.com|gitlab\.com/.test(placeholder)) return evidence('github', 0.75)
  if (/youtube\.com|youtu\.be|vimeo\.com|loom\.com/.test(placeholder)) return evidence('video', 0.75)
  if (/(?:twitter|\/\/x)\.com/.test(placeholder)) return evidence('twitter', 0.75)
  if (/linkedin|facebook|instagram|apps\.apple|play\.google/.test(placeholder)) return evidence('other', 0.75)
  if (/\S+@\S+\.\S+/.test(placeholder)) return evidence('email', 0.8)
  return /\bhttps?:\/\/|\bwww\.|^(?:e\.?g\.? ?)?[\w-]+\.(?:com|app|io|dev|co|org|net|ai|example)\/?$/.test(placeholder)
    ? evidence('url', 0.6)
    : null
}

/** Whether any text says that the control is never touched, even in passing. */
export function readNever(texts: ControlTexts, evidence: readonly Evidence[]): NeverKind | null {
  const found = evidence.find(({ meaning }) => isNever(meaning))
  if (found && isNever(found.meaning)) return found.meaning
  const [hint, section] = [foldWords(texts.hint), foldWords(texts.section)]
  const inHint = nevers.find(
    ({ meaning, pattern }) =>
      (meaning === 'trap' && (pattern.test(hint) || pattern.test(section))) || (meaning === 'captcha' && pattern.test(hint)),
  )
  return inHint && isNever(inHint.meaning) ? inHint.meaning : null
}
