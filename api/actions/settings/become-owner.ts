import { Type } from 'typebox'
import type { SignedIn } from '../../ports/accounts.ts'
import { defineAction } from '../define-action.ts'
import { acceptModeration, requireInviter } from './roles.ts'
import { visitorOf } from '../sessions/sign-in.ts'

/** Makes whoever has the link of the start the first owner, or whoever was invited a moderator: the account that is signed in, or a new one. Throws FORBIDDEN if the link doesn’t work. */
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
  async run(world, { token, name = '', email = '', password = '' }, caller): Promise<SignedIn & { isModerator: boolean }> {
    const { accounts } = world
    const invitation = await accounts.ownerLink.findInvitation(token)
    const { account = null } = caller
    if (invitation !== null) await requireInviter(world, world.store, invitation.by)
    const signedIn =
      account === null ? await accounts.signUp({ name, email, password, ownerToken: token }, visitorOf(caller)) : { account, cookies: [] }
    if (invitation !== null) await acceptModeration(world, invitation, signedIn.account.id)
    else if (account !== null) await accounts.ownerLink.claim(token, account.id)
    return { ...signedIn, isModerator: invitation !== null }
  },
})
