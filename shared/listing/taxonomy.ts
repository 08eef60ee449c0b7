import categories from './taxonomy.json' with { type: 'json' }

export type CategorySlug = keyof typeof categories

/** Categories of the catalog. `applicationCategory` is the value schema.org's SoftwareApplication expects. */
export const taxonomy = Object.entries(categories).map(([slug, category]) => ({ slug: slug as CategorySlug, ...category }))

const labels = new Map<string, string>(taxonomy.map(({ slug, label }) => [slug, label]))

export const isCategory = (slug: string): boolean => labels.has(slug)

/** The label of a category; an unknown slug is its own label. */
export const categoryLabel = (slug: string): string => labels.get(slug) ?? slug
