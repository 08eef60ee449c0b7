import { isFreeChip } from '../../../../listing/pricing/free-words.ts'
import { pricingTitle } from '../../../../listing/pricing/price-words.ts'
import { once } from '../../../../once.ts'
import type { Page, TextBlock } from '../../../../page/page.ts'
import { wholeWord } from '../../../../whole-words.ts'
import { amountsIn, perIn, perOf, type Amount } from '../amounts.ts'
import { isBeside, namesOf, share, wordsOf } from './price-names.ts'
import { areAbove, beforeLimit, isApart, isAround, isExcepted, isFollowing, isLabel, type PricePage } from './price-page.ts'
import written from './prices.json' with { type: 'json' }

/**
 * What a page asks for a thing, by the words of its name. `card`: beside its name, in a table or list, too; `text`: in a sentence that says nothing else;
 * `mention`: anywhere; `order`: the one price where people order. `beside`: what a card says of it besides, or the heading above a sentence that names something else. `tax`: how much of it that may be, in percent. `isPlain`: the page around it is about nothing else.
 */
export type Price = {
  name: string[]
  price: number
  currency: string
  per: string
  text: string
  by: 'card' | 'text' | 'mention' | 'offer' | 'order'
  isPlain: boolean
  tax: number
  isSold: boolean
  beside: string
}
export const pattern = (make: () => string) => once(() => new RegExp(make(), 'iu'))
export const only = String.raw`(?:(?:${written.only})\s*)?(?:${written.before})?\s?$`
const lead = pattern(() => String.raw`^[\s(]*(?:(?:${written.price})\s*[:：]?\s*)?${only}`)
const naming = pattern(
  () =>
    String.raw`^(?:[^.!?]{0,20}(?:${written.priceOf})\s)?(?<name>[^:;,.!?]{2,60}?)(?:[’']s)?(?:\s*[:：]|\s[–—-]|(?<=\p{L})[はが]|\s(?:${written.verb}))\s*${only}`,
)
const taxed = pattern(() => wholeWord(written.taxed))
const whole = pattern(() => `^(?:${written.whole})$`)
/** “One loaf each Friday” is the loaf. */
const each = /\s(?:each|every|per|an?|pro|par|por|al)\s\p{L}+$/iu
export const isHeading = (tag: string) => /^h\d$/.test(tag)
export const sentencesOf = (text: string) => text.split(/(?<=[.!?])\s+(?=\P{Ll})|(?<=[。！？])/u)
const quote = (text: string) =>
  beforeLimit(text)
    .replace(/[.。]$/, '')
    .slice(0, 90)
const unitOf = ({ currency, written: text }: Amount) => currency || (/\p{L}+$/u.exec(text)?.[0].toLowerCase() ?? '')

/** “Acme Team” is the plan “Team” of Acme. */
function withoutSite(name: string, { url, openGraph, applicationName }: Page): string {
  const [host] = (URL.parse(url)?.hostname ?? '')
    .split('.')
    .slice(0, -1)
    .toSorted((a, b) => b.length - a.length)
  const all = [openGraph['site_name'], applicationName, host].flatMap((one) => (one ? [one.toLowerCase()] : []))
  return name.slice(all.find((one) => name.toLowerCase().startsWith(`${one} `))?.length ?? 0).trim()
}

/** No country’s tax on sales is higher; only Americans and a few others speak of “tax” alone. */
const taxIn = (said: string, currency: string) =>
  said.trim() === '' ? 0 : /^\W*(?:\w+\W+)*tax(?:es)?\W*$/i.test(said) && /^(?:USD|CAD)$/.test(currency) ? 15 : 28

const toFact = (amount: Amount, context: PricePage, rest: Pick<Price, 'name' | 'per' | 'text' | 'by'> & Partial<Price>): Price => ({
  price: amount.price,
  currency: unitOf(amount),
  isPlain: true,
  tax: taxIn(context.net, unitOf(amount)),
  isSold: false,
  beside: '',
  ...rest,
  text: quote(rest.text),
})

type Said = Pick<Price, 'by' | 'text'> & { per?: string; above?: readonly string[]; around?: string; beside?: string; isSold?: boolean }
export function toPrice(named: string, amount: Amount, said: Said, context: PricePage): Price[] {
  const { by, text, per: known = '', above = [], around = '', beside = '', isSold = false } = said
  const { page, language, hasYears, net } = context
  const per = perOf(amount, text.slice(0, text.indexOf(amount.written))).per || known
  const name = namesOf(withoutSite(named, page).replace(each, ''), language, per)
  // Paid by the year, a month costs less.
  if ((per.includes('month') && hasYears) || isBeside(named) || name.length === 0) return []
  const isPlain = areAbove(above, name, context) && isAround(name, context)
  return [
    toFact(amount, context, {
      name,
      per,
      text,
      by,
      isPlain,
      tax: taxIn(`${net} ${taxed().exec(around)?.[0] ?? ''}`, unitOf(amount)),
      isSold,
      beside,
    }),
  ]
}

/** An amount that stands for itself, or a word for free. */
export function aloneIn(text: string, context: PricePage): Amount | null {
  const [amount, ...others] = amountsIn(text)
  const isFree = amount === undefined && text.length < 20 && isFreeChip(text.replace(/[.!]$/, ''))
  if (isFree) return { price: 0, currency: '', rest: '', index: 0, written: text }
  const isAlone = amount !== undefined && others.length === 0 && lead().test(text.slice(0, amount.index))
  return isAlone && isFollowing(perOf(amount).after, context) ? amount : null
}

