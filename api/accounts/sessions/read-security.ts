import type { AccountSecurity, Sessions } from '../../ports/account-security.ts'
import type { Store } from '../../ports/store.ts'
import type { FindSession } from '../confirm-owner.ts'
import { signedOut } from '../failures.ts'
import { listPasskeys } from '../passkeys/passkeys.ts'
import { findPassword } from '../passwords.ts'
import { countRecoveryCodes } from '../second-factor/recovery-codes.ts'

type Options = { store: Store; findSession: FindSession; sessions: Sessions }

export const createReadSecurity =
  ({ store, findSession, sessions }: Options): AccountSecurity['readSecurity'] =>
  async (cookieHeader) => {
    const session = await findSession(cookieHeader)
    if (session === null) throw signedOut()
    const { accountId } = session
    return {
      hasPassword: (await findPassword(store, accountId)) !== null,
      recoveryCodesLeft: await countRecoveryCodes(store, accountId),
      passkeys: await listPasskeys(store, accountId),
      sessions: await sessions.list(cookieHeader),
    }
  }
