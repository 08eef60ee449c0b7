import { isFreeChip } from '../../../listing/pricing/free-words.ts'
import { pricingTitle } from '../../../listing/pricing/price-words.ts'
import { once } from '../../../once.ts'
import type { Page, TextBlock } from '../../../page/page.ts'
import { anyOf, wholeWord } from '../../../whole-words.ts'
import { isProduct } from '../../structured-data/products.ts'
import { languageOf } from '../language.ts'
import { amountsIn, perIn, perOf, type Amount } from './amounts.ts'
import { ownTexts } from './claim.ts'
import { saidOn } from './facts.ts'
import { apart, exceptions, isBeside, isPlainName, namesOf, orders, pathOf, wordsOf } from './price-names.ts'
import written from './prices.json' with { type: 'json' }

/**
 * What a page asks for a thing, by the words of its name. `card`: beside its name, in a table or list, too; `text`: in a sentence that says nothing else;
 * `mention`: anywhere; `order`: the one price where people order. `isPlain`: the page around it is about nothing else.
 */
export type Price = {
  name: string[]
  price: number
  currency: string
  per: string
  text: string
  by: 'card' | 'text' | 'mention' | 'offer' | 'order'
  isPlain: boolean
  isTaxed: boolean
}
/** With all amounts of the page. */
export type PagePrices = { amounts: number[]; prices: Price[] }

const pattern = (make: () => string) => once(() => new RegExp(make(), 'iu'))
const only = String.raw`(?:(?:${written.only})\s*)?`
const lead = pattern(() => String.raw`^[\s(]*(?:(?:${written.price})\s*[:：]?\s*)?${only}(?:${written.before})?\s?$`)
const naming = pattern(
  () =>
    String.raw`^(?:[^.!?]{0,20}(?:${written.priceOf})\s)?(?<name>[^:;,.!?]{2,60}?)(?:[’']s)?(?:\s*[:：]|\s[–—-]|(?<=\p{L})[はが]|\s(?:${written.verb}))\s*${only}(?:${written.before})?\s?$`,
)
const answering = pattern(() => String.raw`^(?:(?:\p{L}+ )?(?:${written.verb})\s*)?${only}$`)
const [paid, limit] = [pattern(() => `^(?:${written.paid})`), pattern(() => written.limit)]
const asks = once(() => anyOf(written.asks.split('|')))
const untaxed = once(() => anyOf(written.untaxed.split('|')))
const taxed = pattern(() => wholeWord(written.taxed))
const yearly = pattern(() => `${wholeWord(written.yearly)}|${written.yearlyWide}`)
const eachOne = /\s(?:each|every|per|a|an|pro|par|por|al|per)\s\p{L}+$/iu

export const sentencesOf = (text: string): string[] => text.split(/(?<=[.!?])\s+(?=\P{Ll})|(?<=[。！？])/u)
const unitOf = ({ currency, written: text }: Amount) => currency || (/\p{L}+$/u.exec(text)?.[0].toLowerCase() ?? '')
/** Longer ones than a label are about something else. */
const label = 40

/** “Acme Team” is the plan “Team” of Acme. */
function withoutSite(name: string, { url, openGraph, applicationName }: Page): string {
  const hosts = (URL.parse(url)?.hostname ?? '').split('.')
  const site = [openGraph['site_name'], applicationName, ...hosts].find(
    (one) => one && name.toLowerCase().startsWith(`${one.toLowerCase()} `),
  )
  return name.slice(site?.length ?? 0).trim()
}

/** The headings above each block, the nearest last. */
function headingsOf(blocks: readonly TextBlock[]): string[][] {
  let open: { level: number; text: string }[] = []
  return blocks.map(({ tag, text, heading }) => {
    if (/^h\d$/.test(tag)) open = [...open.filter(({ level }) => level < Number(tag[1])), { level: Number(tag[1]), text }]
    return open.some((one) => one.text === heading) ? open.map((one) => one.text) : [heading]
  })
}

