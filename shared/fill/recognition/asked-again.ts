import type { ControlTexts } from '../texts/control-texts.ts'
import { foldWords, nameWords } from '../texts/fold-words.ts'
import sources from './sources.json' with { type: 'json' }

/** Words that ask people to repeat what they entered, in folded texts. */
export const again = new RegExp(sources.again, 'u')
const numbered = /(?:mail|email)[_-]?2$|_2$|confirm|repeat|again|verify/i

/** Whether an email box asks you to repeat the address from the box before it. */
export const isAskedAgain = ({ label, aria, nearby, placeholder, hint, labelHint, names }: ControlTexts): boolean =>
  again.test(foldWords([label, aria, nearby, placeholder, labelHint].join(' | '))) ||
  (again.test(foldWords(hint)) && hint.length < 60) ||
  names.some((name) => numbered.test(name) || again.test(nameWords(name)))
