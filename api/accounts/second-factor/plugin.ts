import { twoFactor } from 'better-auth/plugins'
import { backupCodeStorage } from './recovery-codes.ts'

/** The sign-in library’s plugin without its own step at sign-in (second-factor.ts says why). It encrypts the app’s secret with the service’s. */
export function secondFactorPlugin(secret: string) {
  const { hooks: _, ...plugin } = twoFactor({
    issuer: 'Slipway',
    allowPasswordless: true,
    // Quotas limit wrong codes.
    accountLockout: { enabled: false },
    // They are made once a code of the app has confirmed it.
    backupCodeOptions: { storeBackupCodes: backupCodeStorage(secret), customBackupCodesGenerate: () => [] },
  })
  return plugin
}
