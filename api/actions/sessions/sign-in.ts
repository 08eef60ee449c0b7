import type { Visitor } from '../../ports/accounts.ts'
import type { Caller } from '../access/caller.ts'
import { Type } from 'typebox'
import { defineAction } from '../define-action.ts'

/** Signing in and resetting a password. */
export const open = { access: 'anyone', quota: null, whileSuspended: true, whileReadOnly: true } as const

/** Securing one’s own account, which people can do whatever they are suspended for. */
export const own = { access: 'member', quota: null, whileSuspended: true } as const

export const visitorOf = ({ ip, agent }: Caller): Visitor => ({ ip, userAgent: agent })

/** Signs in with a password. With a second factor, its code is asked for next. */
export const signIn = defineAction({
  ...open,
  input: Type.Object({ email: Type.String(), password: Type.String() }),
  run: (world, input, caller) => world.accounts.signIn(input, visitorOf(caller)),
})

export const proveSecondFactor = defineAction({
  ...open,
  input: Type.Object({ code: Type.String() }),
  run: (world, { code }, caller) => world.accounts.secondFactor.prove(code, caller.cookies ?? '', visitorOf(caller)),
})

/** `credential` is what the browser answered. */
export const signInWithPasskey = defineAction({
  ...open,
  input: Type.Object({ credential: Type.String() }),
  run: (world, { credential }, caller) => world.accounts.passkeys.signIn(credential, visitorOf(caller)),
})

export const signOut = defineAction({
  ...open,
  input: Type.Object({ everywhere: Type.Boolean() }),
  run: (world, { everywhere }, { cookies = '' }) => world.accounts.signOut(cookies, { everywhere }),
})

export const signUp = defineAction({
  access: 'anyone',
  quota: null,
  input: Type.Object({ name: Type.String(), email: Type.String(), password: Type.String(), invite: Type.Optional(Type.String()) }),
  run: (world, input, caller) => world.accounts.signUp(input, visitorOf(caller)),
})

export const revokeSession = defineAction({
  ...own,
  whileReadOnly: true,
  input: Type.Object({ id: Type.String() }),
  run: (world, { id }, _account, { cookies = '' }) => world.accounts.sessions.revoke(id, cookies),
})

export const revokeOtherSessions = defineAction({
  ...own,
  whileReadOnly: true,
  input: Type.Object({}),
  run: (world, _input, _account, { cookies = '' }) => world.accounts.sessions.revokeOthers(cookies),
})
