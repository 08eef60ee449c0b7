import type { Context } from 'koa'
import { dayWords } from '../../../shared/ui/day-words.ts'
import { paths } from '../../../shared/paths.ts'
import { createInvite, listInvites, revokeInvite, type OwnInvites } from '../../actions/people/invites.ts'
import { isInviteOpen, mostInviteUses } from '../../domain/access/invite-code.ts'
import type { Invite } from '../../domain/moderation/records.ts'
import type { World } from '../../ports/world.ts'
import { formFaults, readForm, type FormFaults } from '../parts/form-answer.ts'
import { FaultSummary, FormField } from '../parts/form-field.tsx'
import { renderPage } from '../parts/layout.tsx'
import { redirect, requireAccount } from './session.ts'
import { plural, pluralForm } from '../../../shared/plural.ts'

type State = { uses?: string; faults?: FormFaults; notice?: string | undefined }

const notices = new Map(
  Object.entries({
    created: 'Invitation created. Copy its link and send it to the people you want to invite.',
    revoked: 'Invitation revoked. Nobody can sign up with it now.',
  }),
)

/** The invitations with which a person lets others sign up, while sign-up is by invitation. */
export async function invitations(world: World, ctx: Context): Promise<void> {
  requireAccount(ctx)
  await show(world, ctx, { notice: notices.get(new URLSearchParams(ctx.querystring).get('done') ?? '') })
}

export async function changeInvitations(world: World, ctx: Context): Promise<void> {
  const account = requireAccount(ctx)
  const form = await readForm(ctx)
  const uses = form.get('uses') ?? ''
  try {
    if (form.get('change') === 'revoke') {
      await revokeInvite(world, { id: form.get('id') ?? '' }, account)
      return redirect(ctx, paths.invitations({ done: 'revoked' }))
    }
    await createInvite(world, { uses }, account)
    redirect(ctx, paths.invitations({ done: 'created' }))
  } catch (error) {
    await show(world, ctx, { uses, faults: formFaults(ctx, error) })
  }
}

async function show(world: World, ctx: Context, { uses = '1', faults, notice }: State): Promise<void> {
  const account = requireAccount(ctx)
  const { invites, left } = await listInvites(world, account)
  const isByInvitation = world.rules.signUps === 'invite'
  ctx.type = 'html'
  ctx.body = renderPage(
    {
      title: `${faults ? 'Invitation not created' : 'Your invitations'} · Slipway`,
      description: 'Create invitations for other people to sign up with, and see how many have used them.',
      canonical: null,
    },
    <div class="wrap invitations">
      <header class="page-head">
        <h1>Your invitations</h1>
        <p>{isByInvitation ? leftWords(left) : modeWords[world.rules.signUps === 'closed' ? 'closed' : 'open']}</p>
      </header>
      {notice !== undefined && (
        <p class="notice" role="status">
          {notice}
        </p>
      )}
      {faults && <FaultSummary title="Invitation not created" {...faults} />}
      {isByInvitation && left !== 0 && account.emailProven && <CreateForm uses={uses} left={left} fault={faults?.faults['uses']} />}
      {invites.length > 0 && (
        <ul class="grid gap-4">
          {invites.map((invite) => (
            <InviteRow key={invite.id} invite={invite} siteUrl={world.siteUrl} now={world.clock()} />
          ))}
        </ul>
      )}
      <p class="account__other above-5 soft">
        <a href={paths.profile()}>Back to profile</a>
      </p>
    </div>,
  )
}

const modeWords = {
  open: 'Anyone can sign up right now, so nobody needs an invitation.',
  closed: 'Sign-ups are closed right now, so invitations don’t work.',
}

function leftWords(left: OwnInvites['left']): string {
  if (left === null) return 'As a moderator, you can invite any number of people. Invitations expire after 14 days.'
  if (left === 0) return 'You have no invitations left. If one expires unused, you get it back.'
  return `You can invite ${left} more ${pluralForm(left, 'person', 'people')}. Invitations expire after 14 days.`
}

function CreateForm({ uses, left, fault }: { uses: string; left: number | null; fault: string | undefined }) {
  return (
    <form class="form invitations__new" action={paths.invitations()} method="post" novalidate>
      <FormField
        name="uses"
        label="People"
        hint={`How many people can sign up with it, up to ${Math.min(left ?? mostInviteUses, mostInviteUses)}`}
        autocomplete="off"
        required
        value={uses}
        fault={fault}
      />
      <div class="form__actions">
        <button class="sw-button sw-button--primary" type="submit" name="change" value="create">
          Create invitation
        </button>
      </div>
    </form>
  )
}

function InviteRow({ invite, siteUrl, now }: { invite: Invite; siteUrl: string; now: Date }) {
  const { id, uses, mostUses, expiresAt } = invite
  const isOpen = isInviteOpen(invite, now)
  const link = `${siteUrl}${paths.signUp({ invite: id })}`
  return (
    <li class="invitation capped pad-top-4">
      <h2 class="invitation__code">{id}</h2>
      <p>
        Used by {uses} of {plural(mostUses, 'person', 'people')}. {isOpen ? 'Expires' : uses < mostUses ? 'Expired' : 'Expiry date:'}{' '}
        <time dateTime={expiresAt}>{dayWords(expiresAt.slice(0, 10))}</time>
      </p>
      {isOpen && (
        <>
          <div class="invitation__copy row center gap-2-4" data-copy-scope>
            <p class="wraps" data-copy-text="">
              {link}
            </p>
            <p class="only-with-copy">
              <button type="button" class="sw-button sw-button--small" data-copy>
                <span data-copy-label>Copy link</span>
              </button>
              <span class="sw-hidden" role="status" data-copy-status></span>
            </p>
          </div>
          <details class="confirm">
            <summary class="bad medium pressable">
              Revoke<span class="sw-hidden"> invitation {id}</span>
            </summary>
            <form action={paths.invitations()} method="post">
              <input type="hidden" name="id" value={id} />
              <p>Nobody will be able to sign up with it. People who already have keep their accounts.</p>
              <button class="sw-button confirm__button" type="submit" name="change" value="revoke">
                Revoke invitation
              </button>
            </form>
          </details>
        </>
      )}
    </li>
  )
}
