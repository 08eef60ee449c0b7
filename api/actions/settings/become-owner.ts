import { Type } from 'typebox'
import type { SignedIn } from '../../ports/accounts.ts'
import { defineAction } from '../define-action.ts'
import { visitorOf } from '../sessions/visitor-of.ts'

/** Makes whoever has the link of the start the first owner: the account that is signed in, or a new one. Throws FORBIDDEN if the link doesn’t work. */
export const becomeOwner = defineAction({
  access: 'anyone',
  quota: null,
  whileReadOnly: true,
  input: Type.Object({
    token: Type.String(),
    name: Type.Optional(Type.String()),
    email: Type.Optional(Type.String()),
    password: Type.Optional(Type.String()),
  }),
  async run({ accounts }, { token, name = '', email = '', password = '' }, caller): Promise<SignedIn> {
    const { account = null } = caller
    if (account === null) return accounts.signUp({ name, email, password, ownerToken: token }, visitorOf(caller))
    await accounts.ownerLink.claim(token, account.id)
    return { account, cookies: [] }
  },
})
