import { Type } from 'typebox'
import { defineAction } from '../define-action.ts'
import { visitorOf } from './visitor-of.ts'

/** Sends another verification link. */
export const sendVerification = defineAction({
  access: 'member',
  quota: null,
  input: Type.Object({}),
  run: (world, _input, { id }, caller) => world.accounts.sendVerification(id, visitorOf(caller)),
})

/** Verifies the email with the token of such a link. Throws FORBIDDEN if it was sent for another account. */
export const verifyEmail = defineAction({
  access: 'member',
  quota: null,
  input: Type.Object({ token: Type.String() }),
  run: (world, { token }, { id }) => world.accounts.verifyEmail(token, id),
})
