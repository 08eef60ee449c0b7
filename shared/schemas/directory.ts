import { Type, type Static } from 'typebox'

/** Interface section 2.4. */
export const Directory = Type.Object(
  {
    slug: Type.String(),
    name: Type.String(),
    url: Type.String(),
    tagline: Type.String(),
    focus: Type.String(),
    pricing: Type.String({ description: 'What a listing costs, as free text.' }),
    traffic: Type.String(),
    domainRating: Type.Number({ minimum: 0, maximum: 100 }),
    backlinkQuality: Type.String(),
    linkType: Type.String(),
    submissionFriction: Type.String(),
    requiresBadge: Type.Boolean(),
    lastVerified: Type.String({ description: 'Date last verified (UTC, YYYY-MM-DD).' }),
  },
  { title: 'Launch directory' },
)
export type Directory = Static<typeof Directory>

export const DirectoryList = Type.Object({ items: Type.Array(Directory) }, { title: 'Launch directories' })
export type DirectoryList = Static<typeof DirectoryList>
