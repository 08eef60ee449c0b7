type Finders = { findLaunch: (slug: string) => Promise<object | null> }

/** The wanted slug, or the first free one with a number appended. Inside a transaction it stays free until the put. */
export async function findFreeSlug(finders: Finders, wanted: string): Promise<string> {
  for (let number = 1; ; number += 1) {
    const slug = number === 1 ? wanted : `${wanted}-${number}`
    if ((await finders.findLaunch(slug)) === null) return slug
  }
}
