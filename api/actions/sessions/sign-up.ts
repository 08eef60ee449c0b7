import { Type } from 'typebox'
import { defineAction } from '../define-action.ts'
import { visitorOf } from './visitor-of.ts'

/** Creates an account, with an invitation where sign-up needs one, and signs in. */
export const signUp = defineAction({
  access: 'anyone',
  quota: null,
  input: Type.Object({ name: Type.String(), email: Type.String(), password: Type.String(), invite: Type.Optional(Type.String()) }),
  run: (world, input, caller) => world.accounts.signUp(input, visitorOf(caller)),
})
