import { Type } from 'typebox'
import { defineAction } from '../define-action.ts'
import { visitorOf } from './visitor-of.ts'

/** Ends every connection and every other session of the account. Returns the cookies of the session that continues. */
export const changePassword = defineAction({
  access: 'member',
  quota: null,
  input: Type.Object({ current: Type.String(), password: Type.String() }),
  run: (world, input, _account, caller) => world.accounts.changePassword(input, caller.cookies ?? '', visitorOf(caller)),
})
