import { Type, type Static } from 'typebox'

/** Interface section 7: the one body of every error answer. */
export const ErrorBody = Type.Object(
  {
    code: Type.String({ description: 'Machine-readable, e.g. NOT_FOUND.' }),
    status: Type.Integer({ description: 'Repeats the HTTP status.' }),
    message: Type.String({ description: 'Safe to show to a person.' }),
    defined: Type.Optional(Type.Boolean()),
    data: Type.Optional(Type.Unsafe<Record<string, unknown>>(Type.Object({}, { additionalProperties: true }))),
  },
  { title: 'Error' },
)
export type ErrorBody = Static<typeof ErrorBody>

/** One fault of a validated input, as found in `data.issues`. */
export type Issue = { path: (string | number)[]; message: string; code: string }
