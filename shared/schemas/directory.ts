import { Type, type Static } from 'typebox'

/** Interface section 2.4. */
export const Directory = Type.Object(
  {
    slug: Type.String({ description: 'Identifier of the directory.' }),
    name: Type.String({ description: 'Name of the directory.' }),
    url: Type.String({ description: 'Its home page.' }),
    tagline: Type.String({ description: 'What it is, in one line.' }),
    focus: Type.String({ description: 'Which products it is for.' }),
    pricing: Type.String({ description: 'What a listing costs, as free text.' }),
    traffic: Type.String({ description: 'Estimated number of visitors: low, medium, high or very high.' }),
    domainRating: Type.Number({ minimum: 0, maximum: 100, description: 'Authority of its domain, from 1 to 100; 0 if it isn’t known.' }),
    backlinkQuality: Type.String({ description: 'What a link from it is worth: low, medium or high.' }),
    linkType: Type.String({ description: 'How it links to products: dofollow, nofollow, mixed or unknown.' }),
    submissionFriction: Type.String({ description: 'Effort to submit a product: low, medium or high.' }),
    requiresBadge: Type.Boolean({ description: 'Whether your site must show its badge.' }),
    lastVerified: Type.String({ description: 'Date last verified (UTC, YYYY-MM-DD).' }),
  },
  { title: 'Launch directory', description: 'A place to launch besides this catalog.' },
)
export type Directory = Static<typeof Directory>

export const DirectoryList = Type.Object(
  { items: Type.Array(Directory, { description: 'Highest domain rating first.' }) },
  { title: 'Launch directories', description: 'Launch directories, vetted by hand.' },
)
export type DirectoryList = Static<typeof DirectoryList>
