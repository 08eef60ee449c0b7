import { dutchNever, dutchOthers } from './dutch-others.ts'
import { dutchPhrases } from './dutch-phrases.ts'
import { frenchNever, frenchOthers } from './french-others.ts'
import { frenchPhrases } from './french-phrases.ts'
import { germanNever, germanOthers } from './german-others.ts'
import { germanPhrases } from './german-phrases.ts'
import { italianNever, italianOthers } from './italian-others.ts'
import { italianPhrases } from './italian-phrases.ts'
import type { Rule } from '../meaning.ts'
import { nordicNever, nordicOthers } from './nordic-others.ts'
import { nordicPhrases } from './nordic-phrases.ts'
import { portugueseNever, portugueseOthers } from './portuguese-others.ts'
import { portuguesePhrases } from './portuguese-phrases.ts'
import { spanishNever, spanishOthers } from './spanish-others.ts'
import { spanishPhrases } from './spanish-phrases.ts'

/** The rules of German, French, Dutch, the Scandinavian languages, Spanish, Portuguese and Italian, in the order in which they are tried. */
export const westNever: readonly Rule[] = [
  ...germanNever,
  ...frenchNever,
  ...dutchNever,
  ...nordicNever,
  ...spanishNever,
  ...portugueseNever,
  ...italianNever,
]
export const westOthers: readonly Rule[] = [
  ...germanOthers,
  ...frenchOthers,
  ...dutchOthers,
  ...nordicOthers,
  ...spanishOthers,
  ...portugueseOthers,
  ...italianOthers,
]
export const southPhrases: readonly Rule[] = [...spanishPhrases, ...portuguesePhrases, ...italianPhrases]
export const northPhrases: readonly Rule[] = [...germanPhrases, ...frenchPhrases, ...dutchPhrases, ...nordicPhrases]
