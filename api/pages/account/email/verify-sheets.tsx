import { paths } from '../../../../shared/paths.ts'
import type { Launch } from '../../../domain/launch/launch.ts'
import type { Profile } from '../../../domain/records.ts'
import { Flash } from '../../forms/flash.tsx'
import { Form } from '../../forms/form.tsx'
import type { RejectedForm } from '../../forms/page-request.ts'
import { ErrorSummary } from '../../forms/form-field.tsx'
import { currentViewer } from '../../document/viewer.ts'
import { accountSheet } from '../../page/account-sheet.tsx'
import { LinkButton } from '../../parts/link-button.tsx'
import { startPath } from '../../session/session.ts'

export const proveSheet = ({ email, name }: Profile, token: string) =>
  accountSheet({
    title: 'Verify your email',
    lead: (
      <>
        Confirm that <strong>{email}</strong> belongs to your account, <strong>{name}</strong>.
      </>
    ),
    asksProof: true,
    children: (
      <Form name="verify-email">
        <input type="hidden" name="token" value={token} />
        <div class="row center gap-3-5">
          <button class="sw-button sw-button--primary">Verify email</button>
        </div>
        <p class="account__other above-5 soft">
          Didn’t create this account? Don’t verify it. <a href={paths.reset()}>Set a password of your own</a> instead, so nobody else can
          use it.
        </p>
      </Form>
    ),
  })

const statusOf = (isExpired: boolean) => (isExpired ? { status: 400 } : {})

/** `draft`: what they were writing. */
export const verifiedSheet = ({ email }: Profile, isExpired: boolean, draft: Launch | null) =>
  accountSheet({
    ...statusOf(isExpired),
    title: 'Email verified',
    heading: 'Your email is verified',
    lead: (
      <>
        Thanks for confirming <strong>{email}</strong>.
        {currentViewer()?.suspension === undefined && ' Your votes now count, and you can comment and submit launches.'}
      </>
    ),
    children: (
      <div class="row center gap-3-5">
        {draft !== null && <LinkButton href={paths.draft(draft)} look="primary" words={`Continue editing ${draft.name}`} />}
        <LinkButton href={startPath} {...(draft === null && { look: 'primary' })} words="Open dashboard" />
        {draft === null && <a href="/">Browse the catalog</a>}
      </div>
    ),
  })

/** How to get another link. `isExpired`: the one that was opened doesn’t work anymore. */
export function unprovenSheet({ email }: Profile, isExpired: boolean, rejected: RejectedForm | null) {
  const message = isExpired ? 'This link has expired or was already used. Request a new one.' : rejected?.message
  return accountSheet({
    ...statusOf(isExpired),
    title: isExpired ? 'Email not verified' : 'Verify your email',
    heading: 'Verify your email',
    lead: (
      <>
        Open the link that we sent to <strong>{email}</strong>. It works once and expires in 48 hours.
      </>
    ),
    children: (
      <>
        {(isExpired || rejected?.name === 'verify-email') && (
          <ErrorSummary title="Something went wrong" errors={rejected?.errors ?? {}} message={message} />
        )}
        <Flash />
        <Form name="send-verification" submit="Send another link" beside={<a href={paths.changeEmail()}>Change email</a>} />
      </>
    ),
  })
}

export const expiredSheet = () =>
  accountSheet({
    status: 400,
    title: 'Link expired',
    heading: 'This link has expired or was already used',
    lead: 'Sign in to see whether your email is verified, or to get another link.',
    children: (
      <div class="row center gap-3-5">
        <LinkButton href={paths.signIn({ return: paths.verify() })} look="primary" words="Sign in" />
      </div>
    ),
  })
