import { once } from '../../once.ts'
import words from './placeholders.json' with { type: 'json' }

const escaped = (phrases: readonly string[]) => phrases.map((phrase) => phrase.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')).join('|')
/** A phrase as a whole, with the marks that may stand around it. */
const whole = (phrases: readonly string[], after = '') =>
  once(() => new RegExp(`^[\\s"“«(\\[—–-]*(?:${escaped(phrases)})[\\s"”»)\\].!…]*${after}$`, 'iu'))
const inside = (phrases: readonly string[]) => `(?<![\\p{L}\\p{N}])(?:${escaped(phrases)})(?!-?[\\p{Script=Latin}\\p{Script=Cyrillic}])`
/** A phrase after a name or a sentence at the most, with the rest of a blank, and nothing after it. */
const last = (phrases: readonly string[]) =>
  `(?:^[\\s"“«(]*|[|·•.–—]\\s*|\\s-\\s)(?:${escaped(phrases)})(?:(?<=\\[)[^\\]]{1,60}\\])?[\\s"”».!…]*$`
const either = (one: string, other: string) => once(() => new RegExp(`${one}|${other}`, 'iu'))
const allOf = (words: Record<string, readonly string[]>) => Object.values(words).flat()

/** What templates and themes say before somebody has written the text. */
export const phrases = {
  anywhere: either(inside(allOf(words.anywhere)), last(allOf(words.taglines))),
  alone: whole(allOf(words.alone)),
  theme: either(inside(allOf(words.theme)), last(allOf(words.credits))),
  /** What shop software says until the shop opens. */
  store: once(() => new RegExp(inside(allOf(words.store)), 'iu')),
  wordpress: whole(words.wordpress),
  /** Names of made-up people, with what may follow: a role, a company. */
  people: whole(words.people, '(?:[,·|–—-].{0,60})?'),
  /** A copyright notice that names nobody. */
  owners: once(
    () =>
      new RegExp(
        `(?:©|\\(c\\)|copyright)[\\s\\d,.–-]*(?:by |von |par |por )?\\[?(${escaped(words.owners)})(?:\\]|[\\s,.]*(?:inc|ltd|llc|gmbh|corp|all |alle |tous |todos |tutti |alla |wszelkie |všechna |все |tüm |\\||·|—|–|$))`,
        'iu',
      ),
  ),
  soon: whole(words.soon),
}
