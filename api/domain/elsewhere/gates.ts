import { categoryLabel } from '../../../shared/listing/taxonomy.ts'
import { dayWords } from '../../../shared/ui/day-words.ts'
import type { DirectoryEntry } from '../directories/records.ts'
import { addDays } from '../launch/launch.ts'
import { isKnownFollowed } from './order.ts'
import { hasOwnDomain, isLanguage, platformNames, type ElsewhereProduct } from './product.ts'
import type { ElsewherePlan } from './records.ts'
import { joinWords } from '../../../shared/join-words.ts'

/** What can keep a product out of a directory, or a directory out of a plan. */
export type Gate =
  | 'closed'
  | 'category'
  | 'platform'
  | 'language'
  | 'price'
  | 'free product'
  | 'own domain'
  | 'open source'
  | 'released'
  | 'product age'
  | 'account age'
  | 'badge'
  | 'link'

/** Without `reasons`, nothing rules the directory out. `unknown` lists missing facts, which don’t rule it out. */
export type Judgement = { reasons: { gate: Gate; words: string }[]; unknown: string[] }

export type GateInput = {
  product: ElsewhereProduct
  wishes: Pick<ElsewherePlan, 'budget' | 'followedOnly' | 'acceptsBadges'>
  today: string
  /** The last day of the plan; null as long as the launch has no day. */
  lastDay: string | null
  accountSince?: string | null | undefined
  /** We found a followed link at the maker’s listing there. */
  isFollowed?: boolean
}
type Verdict = { no: string } | { unknown: string } | null
type Rule = (entry: DirectoryEntry, input: GateInput) => Verdict

const no = (words: string): Verdict => ({ no: words })
const unknown = (words: string): Verdict => ({ unknown: words })

export const money = (amount: number): string =>
  `US$${amount.toLocaleString('en', { minimumFractionDigits: Number.isInteger(amount) ? 0 : 2, maximumFractionDigits: 2 })}`

/** What a listing costs at least, in US$; null if that isn’t known. */
export const costOf = ({ facts }: Pick<DirectoryEntry, 'facts'>): number | null =>
  facts.free?.value === true ? 0 : (facts.cost?.value ?? null)

/** Whether what is left of a budget, in US$, buys a listing. What is free or of unknown price needs no budget, also once the plan costs more than it. */
export const isAffordable = (entry: Pick<DirectoryEntry, 'facts'>, left: number): boolean => {
  const cost = costOf(entry) ?? 0
  return cost === 0 || Math.round(cost * 100) <= Math.round(left * 100)
}

const primary = (tag: string) => tag.toLowerCase().split('-')[0] ?? ''
const languageNames = new Intl.DisplayNames('en', { type: 'language' })
const languageName = (tag: string) => (isLanguage(tag) ? (languageNames.of(tag) ?? tag) : tag)
const platformLabel = (name: string) => platformNames[name] ?? name

const rules: readonly (readonly [Gate, Rule])[] = [
  ['closed', ({ state, closed }) => (state === 'closed' ? no(`It has closed${closed === undefined ? '' : `: ${closed.reason}`}.`) : null)],
  ['category', judgeCategory],
  ['platform', judgePlatform],
  ['language', judgeLanguage],
  ['price', judgePrice],
  ['free product', judgeFreeProduct],
  [
    'own domain',
    ({ facts }, { product }) =>
      facts.ownDomain?.value === true && !hasOwnDomain(product.url)
        ? no('The product needs its own domain, and yours is on a shared one.')
        : null,
  ],
  [
    'open source',
    ({ facts }, { product }) => (facts.openSourceOnly?.value === true && !product.isOpenSource ? no('Open-source products only.') : null),
  ],
  [
    'released',
    ({ facts }, { product }) =>
      facts.released?.value === true && !product.isReleased ? no('Only for products that people can use now.') : null,
  ],
  ['product age', judgeProductAge],
  ['account age', judgeAccountAge],
  [
    'badge',
    ({ facts }, { wishes }) =>
      facts.badge?.value === true && wishes.acceptsBadges !== true
        ? no('A free listing needs its badge on your site. Your settings leave badges out.')
        : null,
  ],
  ['link', judgeLink],
]

/** Every reason against a directory, and whatever isn’t known about it. A fact that is unknown excludes nothing. */
export function judgeDirectory(entry: DirectoryEntry, input: GateInput): Judgement {
  const judgement: Judgement = { reasons: [], unknown: [] }
  for (const [gate, rule] of rules) {
    const verdict = rule(entry, input)
    if (verdict === null) continue
    if ('no' in verdict) judgement.reasons.push({ gate, words: verdict.no })
    else judgement.unknown.push(`Not known whether ${verdict.unknown}.`)
  }
  return judgement
}

function judgeCategory({ facts }: DirectoryEntry, { product }: GateInput): Verdict {
  const takes = facts.categories?.value ?? []
  if (takes.length === 0) return null
  const names = joinWords(takes.map(categoryLabel))
  if (product.categories.length === 0) return unknown(`your product is in a category it takes (${names})`)
  return takes.some((category) => product.categories.includes(category)) ? null : no(`Only takes ${names}.`)
}

function judgePlatform({ facts }: DirectoryEntry, { product }: GateInput): Verdict {
  const takes = facts.platforms?.value ?? []
  if (takes.length === 0) return null
  const names = joinWords(takes.map(platformLabel))
  if (product.platforms.length === 0) return unknown(`your product runs on a platform it takes (${names})`)
  return takes.some((platform) => product.platforms.includes(platform)) ? null : no(`Only for these platforms: ${names}.`)
}

function judgeLanguage({ facts }: DirectoryEntry, { product }: GateInput): Verdict {
  const takes = facts.languages?.value ?? []
  if (takes.length === 0) return null
  const names = joinWords(takes.map(languageName))
  if (product.languages.length === 0) return unknown(`your product is in a language it takes (${names})`)
  const spoken = new Set(product.languages.map(primary))
  return takes.some((tag) => spoken.has(primary(tag))) ? null : no(`Only takes products in ${names}.`)
}

function judgePrice(entry: DirectoryEntry, { wishes: { budget } }: GateInput): Verdict {
  const cost = costOf(entry)
  const { free, price } = entry.facts
  if (cost !== null) return cost > budget ? no(`Costs at least ${money(cost)}. Your budget is ${money(budget)}.`) : null
  if (free?.value === false)
    return budget === 0 ? no('Has no free listing, and your budget is US$0.') : unknown('its price is within your budget')
  return price === undefined ? unknown('it’s free') : unknown(`“${price.value}” is within your budget`)
}

function judgeFreeProduct({ facts }: DirectoryEntry, { product: { pricing } }: GateInput): Verdict {
  if (facts.freeProductOnly?.value !== true || pricing === 'free') return null
  if (pricing === null || pricing === 'freemium') return unknown('it takes yours: only free products')
  return no('Only takes free products.')
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
  return ready <= lastDay ? null : no(`An account has to be ${age} days old, which is after this plan.`)
}

function judgeLink(entry: DirectoryEntry, { wishes, isFollowed }: GateInput): Verdict {
  const { facts } = entry
  if (!wishes.followedOnly || isFollowed === true || isKnownFollowed(entry)) return null
  if (facts.link?.value === 'nofollow') return no('Its links are nofollow, and you want followed ones only.')
  return facts.link?.value === 'mixed' ? unknown('your link would be followed: only some are') : unknown('its links are followed')
}
