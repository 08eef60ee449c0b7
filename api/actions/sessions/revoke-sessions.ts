import { Type } from 'typebox'
import { defineAction } from '../define-action.ts'

export const revokeSession = defineAction({
  access: 'member',
  quota: null,
  input: Type.Object({ id: Type.String() }),
  run: (world, { id }, _account, { cookies = '' }) => world.accounts.sessions.revoke(id, cookies),
})

/** Ends every session but this one. */
export const revokeOtherSessions = defineAction({
  access: 'member',
  quota: null,
  input: Type.Object({}),
  run: (world, _input, _account, { cookies = '' }) => world.accounts.sessions.revokeOthers(cookies),
})
