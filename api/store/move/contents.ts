import { createHash } from 'node:crypto'
import { collections } from '../keys.ts'

/** What a catalog consists of. All but the last two are its records and counters, under the names of the embedded store. */
export const parts = [...collections, 'counts', 'dailyCounts', 'directories', 'secrets'] as const
export type Part = (typeof parts)[number]

/** Each part's rows by their keys. Counters have both fields; `dailyCounts` are found by launch and day with a space between. */
export type Contents = Map<Part, Map<string, unknown>>

/** How many rows a part has, and a checksum over all of them that no order changes. */
export type Sum = { rows: number; digest: string }
export type Sums = Map<Part, Sum>

export class Summing {
  #rows = 0
  #total = 0n

  add(key: string, value: unknown): void {
    const digest = createHash('sha256').update(JSON.stringify([key, sorted(value)]))
    this.#total = BigInt.asUintN(256, this.#total + BigInt(`0x${digest.digest('hex')}`))
    this.#rows += 1
  }

  get sum(): Sum {
    return { rows: this.#rows, digest: this.#total.toString(16).padStart(64, '0') }
  }
}

/** A value whose fields stand in one order. */
function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted)
  if (typeof value !== 'object' || value === null) return value
  const fields = Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1))
  return Object.fromEntries(fields.map(([name, part]) => [name, sorted(part)]))
}

export function sumsOf(contents: Contents): Sums {
  return new Map(
    parts.map((part): [Part, Sum] => {
      const summing = new Summing()
      for (const [key, value] of contents.get(part) ?? []) summing.add(key, value)
      return [part, summing.sum]
    }),
  )
}

/** Parts in which two catalogs differ. */
export const differences = (one: Sums, other: Sums): Part[] =>
  parts.filter((part) => one.get(part)?.rows !== other.get(part)?.rows || one.get(part)?.digest !== other.get(part)?.digest)

/** Whether nobody has put anything there yet: directories and a key for sign-ins come with the first start. */
export const isEmpty = (sums: Sums): boolean =>
  parts.every((part) => part === 'directories' || part === 'secrets' || (sums.get(part)?.rows ?? 0) === 0)

export const describe = (sums: Sums): string =>
  parts
    .filter((part) => part !== 'secrets' && (sums.get(part)?.rows ?? 0) > 0)
    .map((part) => `${part} ${sums.get(part)?.rows}`)
    .join(', ')
