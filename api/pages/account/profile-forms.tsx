import { passwordLength } from '../../domain/password.ts'
import type { FormFaults } from '../parts/form-answer.ts'
import { FaultSummary, FormField } from '../parts/form-field.tsx'

type Faults = { faults: FormFaults | undefined }

export function DetailsForm({ name, handle, faults }: { name: string; handle: string } & Faults) {
  return (
    <section>
      <h2>As others see you</h2>
      {faults && <FaultSummary title="Nothing is saved yet" {...faults} />}
      <form class="form" action="/profile/" method="post" novalidate>
        <FormField name="name" label="Name" autocomplete="name" required value={name} fault={faults?.faults['name']} />
        <FormField
          name="handle"
          label="Handle"
          hint="Optional. 2 to 30 of a to z, 0 to 9, _ and -."
          autocomplete="nickname"
          value={handle}
          fault={faults?.faults['handle']}
        />
        <div class="form__actions">
          <button class="sw-button sw-button--primary" type="submit" name="form" value="details">
            Save
          </button>
        </div>
      </form>
    </section>
  )
}

/** The e-mail address goes along unseen, so that password managers know whose password changes. */
export function PasswordForm({ email, faults }: { email: string } & Faults) {
  return (
    <section>
      <h2>Password</h2>
      {faults && <FaultSummary title="Your password is still the old one" {...faults} />}
      <form class="form" action="/profile/" method="post" novalidate>
        <input type="text" name="username" autocomplete="username" value={email} hidden readOnly />
        <FormField
          name="current"
          label="The one you have now"
          type="password"
          autocomplete="current-password"
          required
          fault={faults?.faults['current']}
        />
        <FormField
          name="password"
          label="The new one"
          hint={`At least ${passwordLength.min} characters. Every other device is signed out, and every connection ends.`}
          type="password"
          autocomplete="new-password"
          required
          fault={faults?.faults['password']}
        />
        <div class="form__actions">
          <button class="sw-button" type="submit" name="form" value="password">
            Change the password
          </button>
        </div>
      </form>
    </section>
  )
}

export function SessionsForm() {
  return (
    <section>
      <h2>Devices and clients</h2>
      <p>
        Clients that may open drafts for you are listed under <a href="/profile/connections/">connections</a>, where you can end each of
        them.
      </p>
      <form class="form" action="/profile/" method="post">
        <p>Lost a device, or used one that is not yours? This ends every session, here too, and every connection.</p>
        <div class="form__actions">
          <button class="sw-button" type="submit" name="form" value="sessions">
            Sign out everywhere
          </button>
        </div>
      </form>
    </section>
  )
}
