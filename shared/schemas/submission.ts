import { Type, type Static } from 'typebox'
import { submissionSchemas } from './listing-schemas.ts'

const { url, ...others } = submissionSchemas
/** Interface section 4.5: only the URL is required, and comes first. Given fields take precedence over what the crawl finds. */
export const SubmissionFields = Type.Object(
  { url, ...others },
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
