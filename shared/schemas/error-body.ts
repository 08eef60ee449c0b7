import { Type, type Static } from 'typebox'

/** Interface section 7: the body of every error response. */
export const ErrorBody = Type.Object(
  {
    code: Type.String({ description: 'Machine-readable, e.g. NOT_FOUND.' }),
    status: Type.Integer({ description: 'Same as the HTTP status.' }),
    message: Type.String({ description: 'Safe to show to users.' }),
    defined: Type.Optional(Type.Boolean()),
    data: Type.Optional(Type.Unsafe<Record<string, unknown>>(Type.Object({}, { additionalProperties: true }))),
  },
  { title: 'Error' },
)
export type ErrorBody = Static<typeof ErrorBody>

/** One validation error, as listed in `data.issues`. */
export type Issue = { path: (string | number)[]; message: string; code: string }
