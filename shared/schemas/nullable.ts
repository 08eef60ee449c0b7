import { Type } from 'typebox'

/** Text or null; the description says what null means. */
export const nullableString = (description: string) => Type.Union([Type.String(), Type.Null()], { description })
