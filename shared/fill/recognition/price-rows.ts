import { around, fieldSelector } from '../page/walk-page.ts'
import { isEmpty, textIn } from '../page/is-usable.ts'
import { kindOfUnits, type UnitKind } from '../values/price-number.ts'
import type { Read } from './read-control.ts'

/** “From [6] [€] [a month]”: selects in a row with a price take its currency and its period, and say what the number stands for. */
export function withPriceUnits(reads: readonly Read[]): Read[] {
  const found = new Map<Read, Read>()
  for (const price of reads) {
    if (price.recognized.field !== 'price' || price.type === 'select') continue
    const units = reads.flatMap((read) => {
      const kind = kindOf(read)
      const isOther = read.recognized.field !== null && read.recognized.field !== 'price'
      return kind !== null && !isOther && isInRow(read.control, price.control) ? [{ read, kind }] : []
    })
    for (const { read, kind } of units) {
      const recognized = { field: 'price', confidence: 0.85, reason: 'it’s in a row with a price', isGeneric: false, part: kind } as const
      found.set(read, { ...read, recognized, guessed: recognized })
    }
    const words = units.map(({ read: { control } }) => (isEmpty(control) ? optionsOf(control).join(' ') : textIn(control)))
    const labelHint = [price.texts.labelHint, ...words].join(' ')
    if (units.length > 0) found.set(price, { ...price, texts: { ...price.texts, labelHint } })
  }
  return reads.map((read) => found.get(read) ?? read)
}

const optionsOf = (control: HTMLElement): string[] =>
  [...(control as HTMLSelectElement).options].flatMap(({ text, value }) => (value === '' ? [] : text))

const kindOf = ({ type, protection, control }: Read): UnitKind | null =>
  type === 'select' && protection === null ? kindOfUnits(optionsOf(control)) : null

/** Whether the nearest box around both holds at most another select. */
const isInRow = (select: HTMLElement, price: HTMLElement): boolean =>
  ([...around(select)].find((element) => element.contains(price))?.querySelectorAll(fieldSelector).length ?? Infinity) <= 3
