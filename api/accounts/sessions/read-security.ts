import type { AccountSecurity, Sessions } from '../../ports/accounts.ts'
import type { Store } from '../../ports/store.ts'
import type { RequireSession } from '../confirm-owner.ts'
import { listPasskeys } from '../passkeys/passkeys.ts'
import { findPassword } from '../passwords.ts'
import { countRecoveryCodes } from '../second-factor/recovery-codes.ts'

type Options = { store: Store; requireSession: RequireSession; sessions: Sessions }

export const createReadSecurity =
  ({ store, requireSession, sessions }: Options): AccountSecurity['readSecurity'] =>
  async (cookieHeader) => {
    const { accountId } = await requireSession(cookieHeader)
    return {
      hasPassword: (await findPassword(store, accountId)) !== null,
      recoveryCodesLeft: await countRecoveryCodes(store, accountId),
      passkeys: await listPasskeys(store, accountId),
      sessions: await sessions.list(cookieHeader),
    }
  }
