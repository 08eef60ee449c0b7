import { editProfile, deleteOwnPicture, setOwnPicture } from '../../actions/people/edit-profile.ts'
import { uploadPicture } from '../../actions/pictures/add-picture.ts'
import { pageHandleOf, readOwnMaker } from '../../actions/makers/read-maker.ts'
import { changePassword } from '../../actions/sessions/change-password.ts'
import { signOut } from '../../actions/sessions/sign-in.ts'
import { paths } from '../../../shared/paths.ts'
import { defineForm, definePage } from '../page/define-page.ts'
import { privateSheet } from '../page/account-sheet.tsx'
import { readOwnTrust } from '../../actions/people/read-own-trust.ts'
import { TrustCard } from './trust-card.tsx'
import { signInFirst, sendCookies } from '../session/session.ts'
import { passwordLength } from '../../domain/access/password.ts'
import { maxAboutLength, maxLinks } from '../../domain/names/maker-links.ts'
import { ConfirmForm, ButtonForm, Form } from '../forms/form.tsx'
import { FieldFrame, FormField } from '../forms/form-field.tsx'
import { Face } from '../parts/picture.tsx'

/** What a person types of their public profile. `links` has one URL per line. */
type Details = { name: string; handle: string; about: string; links: string }

/** Shown wherever the name is. Scripts send it as soon as a file is chosen or dropped (browser/site.ts). */
const PictureForm = ({ name, picture }: { name: string; picture: string | undefined }) => (
  <section class="stack top gap-4 capped pad-top-4" aria-labelledby="picture-title">
    <h2 id="picture-title">Profile picture</h2>
    <div class="line center gap-4">
      <Face name={name} picture={picture} size={88} />
      <div class="stack gap-2 shrinks">
        <Form name="face" class="stack gap-2 shrinks" enctype="multipart/form-data" data-sends-files summary={false}>
          <FieldFrame name="picture" label={<span class="sw-hidden">Picture</span>}>
            {(attributes) => <input class="chooser whole soft small" type="file" accept="image/*" {...attributes} />}
          </FieldFrame>
          <button class="sw-button sw-button--small self-left">Upload picture</button>
        </Form>
        {picture !== undefined && <ButtonForm name="delete-face" look="small" words="Delete picture" />}
      </div>
    </div>
  </section>
)

/** `page` is the path of the maker’s page; null while there is none. */
const DetailsForm = ({ name, handle, about, links, page }: Details & { page: string | null }) => (
  <section class="stack top gap-4 capped pad-top-4">
    <h2>Public profile</h2>
    <p class="soft">
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

/** The hidden email tells password managers which account's password changes. */
const PasswordForm = ({ email }: { email: string }) => (
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

const SessionsForm = () => (
  <section class="stack top gap-4 capped pad-top-4">
    <h2>Lost a device?</h2>
    <ConfirmForm name="sessions" summary="Sign out everywhere">
      <p class="soft">This signs you out everywhere, including here, and revokes all connections.</p>
    </ConfirmForm>
  </section>
)

export const profile = definePage({
  path: paths.profile,
  access: 'member',
  async load({ world, account }) {
    const { about, links } = await readOwnMaker(world, account)
    const trust = await readOwnTrust(world, account)
    return { about, links: links.join('\n'), handle: await pageHandleOf(world, account), trust }
  },
  forms: {
    details: defineForm(editProfile, { says: 'Saved.' }),
    /** What the scripts of pages send as soon as a picture is chosen. */
    picture: defineForm(uploadPicture, { path: paths.addPicture, takesFiles: true, forScripts: 'Sign in to add pictures.' }),
    face: defineForm(setOwnPicture, {
      rejected: 'Picture not changed',
      takesFiles: true,
      fields: (form) => ({ picture: form.get('picture') ?? '' }),
      says: 'Picture saved.',
    }),
    'delete-face': defineForm(deleteOwnPicture, { says: 'Picture deleted.' }),
    password: defineForm(changePassword, {
      rejected: 'Password not changed',
      signedOut: signInFirst,
      says: 'Password changed. Your other devices are signed out and all connections are revoked.',
      next(cookies, { ctx }) {
        sendCookies(ctx, cookies)
        return paths.profile()
      },
    }),
    sessions: defineForm(signOut, {
      fields: () => ({ everywhere: true }),
      next(cookies, { ctx }) {
        sendCookies(ctx, cookies)
        return paths.signIn()
      },
    }),
  },
  view: ({ about, links, handle, trust }, { account }) =>
    privateSheet({
      title: 'Your profile',
      description: 'Your public name and handle, your password, and the devices and tools that are connected to your account.',
      lead: (
        <>
          Signed in as <strong>{account.email}</strong>. Your email is never public.
        </>
      ),
      children: (
        <div class="profile__parts grid gap-6">
          <PictureForm name={account.name} picture={account.picture} />
          <DetailsForm
            name={account.name}
            handle={account.handle ?? ''}
            about={about}
            links={links}
            page={handle === null ? null : paths.maker({ handle })}
          />
          <PasswordForm email={account.email} />
          <TrustCard {...trust} />
          <SessionsForm />
        </div>
      ),
    }),
})
