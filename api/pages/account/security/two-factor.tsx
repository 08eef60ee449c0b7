import { renewRecoveryCodes, startTwoFactor, turnOffTwoFactor, turnOnTwoFactor } from '../../../actions/sessions/two-factor.ts'
import { Failure } from '../../../domain/failure.ts'
import { defineForm, definePage } from '../../page/define-page.ts'
import { withFlash } from '../../forms/flash.tsx'
import { ConfirmForm, Form } from '../../forms/form.tsx'
import { FormField } from '../../forms/form-field.tsx'
import { signInFirst, sendCookies } from '../../session/session.ts'
import { OwnerField } from './owner-field.tsx'
import { securitySheet } from './security.tsx'
import { paths } from '../../../../shared/paths.ts'
import { pluralForm } from '../../../../shared/plural.ts'
import { LinkButton } from '../../parts/button.tsx'
import { CopyButton } from '../../../../shared/ui/copy-button.tsx'
import { siteName, siteSlug } from '../../../domain/settings/current-site.ts'
import { AppCodeField } from '../sign-in/second-step.tsx'
import { encode } from 'uqr'

export const twoFactor = definePage({
  path: paths.twoFactor,
  access: 'member',
  load: ({ world, ctx }) => world.accounts.readSecurity(ctx.get('Cookie')),
  forms: {
    'set-up': defineForm(startTwoFactor, { signedOut: signInFirst, next: setUpSheet }),
    'turn-on': defineForm(turnOnTwoFactor, {
      rejected: 'Not turned on',
      signedOut: signInFirst,
      next({ recoveryCodes, cookies }, { ctx }) {
        sendCookies(ctx, cookies)
        return recoveryCodesSheet(recoveryCodes, 'new')
      },
    }),
    'renew-codes': defineForm(renewRecoveryCodes, { signedOut: signInFirst, next: (codes) => recoveryCodesSheet(codes, 'renewed') }),
    'turn-off': defineForm(turnOffTwoFactor, {
      signedOut: signInFirst,
      says: { 'two-factor-off': 'Two-factor authentication is off. Your other devices are signed out.' },
      leadsTo: paths.security,
      next(cookies, { ctx }) {
        sendCookies(ctx, cookies)
        return withFlash(paths.security(), 'two-factor-off')
      },
    }),
  },
  view({ hasPassword, recoveryCodesLeft }, { account: { email }, rejected }) {
    const isStale = rejected?.error instanceof Failure && rejected.error.code === 'CONFLICT'
    if (rejected?.name === 'turn-on' && !isStale) return setUpSheet(rejected.sent.get('uri') ?? '')
    const isOn = recoveryCodesLeft !== null
    return securitySheet({
      title: 'Two-factor authentication',
      lead: isOn
        ? `It’s on. You have ${recoveryCodesLeft} unused recovery ${pluralForm(recoveryCodesLeft, 'code')}.`
        : 'After your password, we’ll ask for a code from an app on your phone. A stolen password alone won’t open your account.',
      isStep: true,
      children: isOn ? <OnForms email={email} hasPassword={hasPassword} /> : <SetUpForm email={email} hasPassword={hasPassword} />,
    })
  },
})

type Owner = { email: string; hasPassword: boolean }

const SetUpForm = (owner: Owner) => (
  <Form name="set-up" submit="Set up two-factor authentication">
    <p>You need an authenticator app, such as the one in your password manager.</p>
    <OwnerField {...owner} />
  </Form>
)

const OnForms = (owner: Owner) => (
  <div class="profile__parts grid gap-6">
    <section>
      <h2>Recovery codes</h2>
      <p class="soft">Create new codes if you’re running out, or if somebody may have seen them. The old ones will stop working.</p>
      <Form name="renew-codes" submit="Create recovery codes" quiet>
        <OwnerField {...owner} />
      </Form>
    </section>
    <section>
      <h2>Turn off</h2>
      <p class="soft">Your password alone will open your account again. Your other devices will be signed out.</p>
      <ConfirmForm name="turn-off" head="" summary="Turn off two-factor authentication">
        <OwnerField {...owner} />
        <FormField name="code" label="6-digit code or recovery code" autocomplete="one-time-code" autocapitalize="none" isSecret required />
      </ConfirmForm>
    </section>
  </div>
)

function recoveryCodesSheet(codes: readonly string[], why: 'new' | 'renewed') {
  const file = `${siteName()} recovery codes. Each works once.\n\n${codes.join('\n')}\n`
  return securitySheet({
    title: 'Your recovery codes',
    lead: 'If you lose your phone, each code signs you in once. Save them now: we won’t show them again.',
    isStep: true,
    children: (
      <>
        <p class="notice below-5 pad-3-4 medium rounded-small" role="status">
          {why === 'new'
            ? 'Two-factor authentication is on. Your other devices are signed out.'
            : 'New recovery codes created. The old ones no longer work.'}
        </p>
        <div class="recovery-codes grid left gap-3" data-copy-scope>
          <pre class="flat pad-3-4 framed rounded-small sunken wraps" data-copy-text>
            {codes.join('\n')}
          </pre>
          <p class="recovery-codes__actions row gap-3">
            <LinkButton
              href={`data:text/plain;charset=utf-8,${encodeURIComponent(file)}`}
              download={`${siteSlug()}-recovery-codes.txt`}
              words="Download codes"
            />
            <span>
              <CopyButton words="Copy codes" />
            </span>
          </p>
          <p>Or print this page. Keep the codes separate from your password.</p>
        </div>
      </>
    ),
  })
}

/**
 * The QR code, the secret and a field for the first code. `uri` travels in the form, so that a mistyped code doesn’t start over; what counts is the
 * stored secret.
 */
function setUpSheet(uri: string) {
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
