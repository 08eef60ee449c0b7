import { paths } from '../../../shared/paths.ts'
import { becomeOwner } from '../../actions/settings/become-owner.ts'
import { answerOffer } from '../../actions/settings/roles.ts'
import { siteName } from '../../domain/settings/current-site.ts'
import { EmailField, NewPasswordField } from '../forms/credential-fields.tsx'
import { FormField } from '../forms/form-field.tsx'
import { Form } from '../forms/form.tsx'
import { accountSheet } from '../page/account-sheet.tsx'
import { defineForm, definePage } from '../page/define-page.ts'
import { sendCookies } from '../session/session.ts'
import { Button } from '../parts/button.tsx'

const headers = { 'Referrer-Policy': 'no-referrer' }

/** For whoever opens the link that the start has printed, and for those whom an owner has offered to own the site, too. */
export const becomeOwnerPage = definePage({
  path: paths.becomeOwner,
  access: 'anyone',
  load: async ({ world, query, rejected, account }) => {
    const token = (rejected?.sent ?? query).get('token') ?? ''
    const { findInvitation, isOpen } = world.accounts.ownerLink
    const found = token === '' ? null : await findInvitation(token)
    const invitation = found?.takenBy === undefined || found.takenBy === account?.id ? found : null
    return { token, invitation, isOpen: invitation !== null || (token !== '' && (await isOpen(token))) }
  },
  forms: {
    'become-owner': defineForm(becomeOwner, {
      rejected: 'Not accepted',
      shows: ['FORBIDDEN'],
      next: ({ cookies, isModerator }, { ctx }) => {
        if (cookies.length > 0) sendCookies(ctx, cookies)
        return isModerator ? paths.moderation() : paths.settings()
      },
    }),
    'answer-offer': defineForm(answerOffer, {
      fields: (form) => ({ accepts: form.get('accepts') === 'yes' }),
      rejected: 'Not accepted',
      shows: ['FORBIDDEN'],
      next: (_result, _request, form) => (form.get('accepts') === 'yes' ? paths.settings() : paths.dashboard()),
    }),
  },
  view({ token, invitation, isOpen }, { account }) {
    if (!isOpen && account?.ownerOffer !== undefined)
      return accountSheet({
        title: 'Claim this site',
        heading: 'Become an owner?',
        lead: 'An owner has invited you to help run this site: its settings, and who moderates it.',
        children: (
          <Form name="answer-offer" class="row gap-3" rejected={null}>
            <Button class="sw-button--primary" name="accepts" value="yes" words="Accept" />
            <Button name="accepts" value="no" words="Decline" />
          </Form>
        ),
      })
    if (!isOpen)
      return accountSheet({
        title: 'Link expired',
        heading: 'This link no longer works',
        lead: 'It was used or revoked, or it has expired. Ask an owner for a new one. While this site has no owner, the service prints a new link each time it starts.',
        status: 410,
        headers,
        children: <a href={paths.signIn()}>Sign in</a>,
      })
    const title = invitation === null ? 'Claim this site' : `Moderate ${siteName()}`
    return accountSheet({
      title,
      heading: title,
      lead:
        invitation === null
          ? 'Owners name the site and decide who can join and who moderates. You can add other owners later.'
          : 'An owner has invited you. Moderators decide on launches, comments and flags.',
      headers,
      asksProof: true,
      children: (
        <Form
          name="become-owner"
          submit={account === null ? 'Create account' : `${invitation === null ? 'Claim site' : 'Accept'} as ${account.name}`}
        >
          <input type="hidden" name="token" value={token} />
          {account === null && (
            <>
              <FormField name="name" label="Your name" hint="Shown on your launches and comments" autocomplete="name" required />
              <EmailField
                hint={`Never shown publicly. ${invitation === null ? 'You don’t have to verify it.' : `With ${invitation.email}, you don’t have to verify it.`}`}
              />
              <NewPasswordField label="Password" />
            </>
          )}
        </Form>
      ),
    })
  },
})
