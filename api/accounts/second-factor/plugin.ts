import { twoFactor } from 'better-auth/plugins'

/** The sign-in library’s plugin without its own step at sign-in (second-factor.ts says why). It encrypts the app’s secret with the service’s. */
export function secondFactorPlugin() {
  const { hooks: _, ...plugin } = twoFactor({
    issuer: 'Slipway',
    allowPasswordless: true,
    // Quotas limit wrong codes.
    accountLockout: { enabled: false },
    // They are created, and hashed, once a code from the app has confirmed it (recovery-codes.ts).
    backupCodeOptions: { storeBackupCodes: 'plain', customBackupCodesGenerate: () => [] },
  })
  return plugin
}
