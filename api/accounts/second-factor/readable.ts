import { symmetricDecrypt } from 'better-auth/crypto'
import type { AuthRow } from '../../domain/records.ts'
import type { Auth } from '../auth.ts'

/** Whether a stored second factor was encrypted with this service’s secret. After a change of AUTH_SECRET, the app’s codes no longer work. */
export async function isReadable(auth: Auth, row: AuthRow): Promise<boolean> {
  const { secretConfig: key } = await auth.$context
  return symmetricDecrypt({ key, data: String(row['secret']) }).then(
    () => true,
    () => false,
  )
}
