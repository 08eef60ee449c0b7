import { foldWords } from '../texts/fold-words.ts'
import units from '../words/options/price-units.json' with { type: 'json' }

export type UnitKind = keyof typeof units

/** What a text names of a kind of units, beside a number. “TRY” and “Ft” are other words in small letters. */
function named(text: string, kind: UnitKind): string[] {
  const words = `${foldWords(text)} ${text.toLowerCase()} ${text}`
  return Object.entries(units[kind]).flatMap(([unit, pattern]) => (new RegExp(pattern, 'u').test(words) ? [unit] : []))
}

/** Whether a box for a price says what its number stands for. */
export const saysUnit = (asked: string): boolean => named(asked, 'currencies').length > 0

const unitKinds = ['currencies', 'periods'] as const

/** Whether most options of a list are currencies, or periods: what is paid once has none. Null if neither. */
export function kindOfUnits(options: readonly string[]): UnitKind | null {
  if (options.some((option) => /\d/.test(option))) return null
  const share = (kind: UnitKind) => options.filter((option) => named(option, kind).length > 0).length / options.length
  return unitKinds.find((kind) => share(kind) > 0.6) ?? null
}

/** The one option that names the currency, or the period, of a price. */
export function matchUnit(price: string, kind: UnitKind, options: readonly string[]): string | null {
  const own = named(price, kind)
  const [same, ...others] = options.filter((option) => named(option, kind).some((unit) => own.includes(unit)))
  return others.length === 0 ? (same ?? null) : null
}

/** The one number of a price, for a box that takes numbers alone. Null if there are several, or the box asks for another currency or period. */
export function numberIn(price: string, asked: string): string | null {
  if (/^\s*free\s*$/i.test(price)) return '0'
  const numbers = price.match(/\d+(?:[.,]\d+)*/g) ?? []
  const isOther = unitKinds.some((kind) => {
    const [own, wanted] = [named(price, kind), named(asked, kind)]
    return own.length > 0 && wanted.length > 0 && !wanted.some((unit) => own.includes(unit))
  })
  return numbers.length === 1 && !isOther ? (numbers[0]?.replace(/,(?=\d{3}\b)/g, '').replace(',', '.') ?? null) : null
}
