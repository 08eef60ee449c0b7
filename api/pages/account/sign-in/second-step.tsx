import { paths } from '../../../../shared/paths.ts'
import { proveSecondFactor } from '../../../actions/sessions/sign-in.ts'
import { Failure } from '../../../domain/failure.ts'
import { defineForm, definePage } from '../../page/define-page.ts'
import { Form } from '../../forms/form.tsx'
import { FormField } from '../../forms/form-field.tsx'
import { accountSheet } from '../../page/account-sheet.tsx'
import { askedReturn, finishedSignIn, loadSignIn, notSignedIn, signInSheet } from './sign-in.tsx'
import { PasskeyScript, PasskeySignIn } from './passkey-forms.tsx'
import { withReturn, OtherPageFirst } from '../../session/session.ts'

/** Asks for the code of the second factor, or with `?with=recovery` for a recovery code. */
export const secondStep = definePage({
  path: paths.secondStep,
  access: 'anyone',
  async load(request) {
    const { world, ctx, rejected } = request
    if (rejected === null && !(await world.accounts.secondFactor.isAwaited(ctx.get('Cookie'))))
      throw new OtherPageFirst(withReturn(paths.signIn(), askedReturn(request)))
    return loadSignIn(request)
  },
  // Named like the form of the sign-in page, which shows it again once the code came too late.
  forms: { 'sign-in': defineForm(proveSecondFactor, { rejected: notSignedIn, next: finishedSignIn }) },
  view(data, request) {
    const { query, rejected } = request
    if (rejected?.error instanceof Failure && rejected.error.code === 'UNAUTHORIZED') return signInSheet(data, request)
    const isRecovery = (rejected?.sent ?? query).get('with') === 'recovery'
    const here = withReturn(paths.secondStep(), data.returnTo)
    return accountSheet({
      title: 'Enter your code',
      heading: isRecovery ? 'Use a recovery code' : 'Enter your code',
      lead: isRecovery ? 'Each recovery code works once.' : 'Open your authenticator app to get the code.',
      extra: <PasskeyScript />,
      children: (
        <>
          <Form name="sign-in">
            <input type="hidden" name="return" value={data.returnTo} />
            <input type="hidden" name="with" value={isRecovery ? 'recovery' : 'app'} />
            {isRecovery ? <RecoveryCodeField /> : <AppCodeField />}
            <div class="row center gap-3-5">
              <button class="sw-button sw-button--primary">Sign in</button>
              {isRecovery ? (
                <a href={here}>Use your authenticator app</a>
              ) : (
                <a href={`${here}${here.includes('?') ? '&' : '?'}with=recovery`}>Use a recovery code</a>
              )}
            </div>
          </Form>
          <PasskeySignIn options={data.passkeyOptions} returnTo={data.returnTo} />
        </>
      ),
    })
  },
})

const RecoveryCodeField = () => (
  <FormField
    name="code"
    label="Recovery code"
    hint="Ten letters and numbers, such as k3m9p-xw7ra"
    autocomplete="off"
    autocapitalize="none"
    spellcheck={false}
    required
    isSecret
    look="code-field"
  />
)

export const AppCodeField = () => (
  <FormField name="code" label="6-digit code" autocomplete="one-time-code" inputmode="numeric" required isSecret look="code-field" />
)
