import { dayWords } from '../../../shared/ui/day-words.ts'
import type { DirectoryEntry } from '../directories/records.ts'
import { addDays } from '../launch/launch.ts'
import { costOf, money } from './price.ts'
import { hasOwnDomain } from './product.ts'
import { productRules } from './product-gates.ts'
import { isStore, needsStars } from './timing.ts'
import { first, no, unknown, type GateInput, type Rule, type Verdict } from './verdict.ts'

/** Without `reasons`, nothing rules the directory out. `unknown` lists missing facts, which don’t rule it out. */
export type Judgement = { reasons: string[]; unknown: string[]; isLater?: true }

const rules: readonly Rule[] = [
  ({ state, closed }) => (state === 'closed' ? no(`It has closed${closed === undefined ? '' : `: ${closed.reason}`}.`) : null),
  judgeEntry,
  ...productRules,
  judgePrice,
  judgeFreeProduct,
  judgeSoldProduct,
  ({ facts }, { product }) =>
    facts.ownDomain?.value === true && !hasOwnDomain(product.url)
      ? no('The product needs its own domain, and yours is on a shared one.')
      : null,
  ({ facts }, { product }) => (facts.openSourceOnly?.value === true && !product.isOpenSource ? no('Open-source products only.') : null),
  ({ facts }, { product }) =>
    facts.released?.value === true && !product.isReleased ? no('Only for products that people can use now.') : null,
  judgeProductAge,
  judgeAccountAge,
  (entry) => (needsStars(entry) ? first(`Meet this first: ${entry.facts.eligibility?.value ?? ''}.`) : null),
  ({ facts }, { wishes }) =>
    facts.badge?.value === true && wishes.acceptsBadges !== true
      ? no('A free listing needs its badge on your site. Your settings leave badges out.')
      : null,
  judgeLink,
]

/** Every reason against a directory, and whatever isn’t known about it. A fact that is unknown excludes nothing. */
export function judgeDirectory(entry: DirectoryEntry, input: GateInput): Judgement {
  const judgement: Judgement = { reasons: [], unknown: [] }
  for (const rule of rules) {
    const verdict = rule(entry, input)
    if (verdict === null) continue
    if ('no' in verdict) judgement.reasons.push(typeof verdict.no === 'string' ? verdict.no : verdict.no())
    else if ('first' in verdict) {
      judgement.unknown.unshift(verdict.first)
      judgement.isLater = true
    } else judgement.unknown.push(`Not known whether ${verdict.unknown}.`)
  }
  return judgement
}

/** The same rules, first those that rule out most and read least. */
const cheapestFirst = [...productRules.toReversed(), ...rules.filter((rule) => !productRules.includes(rule))]

/** Whether there is any reason against it: for thousands, none is looked for in full. */
export const isRuledOut = (entry: DirectoryEntry, input: GateInput): boolean =>
  cheapestFirst.some((rule) => {
    const verdict = rule(entry, input)
    return verdict !== null && 'no' in verdict
  })

/** Notes that say that one can’t submit there, or only with another listing. */
const notOnItsOwn: readonly (readonly [RegExp, why: string])[] = [
  [/^one vendor listing feeds|\b(?:is|’s) fed by\b/i, 'Its listing comes with another directory’s.'],
  [/\brules for adding a list\b/i, 'It takes lists; each list has its own rules.'],
  [/\bno public form\b|\bno other way to submit\b/i, 'We don’t know how to submit there.'],
]

function judgeEntry(entry: DirectoryEntry): Verdict {
  const { note, submitUrl, account } = entry.facts
  const noted = notOnItsOwn.find(([sign]) => note !== undefined && sign.test(note.value))
  if (noted !== undefined) return no(noted[1])
  return submitUrl === undefined && account === undefined && !isStore(entry) ? unknown('and how it takes submissions') : null
}

function judgePrice(entry: DirectoryEntry, { wishes: { budget } }: GateInput): Verdict {
  const { free, price } = entry.facts
  if (isStore(entry)) return null
  const cost = costOf(entry)
  const isEnough = budget === null ? 'suits you' : 'is within your budget'
  if (cost !== null) return cost > (budget ?? cost) ? no(`Costs at least ${money(cost)}. Your budget is ${money(budget ?? 0)}.`) : null
  if (free?.value === false) return budget === 0 ? no('Has no free listing, and your budget is US$0.') : unknown(`its price ${isEnough}`)
  return unknown(price === undefined ? 'it’s free' : `“${price.value}” ${isEnough}`)
}

function judgeFreeProduct({ facts }: DirectoryEntry, { product: { pricing } }: GateInput): Verdict {
  if (facts.freeProductOnly?.value !== true || pricing === 'free') return null
  if (pricing === null || pricing === 'freemium') return unknown('it takes yours: only free products')
  return no('Only takes free products.')
}

/** Reviews and deals are for what is bought, crowdfunding for what isn’t out yet. */
function judgeSoldProduct({ facts }: DirectoryEntry, { product }: GateInput): Verdict {
  const type = facts.type?.value
  if (type === 'crowdfunding') return product.isReleased ? no('It funds products that aren’t out yet.') : null
  return (type === 'review site' || type === 'deal site') && product.pricing === 'free'
    ? no('It’s for paid products. Yours is free.')
    : null
}

function judgeProductAge({ facts }: DirectoryEntry, { product, today, lastDay }: GateInput): Verdict {
  const age = facts.productAge?.value ?? 0
  if (age === 0) return null
  if (!product.isReleased) return no(`The product has to be out for ${age} days, and yours isn’t released yet.`)
  if (product.releasedOn === null) return unknown(`your product is old enough: ${age} days since its first release`)
  const ready = addDays(product.releasedOn, age)
  if (ready <= today) return null
  if (lastDay === null) return unknown(`your product is old enough by then: it has to be out for ${age} days, until ${dayWords(ready)}`)
  return ready <= lastDay ? null : no(`The product has to be out for ${age} days. Yours is on ${dayWords(ready)}, after this plan.`)
}

function judgeAccountAge({ facts }: DirectoryEntry, { today, lastDay, accountSince }: GateInput): Verdict {
  const age = facts.accountAge?.value ?? 0
  if (age === 0) return null
  const ready = addDays(accountSince ?? today, age)
  if (ready <= today) return null
  if (lastDay === null) return age > 90 ? unknown(`an account can be old enough by then: ${age} days`) : null
  return ready <= lastDay ? null : first(`Needs an account ${age} days old. A new one won’t be old enough within this plan.`)
}

function judgeLink(entry: DirectoryEntry, { wishes, isFollowed }: GateInput): Verdict {
  const { facts } = entry
  if (!wishes.followedOnly || isFollowed === true || isKnownFollowed(entry)) return null
  if (facts.link?.value === 'nofollow') return no('Its links are nofollow, and you want followed ones only.')
  return facts.link?.value === 'mixed' ? unknown('your link would be followed: only some are') : unknown('its links are followed')
}

/** Whether its links are followed, as measured or read on its own pages. What others report isn’t known. */
export const isKnownFollowed = ({ facts: { link } }: Pick<DirectoryEntry, 'facts'>): boolean =>
  link?.value === 'followed' && (link.kind === 'measured' || link.kind === 'own page')
