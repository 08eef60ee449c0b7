import { eastNever, eastOthers, eastPhrases } from './east/east-rules.ts'
import { englishOthers } from './english-others.ts'
import { englishPhrases, englishStarts } from './english-phrases.ts'
import { farNever, farWords } from './east/far-words.ts'
import { fits, type Rule } from './meaning.ts'
import { moreNever, moreWords } from './more-words.ts'
import { nameParts } from './name-parts.ts'
import { neverWords } from './never-words.ts'
import { otherWords } from './other-words.ts'
import { productWords } from './product-words.ts'
import { questionWords } from './question-words.ts'
import { northPhrases, southPhrases, westNever, westOthers } from './west/west-rules.ts'

/** What is never touched, in all languages. */
export const nevers: readonly Rule[] = [...neverWords, ...moreNever, ...farNever, ...eastNever, ...westNever]

const wholes = new Set<Rule>([...questionWords, ...eastPhrases, ...northPhrases, ...southPhrases])

/** Whether a rule knows the whole of a phrase: other words beside its own make nothing else of it. */
export const isWhole = (rule: Rule): boolean => wholes.has(rule)

const all: readonly Rule[] = [
  ...nevers,
  ...westOthers,
  ...eastOthers,
  ...nameParts,
  ...englishStarts,
  ...englishOthers,
  ...otherWords,
  // Before English, whose words stand in theirs: “persona”, “presenta”, “frase … Twitter”.
  ...southPhrases,
  ...englishPhrases,
  ...northPhrases,
  ...eastPhrases,
  ...questionWords,
  ...productWords,
  ...moreWords,
  ...farWords,
]
const rules: readonly Rule[] = [...all.filter(({ isGeneric }) => !isGeneric), ...all.filter(({ isGeneric }) => isGeneric)]

/** What folded words mean by the first rule that fits. */
export const meaningOf = (folded: string): Rule | null => (folded === '' ? null : (rules.find((one) => fits(one, folded)) ?? null))
