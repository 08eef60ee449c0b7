import { Type } from 'typebox'
import { defineAction } from '../define-action.ts'
import { own, visitorOf } from './sign-in.ts'

/** Confirms the owner by the password in `current`. Returns options for the browser to create a passkey. */
export const startPasskey = defineAction({
  ...own,
  input: Type.Object({ name: Type.String(), current: Type.String() }),
  run: (world, { name, current }, _account, caller) =>
    world.accounts.passkeys.addOptions({ name, password: current }, caller.cookies ?? '', visitorOf(caller)),
})

/** `credential` is what the browser created. */
export const addPasskey = defineAction({
  ...own,
  input: Type.Object({ name: Type.String(), credential: Type.String() }),
  run: (world, input, _account, { cookies = '' }) => world.accounts.passkeys.add(input, cookies),
})

export const renamePasskey = defineAction({
  ...own,
  input: Type.Object({ id: Type.String(), name: Type.String() }),
  run: (world, { id, name }, _account, { cookies = '' }) => world.accounts.passkeys.rename(id, name, cookies),
})

export const deletePasskey = defineAction({
  ...own,
  input: Type.Object({ id: Type.String() }),
  run: (world, { id }, _account, { cookies = '' }) => world.accounts.passkeys.remove(id, cookies),
})
