import { paths } from '../../../shared/paths.ts'
import { agoWords } from '../../../shared/ui/day-words.ts'
import { endModerator, nameModerator, offerOwnership, readRoles, resignAsOwner, revokeModerator } from '../../actions/settings/roles.ts'
import { accountLabel } from '../../domain/names/person.ts'
import type { Profile } from '../../domain/records.ts'
import { ButtonForm, Form } from '../forms/form.tsx'
import { withFlash } from '../forms/flash.tsx'
import { FormField } from '../forms/form-field.tsx'
import { defineForm } from '../page/define-page.ts'
import { defineSettingsPage } from './settings-frame.tsx'
import { Section } from '../parts/section.tsx'

export const rolesPage = defineSettingsPage({
  path: paths.roles,
  load: ({ world }) => readRoles(world),
  forms: {
    'name-moderator': defineForm(nameModerator, {
      says: {
        'moderator-added': 'Moderator added. They’ll find the queue under Moderation.',
        'moderator-invited': 'Invited. They can moderate once they accept.',
      },
      rejected: 'Not added',
      next: (isInvited, { path }) => withFlash(path, isInvited ? 'moderator-invited' : 'moderator-added'),
    }),
    'revoke-moderator': defineForm(revokeModerator, { says: 'Invitation revoked.' }),
    'end-moderator': defineForm(endModerator, { says: 'This person no longer moderates.' }),
    'offer-ownership': defineForm(offerOwnership, {
      says: { 'owner-offered': 'Offered. They’ll be an owner once they accept.', 'offer-withdrawn': 'Offer withdrawn.' },
      next: (isOffered, { path }) => withFlash(path, isOffered ? 'owner-offered' : 'offer-withdrawn'),
    }),
    resign: defineForm(resignAsOwner, { rejected: 'You’re still an owner', next: () => paths.moderation() }),
  },
  view: ({ owners, moderators, invited }, { world, account, now }) => ({
    title: 'People',
    lead: 'Owners change settings and roles. Moderators decide on launches, comments and flags.',
    content: (
      <div class="stack gap-6 page-width">
        <Section name="owners" look="headed large" title="Owners">
          <ul class="tasks">
            {owners.map((person) => (
              <li key={person.id} class="row center between gap-3 pad-y-3 underlined wraps">
                <Who person={person} />
                {person.id === account.id && owners.length > 1 && (
                  <ButtonForm name="resign" words="Stop being an owner" look="small" rejected={null} />
                )}
              </li>
            ))}
          </ul>
        </Section>
        <Section name="moderators" look="headed large" title="Moderators">
          {moderators.length === 0 && <p class="pad-y-3 soft">Only owners moderate so far.</p>}
          <ul class="tasks">
            {moderators.map((person) => (
              <Moderator key={person.id} person={person} isListed={world.moderators.has(person.email)} now={now} />
            ))}
          </ul>
          {invited.length > 0 && (
            <ul class="tasks" aria-label="Invited">
              {invited.map(({ email, at, token }) => (
                <li key={email} class="row center between gap-3 pad-y-3 underlined wraps">
                  <div class="shrinks">
                    <p>{email}</p>
                    <p class="soft small">Invited {agoWords(at, now)}. Expires after 14 days.</p>
                    {token !== null && (
                      <p class="small">
                        {world.site.canSend ? 'Emails aren’t getting through' : 'No mail server is set up'}. Send them this link yourself:{' '}
                        <code>{world.siteUrl + paths.becomeOwner({ token })}</code>
                      </p>
                    )}
                  </div>
                  <ButtonForm
                    name="revoke-moderator"
                    about={{ email }}
                    words="Revoke"
                    of={` the invitation of ${email}`}
                    look="small"
                    rejected={null}
                  />
                </li>
              ))}
            </ul>
          )}
          <div class="above-5">
            <Form name="name-moderator" class="form stack gap-4" submit="Add moderator" quiet>
              <FormField name="person" label="Email or @handle" hint="People without an account get an invitation by email." />
            </Form>
          </div>
        </Section>
      </div>
    ),
  }),
})

/** `isListed`: by the service’s environment. */
function Moderator({ person, isListed, now }: { person: Profile; isListed: boolean; now: Date }) {
  const { id, name, role, ownerOffer: offer } = person
  return (
    <li class="row center between gap-3 pad-y-3 underlined wraps">
      <div class="shrinks">
        <Who person={person} />
        {offer !== undefined && <p class="soft small">Offered to own the site {agoWords(offer.at, now)}</p>}
        {isListed && (
          <p class="soft small">
            Listed in <code>MODERATORS</code> in the service’s environment
          </p>
        )}
      </div>
      <div class="row gap-2">
        {offer === undefined ? (
          <ButtonForm name="offer-ownership" about={{ id }} words="Make owner" of={` of ${name}`} look="small" />
        ) : (
          <ButtonForm name="offer-ownership" about={{ id, withdraws: 'yes' }} words="Withdraw offer" of={` to ${name}`} look="small" />
        )}
        {role === 'moderator' && !isListed && (
          <ButtonForm name="end-moderator" about={{ id }} words="Remove" of={` ${name} as moderator`} look="small" />
        )}
      </div>
    </li>
  )
}

const Who = ({ person }: { person: Profile }) => (
  <p>
    <a class="medium" href={paths.person({ id: person.id })}>
      <bdi>{accountLabel(person)}</bdi>
    </a>{' '}
    <span class="soft small">{person.email}</span>
  </p>
)
