import { dayWords } from '../../../shared/ui/day-words.ts'
import { paths } from '../../../shared/paths.ts'
import { createInvite, listInvites, revokeInvite, type OwnInvites } from '../../actions/people/invites.ts'
import { isInviteOpen, maxInviteUses } from '../../domain/access/invite-code.ts'
import type { Invite } from '../../domain/moderation/records.ts'
import { defineForm, definePage } from '../page/define-page.ts'
import { privateSheet } from '../page/account-sheet.tsx'
import { ConfirmForm, Form } from '../forms/form.tsx'
import { FormField } from '../forms/form-field.tsx'
import { plural, pluralForm } from '../../../shared/plural.ts'
import { CopyButton } from '../../../shared/ui/copy-button.tsx'

export const invitations = definePage({
  path: paths.invitations,
  access: 'member',
  load: ({ world, account }) => listInvites(world, account),
  forms: {
    'create-invitation': defineForm(createInvite, {
      rejected: 'Invitation not created',
      says: 'Invitation created. Copy its link and send it to the people you want to invite.',
    }),
    'revoke-invitation': defineForm(revokeInvite, { says: 'Invitation revoked. Nobody can sign up with it now.' }),
  },
  view({ invites, left }, { world, account, now }) {
    const { signUps } = world.rules
    const isByInvitation = signUps === 'invite'
    return privateSheet({
      title: 'Your invitations',
      description: 'Create invitations for other people to sign up with, and see how many have used them.',
      lead: isByInvitation ? leftWords(left) : modeWords[signUps],
      children: (
        <>
          {isByInvitation && left !== 0 && account.emailProven && <CreateForm left={left} />}
          {invites.length > 0 && (
            <ul class="grid gap-4">
              {invites.map((invite) => (
                <InviteRow key={invite.id} invite={invite} siteUrl={world.siteUrl} now={now} />
              ))}
            </ul>
          )}
        </>
      ),
    })
  },
})

const modeWords = {
  invite: '',
  domain: 'Anyone with an email at certain domains can sign up. No invitation needed.',
  open: 'Sign-up is open. No invitation needed.',
  closed: 'Sign-ups are closed right now, so invitations don’t work.',
}

function leftWords(left: OwnInvites['left']): string {
  if (left === null) return 'As a moderator, you can invite any number of people. Invitations expire after 14 days.'
  if (left === 0) return 'You have no invitations left. If one expires unused, you get it back.'
  return `You can invite ${left} more ${pluralForm(left, 'person', 'people')}. Invitations expire after 14 days.`
}

const CreateForm = ({ left }: { left: number | null }) => (
  <Form name="create-invitation" class="form stack gap-5 invitations__new" submit="Create invitation">
    <FormField
      name="uses"
      label="People"
      hint={`How many people can sign up with it, up to ${Math.min(left ?? maxInviteUses, maxInviteUses)}`}
      autocomplete="off"
      required
      value="1"
    />
  </Form>
)

function InviteRow({ invite, siteUrl, now }: { invite: Invite; siteUrl: string; now: Date }) {
  const { id, uses, maxUses, expiresAt } = invite
  const isOpen = isInviteOpen(invite, now)
  const link = `${siteUrl}${paths.signUp({ invite: id })}`
  return (
    <li class="invitation capped pad-top-4">
      <h2 class="invitation__code">{id}</h2>
      <p class="soft">
        Used by {uses} of {plural(maxUses, 'person', 'people')}. {isOpen ? 'Expires' : uses < maxUses ? 'Expired' : 'Expiry date:'}{' '}
        <time dateTime={expiresAt}>{dayWords(expiresAt.slice(0, 10))}</time>
      </p>
      {isOpen && (
        <>
          <div class="invitation__copy row center gap-2-4" data-copy-scope>
            <p class="wraps" data-copy-text="">
              {link}
            </p>
            <p class="only-with-copy">
              <CopyButton words="Copy link" class="sw-button--small" />
            </p>
          </div>
          <ConfirmForm name="revoke-invitation" about={{ id }} summary="Revoke" button="Revoke invitation" of={` ${id}`}>
            <p>Nobody will be able to sign up with it. People who already have keep their accounts.</p>
          </ConfirmForm>
        </>
      )}
    </li>
  )
}
