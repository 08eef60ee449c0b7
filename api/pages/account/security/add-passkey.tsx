import { addPasskey, startPasskey } from '../../../actions/sessions/passkeys.ts'
import { defineForm, definePage } from '../../page/define-page.ts'
import { withFlash } from '../../forms/flash.tsx'
import { Form } from '../../forms/form.tsx'
import { FormField } from '../../forms/form-field.tsx'
import { PasskeyForm } from '../sign-in/passkey-forms.tsx'
import { signInFirst } from '../../session/session.ts'
import { OwnerField } from './owner-field.tsx'
import { securitySheet } from './security.tsx'
import { paths } from '../../../../shared/paths.ts'

const rejected = 'Passkey not added'

/** First asks for the name and the password, then for the passkey itself. */
export const addPasskeyPage = definePage({
  path: paths.addPasskey,
  access: 'member',
  load: ({ world, ctx }) => world.accounts.readSecurity(ctx.get('Cookie')),
  forms: {
    'name-passkey': defineForm(startPasskey, {
      rejected,
      signedOut: signInFirst,
      next: (options, _request, form) => createSheet(form.get('name') ?? '', options),
    }),
    'add-passkey': defineForm(addPasskey, {
      rejected,
      says: { 'passkey-added': 'Passkey added.' },
      leadsTo: paths.security,
      next: () => withFlash(paths.security(), 'passkey-added'),
    }),
  },
  view: ({ hasPassword }, { account: { email }, rejected: failed }) =>
    securitySheet({
      title: 'Add a passkey',
      lead: 'Sign in with your fingerprint, face or screen lock instead of your password. You won’t need a code from your authenticator app either.',
      isStep: true,
      children: (
        <Form name="name-passkey">
          <FormField
            name="name"
            label="Name"
            hint="Where you keep it, such as “Work laptop”"
            autocomplete="off"
            value={failed?.sent.get('name') ?? ''}
            required
          />
          <OwnerField email={email} hasPassword={hasPassword} />
          <div class="row center gap-3-5">
            <button class="sw-button sw-button--primary">Continue</button>
          </div>
          <noscript>
            <p>The next step needs JavaScript.</p>
          </noscript>
        </Form>
      ),
    }),
})

const createSheet = (name: string, options: string) =>
  securitySheet({
    title: 'Create your passkey',
    lead: 'Your browser will ask where to save it, then for your fingerprint, face or screen lock.',
    isStep: true,
    children: (
      <PasskeyForm name="add-passkey" kind="create" options={options} about={{ name }}>
        <button class="sw-button sw-button--primary">Create passkey</button>
      </PasskeyForm>
    ),
  })
