import { collectionNames } from '../../domain/collections/collections.ts'
import { hash } from 'node:crypto'

/** All but the last are records and counters, named as in the embedded store. */
export const parts = [...collectionNames, 'counts', 'dailyCounts', 'secrets'] as const
export type Part = (typeof parts)[number]

/** Each part's rows by key. Counters have both fields; the key of `dailyCounts` is launch id, space, day. */
export type Contents = Map<Part, Map<string, unknown>>

/** A part's row count and a checksum over its rows that doesn't depend on their order. */
export type Sum = { rows: number; digest: string }
export type Sums = Map<Part, Sum>

export class Summing {
  #rows = 0
  #total = 0n

  add(key: string, value: unknown): void {
    const digest = hash('sha256', JSON.stringify([key, sorted(value)]))
    this.#total = BigInt.asUintN(256, this.#total + BigInt(`0x${digest}`))
    this.#rows += 1
  }

  get sum(): Sum {
    return { rows: this.#rows, digest: this.#total.toString(16).padStart(64, '0') }
  }
}

/** A value with its fields in a fixed order. */
function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted)
  if (typeof value !== 'object' || value === null) return value
  const fields = Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1))
  return Object.fromEntries(fields.map(([name, part]) => [name, sorted(part)]))
}

export const sumsOf = (contents: Contents): Sums =>
  new Map(
    parts.map((part): [Part, Sum] => {
      const summing = new Summing()
      for (const [key, value] of contents.get(part) ?? []) summing.add(key, value)
      return [part, summing.sum]
    }),
  )

export const differences = (one: Sums, other: Sums): Part[] =>
  parts.filter((part) => one.get(part)?.rows !== other.get(part)?.rows || one.get(part)?.digest !== other.get(part)?.digest)

/** Whether a catalog has no data yet. Directories and the sign-in key are created by the first start. */
const ofStart: readonly Part[] = ['directoryEntries', 'secrets']
export const isEmpty = (sums: Sums): boolean => parts.every((part) => ofStart.includes(part) || (sums.get(part)?.rows ?? 0) === 0)

export const describe = (sums: Sums): string =>
  parts
    .filter((part) => part !== 'secrets' && (sums.get(part)?.rows ?? 0) > 0)
    .map((part) => `${part} ${sums.get(part)?.rows}`)
    .join(', ')
