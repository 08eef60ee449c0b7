import { passwordLength } from '../../domain/access/password.ts'
import { longestAbout, mostLinks } from '../../domain/names/maker-links.ts'
import type { FormFaults } from '../parts/form-answer.ts'
import { FaultSummary, FormField } from '../parts/form-field.tsx'

type Faults = { faults: FormFaults | undefined }

/** What a person types of their public profile. `links` has one URL per line. */
export type Details = { name: string; handle: string; about: string; links: string }

/** `page` is the path of the maker’s page; null while there is none. */
export function DetailsForm({ name, handle, about, links, page, faults }: Details & { page: string | null } & Faults) {
  return (
    <section>
      <h2>Public profile</h2>
      <p class="profile__hint">
        {page === null ? (
          'Once you have a handle and a live launch, you’ll get a maker page.'
        ) : (
          <>
            Shown on <a href={page}>your maker page</a>.
          </>
        )}
      </p>
      {faults && <FaultSummary title="Not saved" {...faults} />}
      <form class="form" action="/profile/" method="post" novalidate>
        <FormField name="name" label="Name" autocomplete="name" required value={name} fault={faults?.faults['name']} />
        <FormField
          name="handle"
          label="Handle"
          hint="Optional. 2–30 characters: lowercase letters, numbers, _ and -"
          autocomplete="nickname"
          value={handle}
          fault={faults?.faults['handle']}
        />
        <FormField
          name="about"
          label="About"
          hint={`Optional. Plain text, up to ${longestAbout} characters.`}
          rows={3}
          value={about}
          fault={faults?.faults['about']}
        />
        <FormField
          name="links"
          label="Links"
          hint={`Optional. Up to ${mostLinks}, one per line, like https://example.com. Link your Mastodon profile to verify this page there.`}
          rows={3}
          look="field--links"
          spellcheck={false}
          value={links}
          fault={faults?.faults['links']}
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

/** The hidden email tells password managers which account's password changes. */
export function PasswordForm({ email, faults }: { email: string } & Faults) {
  return (
    <section>
      <h2>Password</h2>
      {faults && <FaultSummary title="Password not changed" {...faults} />}
      <form class="form" action="/profile/" method="post" novalidate>
        <input type="text" name="username" autocomplete="username" value={email} hidden readOnly />
        <FormField
          name="current"
          label="Current password"
          type="password"
          autocomplete="current-password"
          required
          fault={faults?.faults['current']}
        />
        <FormField
          name="password"
          label="New password"
          hint={`At least ${passwordLength.min} characters. This signs out your other devices and revokes all connections.`}
          type="password"
          autocomplete="new-password"
          required
          fault={faults?.faults['password']}
        />
        <div class="form__actions">
          <button class="sw-button" type="submit" name="form" value="password">
            Change password
          </button>
        </div>
      </form>
    </section>
  )
}

export function SessionsForm() {
  return (
    <section>
      <h2>Security and connections</h2>
      <p>
        Turn on two-factor authentication, add passkeys, and see where you’re signed in under <a href="/profile/security/">Security</a>.
      </p>
      <p>
        Manage the tools that can create drafts for you under <a href="/profile/connections/">Connections</a>.
      </p>
      <p>
        Get events about your launches sent to your own URL with <a href="/profile/webhooks/">webhooks</a>.
      </p>
      <details class="confirm">
        <summary>Sign out everywhere</summary>
        <form action="/profile/" method="post">
          <p>Lost a device? This signs you out everywhere, including here, and revokes all connections.</p>
          <button class="sw-button confirm__button" type="submit" name="form" value="sessions">
            Sign out everywhere
          </button>
        </form>
      </details>
    </section>
  )
}
