import { paths } from '../../../../shared/paths.ts'
import { cancelEmailChange, changeEmail, requestEmailChange } from '../../../actions/sessions/change-email.ts'
import { Failure } from '../../../domain/failure.ts'
import type { Profile } from '../../../domain/records.ts'
import { defineForm, definePage } from '../../page/define-page.ts'
import { Flash, Rejection } from '../../forms/flash.tsx'
import { Form } from '../../forms/form.tsx'
import { ErrorSummary, FormField } from '../../forms/form-field.tsx'
import { accountSheet } from '../../page/account-sheet.tsx'
import { EmailField } from '../../forms/credential-fields.tsx'
import { signInFirst } from '../../session/session.ts'
import { otherAccountSheet } from './verify.tsx'

const rejected = 'Email not changed'

/** Where a person changes their email. With the `?token=` of the link sent to the new one, it asks to confirm; opening it changes nothing. */
export const changeEmailPage = definePage({
  path: paths.changeEmail,
  access: 'member',
  async load({ world, query, account, rejected: failed }) {
    const token = failed === null ? query.get('token') : null
    const link = token === null ? null : await world.accounts.findEmailChange(token)
    return { token, link, pending: await world.accounts.findPendingEmail(account.id) }
  },
  forms: {
    'request-email-change': defineForm(requestEmailChange, {
      rejected,
      signedOut: signInFirst,
      says: 'We’ve sent a link to the new email. Your email changes once you open the link and confirm.',
    }),
    'cancel-email-change': defineForm(cancelEmailChange, { rejected, says: 'Email change canceled.' }),
    'change-email': defineForm(changeEmail, {
      rejected,
      shows: ['FORBIDDEN'],
      says: 'Email changed. Your other devices are signed out.',
    }),
  },
  view({ token, link, pending }, { account, rejected: failed }) {
    const isForOther = link !== null && link.accountId !== account.id
    if (isForOther || (failed?.error instanceof Failure && failed.error.code === 'FORBIDDEN')) return otherAccountSheet(account)
    if (token !== null && link !== null) return confirmSheet(account, link.email, token)
    const isExpired = token !== null
    return accountSheet({
      ...(isExpired && { status: 400, headers: { 'Referrer-Policy': 'same-origin' } }),
      title: isExpired ? rejected : 'Change your email',
      heading: 'Change your email',
      lead: (
        <>
          Your email is <strong>{account.email}</strong>. It won’t change until you confirm the new one.
        </>
      ),
      drawing: false,
      children: (
        <>
          {isExpired && <ErrorSummary title={rejected} errors={{}} message="This link has expired or was already used." />}
          <Rejection />
          <Flash />
          {pending !== null && <PendingChange email={pending} />}
          <RequestForm />
        </>
      ),
    })
  },
})

const PendingChange = ({ email }: { email: string }) => (
  <Form name="cancel-email-change" class="grid left gap-3 below-5 pad-4 framed rounded-small">
    <p>
      Waiting for you to confirm <strong>{email}</strong>. The link in the email expires in 48 hours.
    </p>
    <button class="sw-button sw-button--small">Cancel change</button>
  </Form>
)

const RequestForm = () => (
  <Form name="request-email-change" submit="Send link">
    <EmailField label="New email" hint="We’ll send a link to it, and a note to your current email." autocomplete="email" />
    <FormField
      name="current"
      label="Current password"
      hint="Leave this empty if you only sign in with GitHub or Google."
      type="password"
      autocomplete="current-password"
    />
  </Form>
)

const confirmSheet = ({ email: old }: Profile, email: string, token: string) =>
  accountSheet({
    headers: { 'Referrer-Policy': 'same-origin' },
    title: 'Confirm your new email',
    lead: (
      <>
        <strong>{email}</strong> will replace <strong>{old}</strong>. This signs out your other devices.
      </>
    ),
    drawing: false,
    children: (
      <Form name="change-email" submit="Change email" beside={<a href={paths.changeEmail()}>Not now</a>}>
        <input type="hidden" name="token" value={token} />
      </Form>
    ),
  })
