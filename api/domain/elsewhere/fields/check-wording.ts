import { hypeIn } from '../../../../shared/audit/words/hype.ts'
import { categoryLabel } from '../../../../shared/listing/taxonomy.ts'
import { pricingWords } from '../../../../shared/ui/launch-words.ts'
import type { Launch } from '../../launch/launch.ts'
import { fold } from '../../search/matching.ts'
import { textEvidence } from '../../text-evidence.ts'

export type ListingWords = Pick<Launch, 'name' | 'tagline' | 'description' | 'categories' | 'pricing'>

/** Everything a listing says, one text a line: all that a wording may say. */
export const listingDigest = ({ name, tagline, description, categories, pricing }: ListingWords): string =>
  [name, tagline, description, ...categories.map(categoryLabel), ...(pricing === null ? [] : [pricingWords[pricing]])].join('\n')

/** Comparisons and promises, which the listing has to make itself. */
const promises =
  /(?<!\p{L})(?:best|better|fastest|faster|easiest|cheapest|smartest|simplest|leading|only|first|number one|most|never|always|instant(?:ly)?|automatic(?:ally)?|secur\p{L}*|privat\p{L}*|encrypt\p{L}*|everyone|anyone|guaranteed?|proven|safe|100)(?!\p{L})/giu

/** Null if it can be used: within the limit, and no number, name, link or claim that the listing lacks, nor many other words. */
export function wordingError(text: string, launch: ListingWords, limit: number): 'empty' | 'long' | 'unsupported' | null {
  if (text === '') return 'empty'
  if (text.length > limit) return 'long'
  const digest = listingDigest(launch)
  const folded = fold(digest)
  const added = [...(text.match(promises) ?? []), ...hypeIn(text)].some((word) => !folded.includes(fold(word)))
  return added || !textEvidence(digest)(text) ? 'unsupported' : null
}
