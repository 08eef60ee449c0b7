import { Type } from 'typebox'
import { defineAction } from '../define-action.ts'
import { own, visitorOf } from './sign-in.ts'

/** Returns the otpauth: URI to set up an authenticator app with. `current` is the password, here and below. Owners may need it to end a read-only time. */
export const startTwoFactor = defineAction({
  ...own,
  whileReadOnly: true,
  input: Type.Object({ current: Type.String() }),
  run: (world, { current }, _account, caller) => world.accounts.secondFactor.start(current, caller.cookies ?? '', visitorOf(caller)),
})

/** Turns two-factor authentication on with the first code. Returns the recovery codes. */
export const turnOnTwoFactor = defineAction({
  ...own,
  whileReadOnly: true,
  input: Type.Object({ code: Type.String() }),
  run: (world, { code }, _account, caller) => world.accounts.secondFactor.confirm(code, caller.cookies ?? '', visitorOf(caller)),
})

export const renewRecoveryCodes = defineAction({
  ...own,
  input: Type.Object({ current: Type.String() }),
  run: (world, { current }, _account, caller) =>
    world.accounts.secondFactor.renewRecoveryCodes(current, caller.cookies ?? '', visitorOf(caller)),
})

/** Takes a code, too. Returns the cookies of the session that continues. */
export const turnOffTwoFactor = defineAction({
  ...own,
  input: Type.Object({ current: Type.String(), code: Type.String() }),
  run: (world, { current, code }, _account, caller) =>
    world.accounts.secondFactor.turnOff({ password: current, code }, caller.cookies ?? '', visitorOf(caller)),
})