export function pricesOn(page: Page): PagePrices {
  const language = languageOf(page)
  const blocks = ownTexts(page)
  const found = blocks.map(({ text }) => amountsIn(text))
  const amounts = [...new Set(found.flat().map(({ price }) => price))]
  const [except, special, path, headings] = [exceptions(language), apart(language), pathOf(page), headingsOf(blocks)]
  const first = page.headings.find(({ level, text }) => level === 1 && text !== '')?.text ?? ''
  const [isNet, hasYears] = [
    untaxed().test(page.text),
    yearly().test(page.text) || found.flat().some((one) => perOf(one).per.includes('year')),
  ]
  const following = new RegExp(
    String.raw`^\s*(?:$|です|[.!()。（）]|,\s(?!\d)|[，、]|(?:${(written.with as Record<string, string>)[language.slice(0, 2)] ?? written.with.en})(?!\p{L}))`,
    'iu',
  )
  const isFollowing = (after: string) => {
    const rest = after.replace(paid(), '').replace(limit(), '')
    return following.test(rest) && !/\d/.test(rest) && !except.test(rest) && !isBeside(/^[^,;]*/u.exec(rest)?.[0] ?? '')
  }
  const around = (name: readonly string[]) =>
    path !== null &&
    (path === '' ||
      (isPlainName(page.headings.length > 0 && isSame(first, name) ? path.replace(/\S+$/, '') : path, name, page, 0) &&
        isPlainName(first, name, page, 2)))
  const isSame = (heading: string, name: readonly string[]) => namesOf(heading, language).some((one) => name.includes(one))
  const toPrice = (
    written: string,
    amount: Amount,
    by: Price['by'],
    text: string,
    more: { per?: string; isPlain?: boolean } = {},
  ): Price[] => {
    const said = perOf(amount, text.slice(0, text.indexOf(amount.written)))
    const per = said.per || (more.per ?? '')
    const name = namesOf(withoutSite(written, page).replace(eachOne, ''), language, per)
    // Paid by the year, a month costs less.
    if ((per.includes('month') && hasYears) || isBeside(written) || name.length === 0) return []
    const isTaxed = isNet || (by === 'text' && taxed().test(text))
    const isPlain = (more.isPlain ?? true) && around(name)
    return [
      {
        name,
        price: amount.price,
        currency: unitOf(amount),
        per,
        text: text
          .trim()
          .replace(/[.。]$/, '')
          .slice(0, 90),
        by,
        isPlain,
        isTaxed,
      },
    ]
  }
  /** An amount that stands for itself, or a word for free. */
  const aloneIn = (text: string): Amount | null => {
    const [amount, ...others] = amountsIn(text)
    if (amount === undefined)
      return isFreeChip(text.replace(/[.!]$/, '')) && text.length < label
        ? { price: 0, currency: '', rest: '', index: 0, written: text }
        : null
    return others.length === 0 && lead().test(text.slice(0, amount.index)) && isFollowing(perOf(amount).after) ? amount : null
  }
  const alone = blocks.map(({ text, action }) => (action ? null : aloneIn(text)))
  const captions = blocks.flatMap(({ text, cell }, at) =>
    cell === undefined && found[at]?.length === 0 && text.length < 80 && new RegExp(wholeWord(written.price), 'iu').test(text)
      ? [perIn(text).per]
      : [],
  )
  const pers = [...new Set(captions.filter(Boolean))]
  const caption = pers.length === 1 ? (pers[0] ?? '') : ''

  const isApart = (text: string) => special.test(text) || except.test(text)
  const inCell = (block: TextBlock, amount: Amount, above: readonly string[]): Price[] => {
    const [column, row] = [perIn(block.cell?.column ?? ''), perIn(block.cell?.row ?? '')]
    if ([column.rest, ...above].some(isApart)) return []
    const heads = [row.rest, column.rest].filter((text) => namesOf(text, language).length > 0)
    return toPrice(heads.join(' '), amount, 'card', `${heads.join(', ')}: ${block.text}`, { per: column.per || row.per || caption })
  }
  const onCard = (at: number, amount: Amount, text: string): Price[] => {
    const block = blocks[at]
    if (block === undefined) return []
    const [before, next] = [blocks[at - 1], blocks[at + 1]]
    const above = headings[at] ?? []
    const isShared =
      blocks.filter((other, there) => other.heading === block.heading && alone[there] !== null && other.cell === undefined).length > 1
    const isLabel =
      before !== undefined &&
      before.tag !== 'h1' &&
      found[blocks.indexOf(before)]?.length === 0 &&
      before.text.length < label &&
      !/[.!?]$/.test(before.text) &&
      alone[at - 1] === null
    const isTitled = isLabel && (isShared || before.tag === 'dt' || pricingTitle.test(block.heading)) && !/^h\d$/.test(before.tag)
    const name = isTitled ? before.text : block.heading
    const beside = [isTitled ? undefined : before, next].filter(
      (one) => one !== undefined && one.heading === block.heading && one.text !== block.heading && one.text.length < label && !one.action,
    )
    const isSpecial =
      beside.some((one) => except.test(perIn(one?.text ?? '').rest)) || (isTitled ? above : above.slice(0, -1)).some(isApart)
    if (
      isSpecial ||
      name === '' ||
      (name === first && path === '') ||
      (!isTitled && pricingTitle.test(name) && namesOf(name, language).length === 0)
    )
      return []
    const per = next !== undefined && next.heading === block.heading && next.text.length < label ? perOf({ rest: next.text }).per : ''
    return toPrice(name, amount, 'card', `${name}: ${text}`, { per: per || caption })
  }
  const said = saidOn(page)
  const inSentence = (sentence: string, block: TextBlock): Price[] => {
    const [amount, ...others] = amountsIn(sentence)
    if (amount === undefined || others.length > 0 || amount.price === 0) return []
    const { per, after } = perOf(amount)
    const name = naming().exec(sentence.trimStart().slice(0, amount.index))?.groups?.['name']
    if (name === undefined || !isFollowing(after)) return []
    const heading = /^h\d$/.test(block.tag) ? '' : block.heading
    const own = namesOf(name, language, per)
    const title = withoutSite(heading, page)
    const isLonger = own.length > 0 && own.every((word) => namesOf(title, language, per).includes(word)) && !pricingTitle.test(heading)
    const isCard = block.tag === 'li' || /[:：]\s*$/.test(sentence.slice(0, amount.index))
    const longer = isLonger ? title.replace(/[:–—].*$/, '') : name
    const isPlain = heading === '' || (path === '' && heading === first) || isPlainName(heading, namesOf(longer, language, per), page, 2)
    return toPrice(longer, amount, isCard && sentence.length < 60 && !/[.!]$/.test(sentence) ? 'card' : 'text', sentence, { isPlain })
  }
  const mentioned = (text: string, words: string): Price[] => {
    const [amount, ...others] = amountsIn(text)
    if (amount === undefined || others.length > 0 || amount.price === 0) return []
    const { per, after } = perOf(amount)
    const [left, right] = [text.slice(Math.max(0, amount.index - 50), amount.index), after.slice(0, 40)]
    const near = `${/[^.!?。！？]*$/u.exec(left)?.[0]} ${/^[^.!?。！？]*/u.exec(right)?.[0]}`
    if (except.test(near) || isBeside(`${/[^,;]*$/u.exec(left)?.[0]}${/^[^,;]*/u.exec(right)?.[0]}`) || (per !== '' && hasYears)) return []
    const name = wordsOf(words, language).filter((word) => !new RegExp(`^(?:${written.whole})$`, 'iu').test(word))
    return [
      {
        name,
        price: amount.price,
        currency: unitOf(amount),
        per,
        text: text
          .trim()
          .replace(/[.。]$/, '')
          .slice(0, 80),
        by: 'mention',
        isPlain: true,
        isTaxed: isNet,
      },
    ]
  }
  const prices = blocks.flatMap((block, at): Price[] => {
    const { text, heading, action, scopes, cell, tag } = block
    if (action) return orders(text, language) && text.length < 60 ? mentioned(text, text.replace(/\d.*$/, '')) : []
    const amount = alone[at] ?? null
    if (cell !== undefined) return amount === null ? [] : inCell(block, amount, headings[at] ?? [])
    if (amount !== null && !/^h\d$/.test(tag)) return onCard(at, amount, text)
    const isLead = tag === 'h1' || ((heading === first || heading === '') && !scopes.includes('nav') && !scopes.includes('footer'))
    return sentencesOf(text).flatMap((sentence, place) => {
      const last = place > 0 && !/^h\d$/.test(tag) ? aloneIn(sentence) : null
      return [
        ...(last === null ? inSentence(sentence, block) : onCard(at, last, sentence)),
        ...(isLead ? mentioned(sentence, sentence.replace(/[,;].*$/, '')) : []),
      ]
    })
  })
  const answers = said.flatMap(({ question, text }) => {
    if (!asks().test(question)) return []
    const sentence = sentencesOf(text)[0] ?? ''
    const [amount] = amountsIn(sentence)
    const name = question
      .replaceAll(new RegExp(asks().source, 'giu'), ' ')
      .replaceAll(new RegExp(wholeWord(`${written.verb}|${written.price}`), 'giu'), ' ')
      .replaceAll(/[?¿]/g, '')
    const isAnswer = amount !== undefined && answering().test(sentence.slice(0, amount.index)) && isFollowing(perOf(amount).after)
    const named = isAnswer ? toPrice(name, amount, 'text', `${question} ${sentence}`) : []
    return [...named, ...mentioned(sentence, question)]
  })
  const metas = [page.metaDescription, page.openGraph['description']].flatMap((text) =>
    sentencesOf(text ?? '').flatMap((sentence) => mentioned(sentence, sentence)),
  )
  const isOrder = first !== '' && orders(first, language) && amounts.length === 1
  const order = isOrder ? (blocks.map(({ text }) => mentioned(text, first)).find((one) => one.length > 0) ?? []) : []
  return {
    amounts,
    prices: [
      ...prices,
      ...answers,
      ...metas,
      ...offered(page, language, around),
      ...order.map((one) => ({ ...one, by: 'order' as const })),
    ],
  }
}

/** What JSON-LD says that the page’s one product costs; sections about prices are compared by `structured-data`. */
function offered(page: Page, language: string, around: (name: readonly string[]) => boolean): Price[] {
  const products = page.jsonLd.nodes.filter(isProduct)
  const [offer, ...others] = [products[0]?.['offers'] ?? []].flat() as Record<string, unknown>[]
  const title = products[0]?.['name']
  const [price, currency] = [Number(offer?.['price']), String(offer?.['priceCurrency'])]
  const isPlain = products.length === 1 && others.length === 0 && price > 0 && offer?.['priceSpecification'] === undefined
  if (!isPlain || page.blocks.some(({ scopes, heading }) => scopes.includes('pricing') || pricingTitle.test(heading))) return []
  const name = namesOf(typeof title === 'string' ? title : '', language)
  return [{ name, price, currency, per: '', text: `${price} ${currency} in JSON-LD`, by: 'offer', isPlain: around(name), isTaxed: false }]
}
