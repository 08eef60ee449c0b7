import { foldWords } from '../texts/fold-words.ts'
import units from '../words/options/price-units.json' with { type: 'json' }

/** What a text names of a kind of units, beside a number. “TRY” and “Ft” are other words in small letters. */
function named(text: string, kind: keyof typeof units): string[] {
  const words = `${foldWords(text)} ${text.toLowerCase()} ${text}`
  return Object.entries(units[kind]).flatMap(([unit, pattern]) => (new RegExp(pattern, 'u').test(words) ? [unit] : []))
}

/** Whether a box for a price says what its number stands for. */
export const saysUnit = (asked: string): boolean => named(asked, 'currencies').length > 0

/** The one number of a price, for a box that takes numbers alone. Null if there are several, or the box asks for another currency or period. */
export function numberIn(price: string, asked: string): string | null {
  if (/^\s*free\s*$/i.test(price)) return '0'
  const numbers = price.match(/\d+(?:[.,]\d+)*/g) ?? []
  const isOther = (['currencies', 'periods'] as const).some((kind) => {
    const [own, wanted] = [named(price, kind), named(asked, kind)]
    return own.length > 0 && wanted.length > 0 && !wanted.some((unit) => own.includes(unit))
  })
  return numbers.length === 1 && !isOther ? (numbers[0]?.replace(/,(?=\d{3}\b)/g, '').replace(',', '.') ?? null) : null
}
