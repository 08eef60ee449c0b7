import { paths } from '../../../../shared/paths.ts'
import { requestReset, resetPassword } from '../../../actions/sessions/change-password.ts'
import { defineForm, definePage } from '../../page/define-page.ts'
import { withFlash } from '../../forms/flash.tsx'
import { Form } from '../../forms/form.tsx'
import { ErrorSummary } from '../../forms/form-field.tsx'
import { accountSheet } from '../../page/account-sheet.tsx'
import { EmailField, NewPasswordField } from '../../forms/credential-fields.tsx'

const notSent = 'Link not sent'

/** Asks for the email, or with the link’s `?token=` for a new password. An expired link says so before anything is typed. */
export const reset = definePage({
  path: paths.reset,
  access: 'anyone',
  async load({ world, query, rejected }) {
    const token = (rejected?.sent ?? query).get('token')
    const isExpired = token !== null && rejected === null && !(await world.accounts.isResetOpen(token))
    return { token: isExpired ? null : token, isExpired }
  },
  forms: {
    // Says the same whether the account exists or not.
    'reset-link': defineForm(requestReset, { isGuarded: true, rejected: notSent, next: () => sentSheet() }),
    'reset-password': defineForm(resetPassword, {
      rejected: 'Password not changed',
      says: { 'password-reset': 'Password saved. Sign in with it.' },
      leadsTo: paths.signIn,
      next: () => withFlash(paths.signIn(), 'password-reset'),
    }),
  },
  view: ({ token, isExpired }) => (token === null ? requestSheet(isExpired) : passwordSheet(token)),
})

const requestSheet = (isExpired: boolean) =>
  accountSheet({
    ...(isExpired && { status: 400 }),
    title: isExpired ? notSent : 'Reset your password',
    heading: 'Reset your password',
    lead: 'Enter your email and we’ll send a reset link. It works once and expires in 30 minutes.',
    children: (
      <>
        {isExpired && <ErrorSummary title={notSent} errors={{}} message="This link has expired or was already used. Request a new one." />}
        <Form name="reset-link" isGuarded submit="Send reset link" beside={<a href={paths.signIn()}>Back to sign-in</a>}>
          <EmailField />
        </Form>
      </>
    ),
  })

const sentSheet = () =>
  accountSheet({
    title: 'Check your email',
    lead: 'If there’s an account with this email, a reset link is on its way. It works once and expires in 30 minutes.',
    children: (
      <p class="account__other above-5 soft">
        Didn’t get it? Check your spam folder or <a href={paths.reset()}>try again</a>.
      </p>
    ),
  })

/** The token is in this page’s URL, so the URL is never sent to other sites. */
const passwordSheet = (token: string) =>
  accountSheet({
    headers: { 'Referrer-Policy': 'same-origin' },
    title: 'Choose a new password',
    lead: 'This signs you out everywhere and revokes all connections.',
    children: (
      <Form name="reset-password" submit="Save password" beside={<a href={paths.reset()}>Request a new link</a>}>
        <input type="hidden" name="token" value={token} />
        <NewPasswordField label="New password" />
      </Form>
    ),
  })
