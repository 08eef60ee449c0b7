import { Form } from '../../forms/form.tsx'
import { AppCodeField } from '../sign-in/second-step.tsx'
import { securitySheet } from './security-page.tsx'
import { paths } from '../../../../shared/paths.ts'
import { CopyButton } from '../../../../shared/ui/copy-button.tsx'
import { encode } from 'uqr'

/**
 * The QR code, the secret and a field for the first code. `uri` travels in the form, so that a mistyped code doesn’t start over; what counts is the
 * stored secret.
 */
export function setUpSheet(uri: string) {
  const secret = secretOf(uri)
  return securitySheet({
    title: 'Set up your app',
    lead: 'Scan the code with your authenticator app, then enter the 6-digit code it shows.',
    isStep: true,
    children:
      secret === null ? (
        <p>
          This page was open for too long. <a href={paths.twoFactor()}>Start over</a>
        </p>
      ) : (
        <Form name="turn-on" class="form stack gap-5" submit="Turn on two-factor authentication">
          <input type="hidden" name="uri" value={uri} />
          <QrCode text={uri} label="QR code for your authenticator app" />
          <div class="two-factor__secret grid left gap-3" data-copy-scope>
            <p>Can’t scan it? Enter this key in your app:</p>
            <code class="pad-3-4 framed rounded-small sunken wraps" data-copy-text>
              {secret.replaceAll(/(.{4})(?=.)/g, '$1 ')}
            </code>
            <span>
              <CopyButton words="Copy key" class="sw-button--small" />
            </span>
          </div>
          <AppCodeField />
        </Form>
      ),
  })
}

/** The key in an otpauth: URI; null if it isn’t one of ours. */
function secretOf(uri: string): string | null {
  if (uri.length > 600 || !/^otpauth:\/\/totp\/[^/?#:]{1,400}:/.test(uri)) return null
  const secret = URL.parse(uri)?.searchParams.get('secret') ?? ''
  return /^[A-Z2-7]{16,128}$/.test(secret) ? secret : null
}

/** Text as a QR code, drawn as one path. Dark on white in both color schemes, because scanners expect that. */
function QrCode({ text, label }: { text: string; label: string }) {
  const { data, size } = encode(text, { border: 4 })
  const path = data.flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : ''))).join('')
  return (
    <svg class="qr-code framed rounded-small" viewBox={`0 0 ${size} ${size}`} role="img" aria-label={label} shape-rendering="crispEdges">
      <rect width={size} height={size} fill="#fff" />
      <path d={path} fill="#000" />
    </svg>
  )
}
