import { once } from '../../../../once.ts'
import type { Page, TextBlock } from '../../../../page/page.ts'
import { anyOf, wholeWord } from '../../../../whole-words.ts'
import { languageOf } from '../../language.ts'
import { amountsIn, perIn, perOf, type Amount } from '../amounts.ts'
import { ownTexts } from '../claim.ts'
import { apart, byLanguage, exceptions, isBeside, isPlainName, namesOf, orders, pathOf, share } from './price-names.ts'
import written from './prices.json' with { type: 'json' }

const pattern = (make: () => string) => once(() => new RegExp(make(), 'iu'))
const [paid, limit, trial, price] = [
  pattern(() => `^(?:${written.paid})`),
  pattern(() => written.limit),
  pattern(() => written.trial),
  pattern(() => wholeWord(written.price)),
]
const untaxed = once(() => anyOf(written.untaxed.split('|')))
const yearly = pattern(() => `${wholeWord(written.yearly)}|${written.yearlyWide}`)
const together: Record<string, string> = written.with
const following = byLanguage(
  (language) =>
    new RegExp(
      String.raw`^\s*(?:$|です|[.!)。）]|,\s(?!\d)|[，、]|[(（]?(?:${together[language.slice(0, 2)] ?? written.with.en})(?!\p{L}))`,
      'iu',
    ),
)
/** Longer ones are about something else. */
const [longestLabel, longestCaption] = [40, 80]
export const isLabel = ({ text }: TextBlock): boolean => text.length < longestLabel

/** A sentence up to where it says for how many people that is. */
export const beforeLimit = (text: string): string => text.slice(0, limit().exec(text)?.index).trim()

/** The headings above each block, the nearest last. */
function headingsAbove(blocks: readonly TextBlock[]): string[][] {
  let open: { level: number; text: string }[] = []
  return blocks.map(({ tag, text, heading }) => {
    if (/^h\d$/.test(tag)) open = [...open.filter(({ level }) => level < Number(tag[1])), { level: Number(tag[1]), text }]
    return open.some((one) => one.text === heading) ? open.map((one) => one.text) : [heading]
  })
}

/** What a page says around its prices. `caption`: what all of them are for, as in “Prices per month”. `path`: null if it’s of a country of its own. */
export type PricePage = {
  page: Page
  language: string
  blocks: TextBlock[]
  amounts: Amount[][]
  headings: string[][]
  first: string
  path: string | null
  /** The words that say so if prices are without tax. */
  net: string
  hasYears: boolean
  caption: string
  /** Headings of what people can order. */
  acting: ReadonlySet<string>
  around: Map<string, boolean>
}

export function readPricePage(page: Page): PricePage {
  const blocks = ownTexts(page)
  const amounts = blocks.map(({ text }) => amountsIn(text))
  const captions = blocks.flatMap(({ text, cell }, at) =>
    cell === undefined && amounts[at]?.length === 0 && text.length < longestCaption && price().test(text) ? [perIn(text).per] : [],
  )
  const [caption = '', ...others] = new Set(captions.filter(Boolean))
  const language = languageOf(page)
  return {
    page,
    language,
    blocks,
    amounts,
    headings: headingsAbove(blocks),
    first: page.headings.find(({ level, text }) => level === 1 && text !== '')?.text ?? '',
    path: pathOf(page),
    net: untaxed().exec(page.text)?.[0] ?? '',
    hasYears: yearly().test(page.text) || amounts.flat().some((one) => perOf(one).per.includes('year')),
    caption: others.length === 0 ? caption : '',
    acting: new Set(blocks.filter(({ action, text }) => action && orders(text, language)).map(({ heading }) => heading)),
    around: new Map(),
  }
}

export const isExcepted = (text: string, { language }: PricePage): boolean => exceptions(language).test(text)
/** Whether a heading or a label tells its prices from others: “Students”, “Winter”. */
export const isApart = (text: string, { language }: PricePage): boolean => apart(language).test(text) || exceptions(language).test(text)

/** Whether what follows a price leaves it as it is: “, with lunch”, “, billed monthly”, “, the first 14 days are free”. */
export function isFollowing(after: string, { language }: PricePage): boolean {
  const rest = after.replace(paid(), '').replace(limit(), '').replace(trial(), '')
  const isPlain = following(language).test(rest) && !/\d/.test(rest)
  return isPlain && !exceptions(language).test(rest) && !isBeside(/^[^,;]*/u.exec(rest)?.[0] ?? '')
}

/** Whether the page is about nothing else than a thing of that name, or than prices. */
export function isAround(name: readonly string[], context: PricePage): boolean {
  const key = name.join(' ')
  const known = context.around.get(key) ?? isOf(name, context)
  context.around.set(key, known)
  return known
}
function isOf(name: readonly string[], context: PricePage): boolean {
  const { page, path, first, language } = context
  if (path === null || path === '') return path === ''
  const isOfIt = namesOf(first, language).some((one) => name.includes(one))
  const others = `${path} ${first}`.split(/\s+/).filter((word) => !share([word.toLowerCase()], name))
  return (
    // A path may be spelled in letters of its own.
    isPlainName(isOfIt ? path.replace(/[^\s\d]+$/u, '') : path, name, page, 0) &&
    isPlainName(first, name, page, 2) &&
    !others.some((word) => isApart(word, context))
  )
}
/** Whether headings, from that of the page to that above a thing, name nothing else. */
export const areAbove = (above: readonly string[], name: readonly string[], context: PricePage): boolean =>
  above.every(
    (heading) =>
      (context.path === '' && heading === context.first) ||
      (isPlainName(heading, name, context.page, 2) &&
        (share(namesOf(heading, context.language), name) || !apart(context.language).test(heading))),
  )
