import type { DirectoryEntry } from '../directories/records.ts'

const pageOfCountry = /^(?<general>.+) \(.+\)$/u

/** By name, the page that a place has for one of these countries: “Tripadvisor (Spain)” stands for Tripadvisor there. */
export function pagesByName(entries: readonly DirectoryEntry[], countries: readonly string[]): Map<string, string> {
  const near = entries.filter(({ facts }) => facts.countries?.value.some((code) => countries.includes(code)))
  return new Map(near.map(({ name }) => [pageOfCountry.exec(name)?.groups?.['general'] ?? '', name]))
}
