import type { Finders } from '../../ports/store.ts'

/** The wanted slug, or the first free one with a number appended. Inside a transaction it stays free until the put. */
export async function findFreeSlug(finders: Pick<Finders, 'findLaunch'>, wanted: string): Promise<string> {
  for (let number = 1; ; number += 1) {
    const slug = number === 1 ? wanted : `${wanted}-${number}`
    if ((await finders.findLaunch(slug)) === null) return slug
  }
}
