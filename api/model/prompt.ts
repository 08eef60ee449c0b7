import { listingFields } from '../../shared/fields/listing-fields.ts'
import { fillLines } from '../../shared/fill-words.ts'
import { taxonomy } from '../../shared/listing/taxonomy.ts'
import type { Pricing } from '../../shared/vocabulary.ts'
import words from './words.json' with { type: 'json' }

/** `boundary` is a line nobody can guess, so that no page can end its own text early. */
export type Prompt = { system: string; user: string }

const { name, tagline, description, categories } = listingFields

const pricingMeanings: Record<Pricing, string> = words.pricingMeanings

const list = (entries: [string, string][]) => entries.map(([value, meaning]) => `${value} (${meaning})`).join(', ')

export const buildPrompt = (digest: string, boundary: string): Prompt => ({
  system: fillLines(words.listing, {
    boundary,
    name: String(name.advised),
    tagline: String(tagline.advised),
    description: String(description.advised),
    most: String(categories.max),
    categories: list(taxonomy.map(({ slug, label }) => [slug, label])),
    pricings: list(Object.entries(pricingMeanings)),
  }),
  user: `${boundary}\n${digest}\n${boundary}`,
})
