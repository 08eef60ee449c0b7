import { Type, type Static } from 'typebox'
import { taxonomy } from '../listing/taxonomy.ts'
import { limits } from '../vocabulary.ts'
import { Pricing } from './product.ts'

const { name, tagline, description, categories } = limits.listing

const text = (maxLength: number, description: string) => Type.Optional(Type.String({ maxLength, description }))

/** Interface section 4.5: only the URL is required. Given fields take precedence over what the crawl finds. */
export const SubmissionFields = Type.Object(
  {
    url: Type.String({ minLength: 1, maxLength: limits.urlLength, description: 'The product’s URL. The site is visited.' }),
    name: text(limits.listing.nameLength, `The product’s name only, without a slogan. Keep it short: up to ${name} characters.`),
    tagline: text(limits.listing.taglineLength, `One line that says what the product is. Keep it short: up to ${tagline} characters.`),
    description: text(
      limits.listing.descriptionLength,
      `What it does and who it is for, in plain text. Keep it short: up to ${description} characters.`,
    ),
    categories: Type.Optional(
      Type.Array(Type.String({ maxLength: limits.categoryLength }), {
        maxItems: categories,
        description: `Up to ${categories} slugs or names: ${taxonomy.map(({ slug }) => slug).join(', ')}.`,
      }),
    ),
    pricing: Type.Optional(Pricing),
    twitterUsername: text(100, 'An X username such as @acme, or a profile URL.'),
    targetKeyword: text(100, 'A search term people would use to find the product.'),
    demoVideoUrl: text(limits.urlLength, 'The https URL of a demo video.'),
    firstComment: text(5000, 'The maker’s first comment, shown at the top of the launch’s comments.'),
    logo: text(limits.urlLength, 'The https URL of the logo image.'),
    screenshots: Type.Optional(
      Type.Array(Type.String({ maxLength: limits.urlLength }), {
        maxItems: limits.listing.screenshots,
        description: 'The https URLs of screenshots, best one first.',
      }),
    ),
  },
  { title: 'Submission', description: 'What to create a draft from. Fields you pass take precedence over what the site says.' },
)
export type SubmissionFields = Static<typeof SubmissionFields>

/** Interface section 2.6. */
export const SubmissionResult = Type.Object(
  {
    ok: Type.Literal(true, { description: 'Always true.' }),
    slug: Type.String({ description: 'Identifier in URLs.' }),
    draftUrl: Type.String({ description: 'The URL where the user finishes and submits the draft.' }),
    reviewUrl: Type.String({ description: 'A preview of the listing with its findings.' }),
    existing: Type.Boolean({
      description: 'True if the caller already has a draft or a rejected launch for this URL; nothing was changed.',
    }),
    warnings: Type.Array(Type.String(), { description: 'What to improve before submitting, one sentence each.' }),
  },
  { title: 'Submission result', description: 'The draft, and where the user finishes it.' },
)
export type SubmissionResult = Static<typeof SubmissionResult>
