import { Type } from 'typebox'
import { defineAction } from '../define-action.ts'

/** Ends this session, or every session and connection of its account. Returns the cookies that clear it. */
export const signOut = defineAction({
  access: 'anyone',
  quota: null,
  whileSuspended: true,
  input: Type.Object({ everywhere: Type.Boolean() }),
  run: (world, { everywhere }, { cookies = '' }) => world.accounts.signOut(cookies, { everywhere }),
})
