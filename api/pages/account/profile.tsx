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
import { DetailsForm, PasswordForm, PictureForm, SessionsForm } from './profile-forms.tsx'
import { signInFirst, sendCookies } from '../session/session.ts'

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
