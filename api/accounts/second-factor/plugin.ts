import { twoFactor } from 'better-auth/plugins'
import { createRecoveryCodes } from './recovery-codes.ts'

/** The sign-in library’s plugin without its own step at sign-in (second-factor.ts says why). It encrypts what it stores with the service’s secret. */
export function secondFactorPlugin() {
  const { hooks: _, ...plugin } = twoFactor({
    issuer: 'Slipway',
    allowPasswordless: true,
    // Quotas limit wrong codes.
    accountLockout: { enabled: false },
    backupCodeOptions: { storeBackupCodes: 'encrypted', customBackupCodesGenerate: createRecoveryCodes },
  })
  return plugin
}
