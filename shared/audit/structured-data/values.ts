import { currencyOf } from '../words/own-prices.ts'
import { once } from '../../once.ts'
import terms from './schema-terms.json' with { type: 'json' }

/** Longer texts can’t be values of these kinds, and would be slow to compare. */
const maxLength = 100

/** What is wrong with a value, as the end of a sentence about it, and the right value; without one, it’s best left out. */
export type ValueError = { because: string; right?: string | number | undefined; currency?: string | undefined }

const currencyCodes = once(() => new Set(Intl.supportedValuesOf('currency')))
/** schema.org allows the tickers of cryptocurrencies. */
const tickers = new Set(['BTC', 'ETH', 'USDT', 'USDC', 'SOL', 'LTC', 'XRP', 'DOGE', 'BNB', 'TRX', 'DAI', 'XMR'])
/** A yen or yuan sign alone says nothing certain. */
const codeOf = (text: string): string | undefined =>
  currencyCodes().has(text.toUpperCase()) ? text.toUpperCase() : /^[¥￥]/.test(text) ? undefined : currencyOf(text, 'en')

const isPlain = (text: string) => /^\d+(?:\.\d+)?$/.test(text)
const isFree = (text: string) => /^(?:free|gratis|kostenlos|gratuit|grátis|無料|免费|бесплатно)$/i.test(text)

/** “1,299.00”, “1.299,00” and “9,99” as a plain number with a decimal point. */
function toNumber(text: string): string | null {
  const digits = text.replaceAll(/[\s\u00a0']/g, '')
  if (!/^\d[\d.,]*$/.test(digits)) return null
  const plain = digits.replaceAll(/[.,](?=\d{3}(?:\D|$))/g, '').replace(',', '.')
  return isPlain(plain) ? plain : null
}

/** https://schema.org/price: digits and a dot, the currency in priceCurrency. */
export function priceError(value: unknown): ValueError | null {
  if (typeof value !== 'string') return null
  const text = value.trim()
  if (isPlain(text)) return null
  if (text === '') return { because: 'is empty' }
  const because = 'isn’t a number'
  if (text.length > maxLength) return { because }
  if (isFree(text)) return { because, right: '0' }
  const parts =
    /^(\p{L}{0,3}\p{Sc}|[A-Za-z]{3})?\s*(\d[\d\s\u00a0.,']*?)\s*(\p{Sc}|[A-Za-z]{3}|円|zł|Kč)?(?:\s*(?:\/|per\b|a\b).*)?$/u.exec(text)
  const [, before = '', digits = '', after = ''] = parts ?? []
  const number = toNumber(digits)
  return number === null ? { because } : { because, right: number, currency: codeOf(before) ?? codeOf(after) }
}

/** ISO 4217, in capitals. */
export function currencyError(value: unknown): ValueError | null {
  if (typeof value !== 'string' || currencyCodes().has(value) || tickers.has(value)) return null
  return { because: 'isn’t an ISO 4217 currency code', right: codeOf(value.trim()) }
}

const { availabilities } = terms

/** https://schema.org/ItemAvailability, with or without the schema.org prefix. */
export function availabilityError(value: unknown): ValueError | null {
  if (typeof value !== 'string') return null
  const name = value.trim().replace(/^(?:https?:\/\/(?:www\.)?schema\.org\/|schema:)/i, '')
  if (availabilities.includes(name)) return null
  const plain = name.toLowerCase().replaceAll(/[\s_-]+/g, '')
  const right = availabilities.find((known) => known.toLowerCase() === plain) ?? (plain === 'available' ? 'InStock' : undefined)
  return { because: 'isn’t a schema.org availability', right: right && `https://schema.org/${right}` }
}

const isoDate =
  /^(?:[+-]\d{2})?\d{4}(?:-?(?:0[1-9]|1[0-2])(?:-?(?:0[1-9]|[12]\d|3[01]))?|-?W\d{2}(?:-?[1-7])?|-?\d{3})?(?:[T ]\d{2}(?::?\d{2}(?::?\d{2}(?:[.,]\d+)?)?)?\s?(?:Z|[+-]\d{2}(?::?\d{2})?)?)?$/i

/** https://schema.org/Date and DateTime: ISO 8601. */
export function dateError(value: unknown): ValueError | null {
  if (typeof value !== 'string' || value.trim() === '' || isoDate.test(value.trim().slice(0, maxLength))) return null
  const because = 'isn’t an ISO 8601 date'
  if (value.length > maxLength) return { because }
  // Only a month in words makes it certain which number is the day.
  const [, year] = /[a-z]{3,}.*\b(\d{4})\b|\b\d{4}\b.*[a-z]{3,}/i.exec(value) ?? []
  const date = new Date(value)
  if (year === undefined || Number.isNaN(date.getTime())) return { because }
  const [month, day] = [date.getMonth() + 1, date.getDate()].map((part) => String(part).padStart(2, '0'))
  return { because, right: `${date.getFullYear()}-${month}-${day}` }
}

/** A count of ratings: a whole number, without thousands separators. */
export function countError(value: unknown): ValueError | null {
  const text = String(value).trim()
  if (/^\d+$/.test(text)) return Number(text) > 0 ? null : { because: 'is 0' }
  const number = toNumber(text)
  return { because: 'isn’t a whole number', right: number !== null && /^[1-9]\d*$/.test(number) ? Number(number) : undefined }
}
