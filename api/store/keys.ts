import { nameKey, urlKey } from '../domain/duplicates.ts'
import type { Launch } from '../domain/launch.ts'
import { indexes, uniqueFields, type Collection, type Records } from '../domain/records.ts'

/** What a record is found by: a value in an index. A unique one belongs to one record alone; `field` is where a person would change it. */
export type Key = { index: string; value: string; unique: boolean; field: string }

/** All keys of a record. Fields that hold no text have none. */
export function keysOf<C extends Collection>(collection: C, record: Records[C]): Key[] {
  const unique: readonly string[] = uniqueFields[collection] ?? []
  const keys = indexes[collection].flatMap((field): Key[] => {
    const value = (record as Record<string, unknown>)[field]
    return typeof value === 'string' ? [{ index: fieldIndex(collection, field), value, unique: unique.includes(field), field }] : []
  })
  return collection === 'launches' ? [...keys, ...launchKeys(record as Launch)] : keys
}

export const fieldIndex = (collection: Collection, field: string): string => `${collection}.${field}`

/** Indexes of launches over more than a field. */
export const launchIndex = { address: 'launches by address', url: 'launches by url', name: 'launches by name', week: 'launches by week' }

export const weekKey = (year: number, week: number): string => `${year}-${week}`

function launchKeys({ slug, aliases, url, name, week }: Launch): Key[] {
  const shared = (index: string, value: string): Key => ({ index, value, unique: false, field: '' })
  return [
    ...[...new Set([slug, ...aliases])].map((value) => ({ index: launchIndex.address, value, unique: true, field: 'slug' })),
    shared(launchIndex.url, urlKey(url)),
    shared(launchIndex.name, nameKey(name)),
    ...(week === null ? [] : [shared(launchIndex.week, weekKey(week.year, week.week))]),
  ]
}
