import { Type, type Static } from 'typebox'
import { taxonomy } from '../listing/taxonomy.ts'
import { limits } from '../vocabulary.ts'
import { Pricing } from './product.ts'

const text = (maxLength: number, description: string) => Type.Optional(Type.String({ maxLength, description }))

/** Interface section 4.5: only the address is required; what is given wins over what the crawl finds. */
export const SubmissionFields = Type.Object(
  {
    url: Type.String({ minLength: 1, maxLength: limits.urlLength, description: 'The product’s own address, which is visited.' }),
    name: text(limits.listing.nameLength, 'The product’s name alone, without a slogan.'),
    tagline: text(limits.listing.taglineLength, 'One line that says what it is.'),
    description: text(limits.listing.descriptionLength, 'What it does and for whom, in plain text.'),
    categories: Type.Optional(
      Type.Array(Type.String({ maxLength: limits.categoryLength }), {
        maxItems: limits.listing.categories,
        description: `Slugs of the category taxonomy: ${taxonomy.map(({ slug }) => slug).join(', ')}.`,
      }),
    ),
    pricing: Type.Optional(Pricing),
    twitterUsername: text(100, 'A user name of X such as @acme, or the address of the profile.'),
    targetKeyword: text(100, 'What people would search for.'),
    demoVideoUrl: text(limits.urlLength, 'The https address of a video that shows it.'),
    firstComment: text(5000, 'The maker’s own words, shown first under the launch.'),
    logo: text(limits.urlLength, 'The https address of its logo, an image.'),
    screenshots: Type.Optional(
      Type.Array(Type.String({ maxLength: limits.urlLength }), {
        maxItems: limits.listing.screenshots,
        description: 'The https addresses of images of it, the best one first.',
      }),
    ),
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
