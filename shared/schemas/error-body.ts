import { Type, type Static } from 'typebox'

export const Issue = Type.Object(
  {
    path: Type.Array(Type.Union([Type.String(), Type.Number()]), { description: 'Where it is in the input, e.g. ["screenshots", 0].' }),
    message: Type.String({ description: 'What is wrong, in plain English.' }),
    code: Type.String({ description: 'What is wrong, machine-readable, e.g. maxLength.' }),
  },
  { title: 'Issue', description: 'One error in the input.' },
)
/** One validation error, as listed in `data.issues`. */
export type Issue = { path: (string | number)[]; message: string; code: string }

/** Everything here is optional, and there may be more: what an error says depends on its code. */
const ErrorData = Type.Object(
  {
    fieldErrors: Type.Optional(
      Type.Record(Type.String(), Type.Array(Type.String()), { description: '400 and 409: the errors of each field, by name.' }),
    ),
    issues: Type.Optional(Type.Array(Issue, { description: '400 and 409: every error with its path and code.' })),
    connectUrl: Type.Optional(Type.String({ description: '401: the link the user opens to approve a connection.' })),
    expiresAt: Type.Optional(Type.String({ description: '401: when the link expires (RFC 3339, UTC).' })),
    retryAfter: Type.Optional(Type.Integer({ description: '401, 429 and 503: seconds to wait, as in Retry-After.' })),
    quota: Type.Optional(
      Type.Object(
        {
          name: Type.String({ description: 'Its name in the RateLimit headers.' }),
          limit: Type.Integer({ description: 'How many calls it allows.' }),
          seconds: Type.Integer({ description: 'Its time window in seconds.' }),
        },
        { description: '401 and 429: the quota that is used up.' },
      ),
    ),
    productUrl: Type.Optional(Type.String({ description: '409: the launch page of the product that is already listed.' })),
    dashboardUrl: Type.Optional(Type.String({ description: '409: where the caller manages the launch, if it is theirs.' })),
  },
  { additionalProperties: true, description: 'Details, depending on the code.' },
)

/** Interface section 7: the body of every error response. */
export const ErrorBody = Type.Object(
  {
    code: Type.String({ description: 'Machine-readable, e.g. NOT_FOUND.' }),
    status: Type.Integer({ description: 'Same as the HTTP status.' }),
    message: Type.String({ description: 'Safe to show to users.' }),
    defined: Type.Optional(Type.Boolean({ description: 'False only for INTERNAL_SERVER_ERROR.' })),
    data: Type.Optional(Type.Unsafe<Record<string, unknown>>(ErrorData)),
  },
  { title: 'API error', description: 'The body of every error response.' },
)
export type ErrorBody = Static<typeof ErrorBody>
