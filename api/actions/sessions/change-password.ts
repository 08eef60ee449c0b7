import { Type } from 'typebox'
import { defineAction } from '../define-action.ts'
import { open, own, visitorOf } from './sign-in.ts'

export const changePassword = defineAction({
  ...own,
  input: Type.Object({ current: Type.String(), password: Type.String() }),
  run: (world, input, _account, caller) => world.accounts.changePassword(input, caller.cookies ?? '', visitorOf(caller)),
})

/** Sends a reset link. Does the same if the address has no account. */
export const requestReset = defineAction({
  ...open,
  input: Type.Object({ email: Type.String() }),
  run: (world, { email }, caller) => world.accounts.requestReset(email, visitorOf(caller)),
})

export const resetPassword = defineAction({
  ...open,
  input: Type.Object({ token: Type.String(), password: Type.String() }),
  run: (world, input, caller) => world.accounts.resetPassword(input, visitorOf(caller)),
})
