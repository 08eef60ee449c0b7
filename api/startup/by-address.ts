import type { Site } from '../ports/site.ts'

/** Options whose address is always the present one: the owner can change it while the service runs. */
export const withAddress = <T extends { siteUrl: string }>(given: T, site: Site): T => ({
  ...given,
  get siteUrl() {
    return site.values.address || given.siteUrl
  },
})

/** What is made for the site’s address, and made again once its owner has changed that. */
export function byAddress<T>(make: (siteUrl: string) => T): (siteUrl: string) => T {
  let made: { siteUrl: string; value: T } | null = null
  return (siteUrl) => {
    if (made?.siteUrl !== siteUrl) made = { siteUrl, value: make(siteUrl) }
    return made.value
  }
}
