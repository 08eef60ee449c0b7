import { paths } from '../../../../shared/paths.ts'
import type { Sheet } from '../../page/define-page.ts'
import { Flash } from '../../forms/flash.tsx'
import { Form } from '../../forms/form.tsx'
import type { PageRequest } from '../../forms/page-request.ts'
import { ErrorSummary, FormField } from '../../forms/form-field.tsx'
import { accountSheet } from '../../page/account-sheet.tsx'
import { EmailField } from '../../forms/credential-fields.tsx'
import { askedReturn } from './finished-sign-in.ts'
import { PasskeyScript, PasskeySignIn } from './passkey-forms.tsx'
import { withReturn } from '../../session/session.ts'
import { reasonOf, type Reason } from './sign-in-reason.ts'
import { SocialLinks } from './social-sign-in.tsx'
import texts from './social-errors.json' with { type: 'json' }

export const notSignedIn = 'We couldn’t sign you in'

type SignInData = { returnTo: string; reason: Reason; passkeyOptions: string }

export async function loadSignIn(request: PageRequest): Promise<SignInData> {
  const { world, ctx } = request
  const returnTo = askedReturn(request)
  const [passkeyOptions, reason] = await Promise.all([world.accounts.passkeys.signInOptions(), reasonOf(world, ctx, returnTo)])
  return { returnTo, reason, passkeyOptions }
}

/** The sign-in page, also where a sign-in in several steps took too long. */
export function signInSheet({ returnTo, reason, passkeyOptions }: SignInData, { world, query, rejected }: PageRequest): Sheet {
  const { accounts, rules } = world
  const error = query.get('error')
  const failed = rejected?.name === 'passkey' ? rejected : error === null ? null : { errors: {}, message: socialError(error) }
  const heading = reason.to === null ? 'Sign in' : `Sign in to ${reason.to}`
  return accountSheet({
    extra: <PasskeyScript />,
    title: error === null ? heading : 'Not signed in',
    heading,
    lead: reason.signIn,
    children: (
      <>
        {failed && <ErrorSummary title={notSignedIn} errors={failed.errors} message={failed.message} />}
        <Flash />
        {query.has('verify') && (
          <p class="notice below-5 pad-3-4 medium rounded-small" role="status">
            Sign in to verify your email. If you didn’t create the account or forgot the password, set a new password instead: that verifies
            your email too.
          </p>
        )}
        <Form name="sign-in" to={paths.signIn()} submit="Sign in" beside={<a href={paths.reset()}>Forgot your password?</a>}>
          <input type="hidden" name="return" value={returnTo} />
          <EmailField autocomplete="username webauthn" />
          <FormField name="password" label="Password" type="password" autocomplete="current-password" required />
        </Form>
        <PasskeySignIn options={passkeyOptions} returnTo={returnTo} />
        <SocialLinks providers={accounts.socialProviders} returnTo={returnTo} />
        {rules.signUps !== 'closed' && !rules.readOnly && (
          <p class="account__other above-5 soft">
            New here? <a href={withReturn(paths.signUp(), returnTo)}>Create an account</a>
          </p>
        )}
      </>
    ),
  })
}

/** The sign-in library's error codes for a failed sign-in with a provider. */
const errors = new Map(Object.entries(texts))

const socialError = (code: string): string => errors.get(code) ?? 'Sign-in with that provider failed. Try again or use your password.'
