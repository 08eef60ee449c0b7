import type { Context } from 'koa'
import type { FormFaults } from '../../parts/form-answer.ts'
import { FaultSummary, FormField } from '../../parts/form-field.tsx'
import { QrCode } from './qr-code.tsx'
import { sendSecurityPage } from './security-page.tsx'
import { paths } from '../../../../shared/paths.ts'

/**
 * The QR code, the secret and a field for the first code. `uri` travels in the form, so that a mistyped code doesn’t start over; what counts is the
 * stored secret.
 */
export function showSetUp(ctx: Context, { uri, faults }: { uri: string; faults?: FormFaults }): void {
  const secret = secretOf(uri)
  sendSecurityPage(ctx, {
    title: 'Set up your app',
    lead: 'Scan the code with your authenticator app, then enter the 6-digit code it shows.',
    isStep: true,
    children: (
      <>
        {faults && <FaultSummary title="Not turned on" {...faults} />}
        {secret === null ? (
          <p>
            This page was open for too long. <a href={paths.twoFactor()}>Start over</a>
          </p>
        ) : (
          <form class="form two-factor" action={paths.twoFactor()} method="post" novalidate>
            <input type="hidden" name="uri" value={uri} />
            <QrCode text={uri} label="QR code for your authenticator app" />
            <div class="two-factor__secret grid left gap-3" data-copy-scope>
              <p>Can’t scan it? Enter this key in your app:</p>
              <code data-copy-text>{secret.replaceAll(/(.{4})(?=.)/g, '$1 ')}</code>
              <span>
                <button type="button" class="sw-button sw-button--small" data-copy>
                  <span data-copy-label>Copy key</span>
                </button>
                <span class="sw-hidden" role="status" data-copy-status></span>
              </span>
            </div>
            <FormField
              name="code"
              label="6-digit code"
              autocomplete="one-time-code"
              inputmode="numeric"
              required
              fault={faults?.faults['code']}
              look="code-field"
            />
            <div class="form__actions">
              <button class="sw-button sw-button--primary" type="submit" name="step" value="confirm">
                Turn on two-factor authentication
              </button>
            </div>
          </form>
        )}
      </>
    ),
  })
}

/** The key in an otpauth: URI; null if it isn’t one of ours. */
function secretOf(uri: string): string | null {
  if (uri.length > 600 || !uri.startsWith('otpauth://totp/Slipway:')) return null
  const secret = URL.parse(uri)?.searchParams.get('secret') ?? ''
  return /^[A-Z2-7]{16,128}$/.test(secret) ? secret : null
}
