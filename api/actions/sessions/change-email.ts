import { Type } from 'typebox'
import { defineAction } from '../define-action.ts'
import { own, visitorOf } from './sign-in.ts'

/** Sends a link to the new address. `current` is the password. */
export const requestEmailChange = defineAction({
  access: 'member',
  quota: null,
  input: Type.Object({ email: Type.String(), current: Type.String() }),
  run: (world, { email, current }, _account, caller) =>
    world.accounts.requestEmailChange({ email, password: current }, caller.cookies ?? '', visitorOf(caller)),
})

/** Changes the email with the token of such a link. Throws FORBIDDEN if it was sent for another account. */
export const changeEmail = defineAction({
  access: 'member',
  quota: null,
  input: Type.Object({ token: Type.String() }),
  run: (world, { token }, _account, { cookies = '' }) => world.accounts.changeEmail(token, cookies),
})

export const cancelEmailChange = defineAction({
  ...own,
  input: Type.Object({}),
  run: (world, _input, { id }) => world.accounts.cancelEmailChange(id),
})

export const sendVerification = defineAction({
  ...own,
  input: Type.Object({}),
  run: (world, _input, { id }, caller) => world.accounts.sendVerification(id, visitorOf(caller)),
})

/** Verifies the email with the token of such a link. Throws FORBIDDEN if it was sent for another account. */
export const verifyEmail = defineAction({
  ...own,
  input: Type.Object({ token: Type.String() }),
  run: (world, { token }, { id }) => world.accounts.verifyEmail(token, id),
})
