import categories from './taxonomy.json' with { type: 'json' }

export type CategorySlug = keyof typeof categories

/** The categories of a catalog whose owner hasn’t chosen others. `applicationCategory` is the value schema.org's SoftwareApplication expects. */
export const taxonomy = Object.entries(categories).map(([slug, category]) => ({ slug: slug as CategorySlug, ...category }))

const standard = new Map<string, (typeof taxonomy)[number]>(taxonomy.map((each) => [each.slug, each]))

export const isStandardCategory = (slug: string): boolean => standard.has(slug)

/** A category of the site. `into` is the slug of the one that has replaced it; empty while it’s in use. */
export type SiteCategory = { readonly slug: string; readonly label: string; readonly into: string }

type Known = { all: ReadonlyMap<string, SiteCategory>; inUse: SiteCategory[] }

const known = new WeakMap<readonly SiteCategory[], Known>()

let read: () => readonly SiteCategory[] = (
  (list) => () =>
    list
)(taxonomy.map(({ slug, label }) => ({ slug, label, into: '' })))

/** Says where the site’s own categories are found; otherwise, the standard ones hold. */
export function provideCategories(reader: () => readonly SiteCategory[]): void {
  read = reader
}

function now(): Known {
  const list = read()
  const found = known.get(list) ?? { all: new Map(list.map((each) => [each.slug, each])), inUse: list.filter(({ into }) => into === '') }
  known.set(list, found)
  return found
}

/** The site’s categories in their order, without retired ones. */
export const siteCategories = (): readonly SiteCategory[] => now().inUse

export const isCategory = (slug: string): boolean => currentCategory(slug) === slug

/** The category itself, or the one that has replaced it; null for an unknown slug. */
export function currentCategory(slug: string): string | null {
  const found = now().all.get(slug)
  return found === undefined ? null : found.into === '' ? slug : found.into
}

/** The label of a category; an unknown slug is written as words. */
export const categoryLabel = (slug: string): string => now().all.get(slug)?.label ?? standard.get(slug)?.label ?? wordsOf(slug)

const wordsOf = (slug: string) => slug.replace(/^./, (first) => first.toUpperCase()).replaceAll('-', ' ')

/** What schema.org calls it. */
export const applicationCategory = (slug: string | undefined): string =>
  standard.get(slug ?? '')?.applicationCategory ?? 'BusinessApplication'

/** Where the descriptions of the API and the tools list the site’s categories: they are made once, for any site. */
export const categoriesMark = '{categories}'
export const withCategories = (text: string): string =>
  text.replaceAll(
    categoriesMark,
    siteCategories()
      .map(({ slug }) => slug)
      .join(', '),
  )
