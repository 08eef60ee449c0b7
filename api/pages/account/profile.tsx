import { editProfile } from '../../actions/people/edit-profile.ts'
import { uploadPicture } from '../../actions/pictures/add-picture.ts'
import { pageHandleOf, readOwnMaker } from '../../actions/makers/read-maker.ts'
import { changePassword } from '../../actions/sessions/change-password.ts'
import { signOut } from '../../actions/sessions/sign-in.ts'
import { paths } from '../../../shared/paths.ts'
import { defineForm, definePage } from '../page/define-page.ts'
import { readOwnTrust } from '../../actions/people/read-own-trust.ts'
import { TrustCard } from './trust-card.tsx'
import { Flash } from '../forms/flash.tsx'
import { DetailsForm, PasswordForm, SessionsForm } from './profile-forms.tsx'
import { withReturn, sendCookies } from '../session/session.ts'
import { siteName } from '../../domain/settings/current-site.ts'

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
    password: defineForm(changePassword, {
      rejected: 'Password not changed',
      // A page to sign in that keeps what was typed would hold the passwords.
      signedOut: () => withReturn(paths.signIn(), paths.profile()),
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
  view: ({ about, links, handle, trust }, { world: { rules }, account }) => ({
    head: {
      canonical: null,
      title: `Your profile · ${siteName()}`,
      description: 'Your public name and handle, your password, and the devices and tools that are connected to your account.',
    },
    content: (
      <div class="wrap profile">
        <header class="page-head">
          <h1>Your profile</h1>
          <p>
            Signed in as <strong>{account.email}</strong>. Your email is never public.
          </p>
          <ul class="row gap-2-5 above-3">
            <li>
              <a href={paths.changeEmail()}>Change email</a>
            </li>
            <li>
              <a href={paths.emailChoices()}>Email preferences</a>
            </li>
            <li>
              <a href={paths.saved()}>Saved launches</a>
            </li>
            <li>
              <a href={paths.following()}>Following</a>
            </li>
            <li>
              <a href={paths.ownDecisions()}>Moderators’ decisions</a>
            </li>
            <li>
              <a href={paths.mutedPeople()}>Muted people</a>
            </li>
            <li>
              <a href={paths.ownData()}>Your data</a>
            </li>
            {rules.signUps === 'invite' && (
              <li>
                <a href={paths.invitations()}>Invite people</a>
              </li>
            )}
          </ul>
        </header>
        <Flash />
        <div class="profile__parts grid gap-6">
          <DetailsForm
            name={account.name}
            handle={account.handle ?? ''}
            about={about}
            links={links}
            page={handle === null ? null : paths.maker({ handle })}
          />
          <TrustCard {...trust} />
          <PasswordForm email={account.email} />
          <SessionsForm />
        </div>
      </div>
    ),
  }),
})
