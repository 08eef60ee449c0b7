import type { FieldName } from '../fields.ts'
import { foldWords } from '../texts/fold-words.ts'
import words from '../words/options/networks.json' with { type: 'json' }

/** Networks that profiles are on, by what options call them, in folded words. */
export const networks = new RegExp(words.others, 'u')

const own = (['twitter', 'linkedin', 'github'] as const).map((field) => [field, new RegExp(words[field], 'u')] as const)

/** The field that has the account on the network which an option names. */
export const networkOf = (option: string): FieldName | undefined => own.find(([, pattern]) => pattern.test(foldWords(option)))?.[0]