export function inCell(block: TextBlock, amount: Amount, above: readonly string[], context: PricePage): Price[] {
  const [column, row] = [perIn(block.cell?.column ?? ''), perIn(block.cell?.row ?? '')]
  if ([column.rest, ...above.filter((one) => one !== context.first || context.path !== '')].some((text) => isApart(text, context)))
    return []
  const heads = [row.rest, column.rest].filter((text) => namesOf(text, context.language).length > 0)
  const others = context.blocks.filter(
    (one, at) =>
      one.cell?.row === block.cell?.row &&
      one.heading === block.heading &&
      context.amounts[at]?.length === 0 &&
      /\d\s?\p{L}/u.test(one.text),
  )
  const beside = others.map((one) => one.text).join()
  const per = column.per || row.per || context.caption
  const said = { by: 'card' as const, text: `${heads.join(', ')}: ${block.text}`, per, above, beside, isSold: true }
  return toPrice(heads.join(' '), amount, said, context)
}

/** The thing that a price is beside: below its heading, or below a label, where one heading is above several. */
export function onCard(at: number, amount: Amount, text: string, context: PricePage): Price[] {
  const { blocks, amounts, headings, first, path, caption } = context
  const [before, block, next] = [blocks[at - 1], blocks[at], blocks[at + 1]]
  if (block === undefined) return []
  const { heading } = block
  const isPriced = (one: TextBlock, there: number) => one.heading === heading && one.cell === undefined && amounts[there]?.length === 1
  const isGeneral = pricingTitle.test(heading) || blocks.filter(isPriced).length > 1
  const isNamed =
    before !== undefined && isLabel(before) && amounts[at - 1]?.length === 0 && !isHeading(before.tag) && !/[.!?]$/.test(before.text)
  const label = isNamed && (isGeneral || before.tag === 'dt') ? before.text : null
  const name = label ?? heading
  // The next thing’s name, or one of a list of what comes with it.
  const isNextLabel = (one: TextBlock) =>
    (one === next && label !== null && amounts[at + 2]?.length === 1) || (one.tag === 'li' && !/\d\s?\p{L}/u.test(one.text))
  const beside = [label === null ? before : undefined, next].filter(
    (one) => one?.heading === heading && !isHeading(one.tag) && isLabel(one) && !one.action && !isNextLabel(one),
  )
  const above = (headings[at] ?? []).slice(0, label === null ? -1 : undefined).filter((one) => one !== first || path !== '')
  const isSpecial = beside.some((one) => isExcepted(perIn(one?.text ?? '').rest, context)) || above.some((one) => isApart(one, context))
  const isFirst = name === first && path === '' && new Set(amounts.flat().map(({ price }) => price)).size > 1
  if (isSpecial || isFirst || /^$|\?$/.test(name)) return []
  const per = (beside.includes(next) ? perOf({ rest: next?.text ?? '' }).per : '') || caption
  const more = beside.flatMap((one) => {
    const { rest } = perIn(one?.text ?? '')
    return isFollowing(rest, context) || /[.!?]$/.test(rest) ? [] : [rest]
  })
  const isOne = context.amounts.flat().length === 1
  const isSold = isOne || block.scopes.includes('pricing') || pricingTitle.test(heading) || context.acting.has(heading)
  return toPrice(name, amount, { by: 'card', text: `${name}: ${text}`, per, above, beside: more.join(), isSold }, context)
}

/** “The weekend course costs £145.” */
export function inSentence(sentence: string, block: TextBlock, context: PricePage): Price[] {
  const { page, language } = context
  const [amount, ...others] = amountsIn(sentence)
  if (amount === undefined || others.length > 0 || amount.price === 0) return []
  const { per, after } = perOf(amount)
  const before = sentence.trimStart().slice(0, amount.index)
  const name = naming().exec(before)?.groups?.['name']
  if (name === undefined || !isFollowing(after, context)) return []
  const heading = isHeading(block.tag) ? '' : block.heading
  const title = withoutSite(heading, page).replace(/[:–—].*$/, '')
  const [own, longer] = [name, title].map((text) => namesOf(text, language, per))
  const isLonger = own !== undefined && own.length > 0 && own.every((word) => longer?.includes(word)) && !pricingTitle.test(heading)
  const isItem = /[:：]\s*$/.test(before) && !/[.!]$/.test(sentence)
  const above = heading === '' ? [] : [heading]
  const words = (isLonger ? longer : own) ?? []
  const isAsked = heading.endsWith('?') && share(namesOf(heading, language), words)
  const beside = isAsked || heading === context.first || areAbove(above.length === 0 ? [] : [title], words, context) ? '' : heading
  const said = { text: sentence, above, around: isItem ? '' : block.text, isSold: isItem, beside }
  return toPrice(isLonger ? title : name, amount, { by: isItem ? 'card' : 'text', ...said }, context)
}

/** A price in any other text, with the words that say for what it is. */
export function mentioned(text: string, words: string, context: PricePage): Price[] {
  const [amount, ...others] = amountsIn(text)
  if (amount === undefined || others.length > 0 || amount.price === 0) return []
  const { per, after } = perOf(amount)
  const [left, right] = [text.slice(Math.max(0, amount.index - 50), amount.index), after.slice(0, 40)]
  const near = `${/[^.!?。！？]*$/u.exec(left)?.[0]} ${/^[^.!?。！？]*/u.exec(right)?.[0]}`
  const part = `${/[^,;]*$/u.exec(left)?.[0]}${/^[^,;]*/u.exec(right)?.[0]}`
  if (isExcepted(near, context) || isBeside(part) || (per !== '' && context.hasYears)) return []
  const name = wordsOf(words, context.language).filter((word) => !whole().test(word))
  return [toFact(amount, context, { name, per, text, by: 'mention' })]
}
