import { once } from '../../once.ts'
import words from './placeholders.json' with { type: 'json' }

const escaped = (phrases: readonly string[]) => phrases.map((phrase) => phrase.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')).join('|')
/** A phrase as a whole, with the marks that may stand around it. */
const whole = (phrases: readonly string[], after = '') =>
  once(() => new RegExp(`^[\\s"“«(\\[—–-]*(?:${escaped(phrases)})[\\s"”»)\\].!…]*${after}$`, 'iu'))
const inside = (phrases: readonly string[]) => once(() => new RegExp(`(?<![\\p{L}\\p{N}])(?:${escaped(phrases)})`, 'iu'))

/** What templates and themes say before somebody has written the text. */
export const phrases = {
  anywhere: inside(Object.values(words.anywhere).flat()),
  alone: whole(Object.values(words.alone).flat()),
  theme: inside(Object.values(words.theme).flat()),
  /** What shop software says until the shop opens. */
  store: inside(Object.values(words.store).flat()),
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
