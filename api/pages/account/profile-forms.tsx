import { passwordLength } from '../../domain/access/password.ts'
import { maxAboutLength, maxLinks } from '../../domain/names/maker-links.ts'
import { Form } from '../forms/form.tsx'
import { FormField } from '../forms/form-field.tsx'
import { paths } from '../../../shared/paths.ts'

/** What a person types of their public profile. `links` has one URL per line. */
export type Details = { name: string; handle: string; about: string; links: string }

/** `page` is the path of the maker’s page; null while there is none. */
export function DetailsForm({ name, handle, about, links, page }: Details & { page: string | null }) {
  return (
    <section class="stack top gap-4 capped pad-top-4">
      <h2>Public profile</h2>
      <p>
        {page === null ? (
          'Once you have a handle and a live launch, you’ll get a maker page.'
        ) : (
          <>
            Shown on <a href={page}>your maker page</a>.
          </>
        )}
      </p>
      <Form name="details" submit="Save">
        <FormField name="name" label="Name" autocomplete="name" required value={name} />
        <FormField
          name="handle"
          label="Handle"
          hint="Optional. 2–30 characters: lowercase letters, numbers, _ and -"
          autocomplete="nickname"
          value={handle}
        />
        <FormField name="about" label="About" hint={`Optional. Plain text, up to ${maxAboutLength} characters.`} rows={3} value={about} />
        <FormField
          name="links"
          label="Links"
          hint={`Optional. Up to ${maxLinks}, one per line, like https://example.com. Link your Mastodon profile to verify this page there.`}
          rows={3}
          look="field--links"
          spellcheck={false}
          value={links}
        />
      </Form>
    </section>
  )
}

/** The hidden email tells password managers which account's password changes. */
export const PasswordForm = ({ email }: { email: string }) => (
  <section class="stack top gap-4 capped pad-top-4">
    <h2>Password</h2>
    <Form name="password" submit="Change password" quiet>
      <input type="text" name="username" autocomplete="username" value={email} hidden readOnly />
      <FormField name="current" label="Current password" type="password" autocomplete="current-password" required />
      <FormField
        name="password"
        label="New password"
        hint={`At least ${passwordLength.min} characters. This signs out your other devices and revokes all connections.`}
        type="password"
        autocomplete="new-password"
        required
      />
    </Form>
  </section>
)

export const SessionsForm = () => (
  <section class="stack top gap-4 capped pad-top-4">
    <h2>Security and connections</h2>
    <p>
      Turn on two-factor authentication, add passkeys, and see where you’re signed in under <a href={paths.security()}>Security</a>.
    </p>
    <p>
      Manage the tools that can create drafts for you under <a href={paths.connections()}>Connections</a>.
    </p>
    <p>
      Get events about your launches sent to your own URL with <a href={paths.ownWebhooks()}>webhooks</a>.
    </p>
    <details class="confirm">
      <summary class="bad medium pressable">Sign out everywhere</summary>
      <Form name="sessions">
        <p>Lost a device? This signs you out everywhere, including here, and revokes all connections.</p>
        <button class="sw-button confirm__button">Sign out everywhere</button>
      </Form>
    </details>
  </section>
)
