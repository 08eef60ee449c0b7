import { once } from '../../../once.ts'
import { currencyOf, money, toPrice } from '../own-prices.ts'
import written from './prices/prices.json' with { type: 'json' }

export type Amount = { price: number; currency: string; rest: string; index: number; written: string }
/** “$39 CAD” */
const dollars = /^\s?(?<code>CAD|AUD|NZD|SGD|HKD|MXN)\b/
export const amountsIn = (text: string): Amount[] =>
  [...text.slice(0, 600).matchAll(money)].map((match) => {
    const rest = text.slice(match.index + match[0].length)
    const code = match.groups?.['sign']?.endsWith('$') ? dollars.exec(rest) : null
    return {
      price: Number(toPrice(match.groups?.['before'] ?? match.groups?.['after'] ?? '')),
      currency: code?.groups?.['code'] ?? currencyOf(match.groups?.['sign'] ?? match.groups?.['unit'] ?? '', 'en') ?? '',
      rest: rest.slice(code?.[0].length ?? 0),
      index: match.index,
      written: match[0],
    }
  })

const named = (words: Record<string, string>) =>
  Object.entries(words)
    .map(([unit, source]) => `(?<${unit}>${source})`)
    .join('|')
const each = String.raw`(?:(?:${written.each})\s|${written.elided})`
const and = String.raw`(?:${written.and})\s`
const unit = String.raw`(?:${named(written.units)})[\p{sc=Latn}\p{sc=Cyrl}]*\.?`
const whole = (start: string, flags = 'iu') => once(() => new RegExp(`${start}${unit}`, flags))
const [first, next, anywhere] = [
  whole(String.raw`^[\s(]*${each}`),
  whole(String.raw`^[\s,]*(?:${and}(?:${each})?|${each})`),
  whole(String.raw`(?<!\p{L})${each}`),
]
const adverb = once(() => new RegExp(String.raw`^[\s,(]*(?:${named(written.adverbs)})\p{L}*`, 'iu'))
const before = once(() => new RegExp(String.raw`(?:${written.before})\s?$`, 'u'))
const nameOf = (found: RegExpExecArray) => Object.entries(found.groups ?? {}).find(([, text]) => text !== undefined)?.[0] ?? ''

/** For what an amount is, such as “month person” for “per person and month”, and what is said after that. */
export function perOf({ rest }: Pick<Amount, 'rest'>, lead = ''): { per: string; after: string } {
  const units = new Set(before().test(lead) ? ['month'] : [])
  let after = rest
  for (let found = first().exec(after) ?? adverb().exec(after); found !== null; found = next().exec(after) ?? adverb().exec(after)) {
    units.add(nameOf(found))
    after = after.slice(found[0].length)
  }
  return { per: [...units].toSorted().join(' '), after }
}
/** The same where a heading or a label says it, and what else that says: “Price per month”. */
export function perIn(label: string): { per: string; rest: string } {
  const found = anywhere().exec(label) ?? adverb().exec(label)
  if (found === null) return { per: '', rest: label }
  const { per, after } = perOf({ rest: label.slice(found.index) })
  return { per, rest: `${label.slice(0, found.index)} ${after}`.trim() }
}
