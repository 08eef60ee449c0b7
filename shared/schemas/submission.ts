import { Type, type Static } from 'typebox'
import { taxonomy } from '../listing/taxonomy.ts'
import { limits } from '../vocabulary.ts'
import { Pricing } from './product.ts'

const text = (maxLength: number, description?: string) => Type.Optional(Type.String({ maxLength, ...(description && { description }) }))

/** Interface section 4.5: only the address is required; what is given wins over what the crawl finds. */
export const SubmissionFields = Type.Object(
  {
    url: Type.String({ minLength: 1, maxLength: limits.urlLength }),
    name: text(limits.listing.nameLength),
    tagline: text(limits.listing.taglineLength),
    description: text(limits.listing.descriptionLength),
    categories: Type.Optional(
      Type.Array(Type.String({ maxLength: limits.categoryLength }), {
        maxItems: limits.listing.categories,
        description: `Slugs of the category taxonomy: ${taxonomy.map(({ slug }) => slug).join(', ')}.`,
      }),
    ),
    pricing: Type.Optional(Pricing),
    twitterUsername: text(100),
    targetKeyword: text(100, 'What people would search for.'),
    demoVideoUrl: text(limits.urlLength),
    firstComment: text(5000, 'The maker’s own words, shown first under the launch.'),
    logo: text(limits.urlLength),
    screenshots: Type.Optional(Type.Array(Type.String({ maxLength: limits.urlLength }), { maxItems: limits.listing.screenshots })),
  },
  { title: 'Submission' },
)
export type SubmissionFields = Static<typeof SubmissionFields>

/** Interface section 2.6. */
export const SubmissionResult = Type.Object(
  {
    ok: Type.Literal(true),
    slug: Type.String(),
    draftUrl: Type.String({ description: 'A person opens it to finish and submit the draft.' }),
    reviewUrl: Type.String({ description: 'The listing as it will look, with its findings.' }),
    existing: Type.Boolean({
      description: 'True when the caller already had a draft for this address, or a launch that was turned down; nothing was changed.',
    }),
    warnings: Type.Array(Type.String()),
  },
  { title: 'Submission result' },
)
export type SubmissionResult = Static<typeof SubmissionResult>
