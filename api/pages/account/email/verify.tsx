import { paths } from '../../../../shared/paths.ts'
import { sendVerification, verifyEmail } from '../../../actions/sessions/change-email.ts'
import { findNewestDraft } from '../../../actions/launches/list-own-launches.ts'
import { Failure } from '../../../domain/failure.ts'
import { defineForm, definePage } from '../../page/define-page.ts'
import type { PageRequest, RejectedForm } from '../../forms/page-request.ts'
import { OtherPageFirst, requireAccount, startPath } from '../../session/session.ts'
import type { Launch } from '../../../domain/launch/launch.ts'
import type { Profile } from '../../../domain/records.ts'
import { Flash } from '../../forms/flash.tsx'
import { Form } from '../../forms/form.tsx'
import { ErrorSummary } from '../../forms/form-field.tsx'
import { currentViewer } from '../../document/viewer.ts'
import { accountSheet } from '../../page/account-sheet.tsx'
import { LinkButton } from '../../parts/button.tsx'

const rejected = 'Something went wrong'

/**
 * The page that an emailed link leads to. Opening it verifies nothing, since mail servers open links too. Signed-out people sign in first: only the
 * account’s own password or session makes the link work (accounts/email/email-proof.ts).
 */
export const verify = definePage({
  path: paths.verify,
  access: 'anyone',
  load: readLink,
  forms: {
    'send-verification': defineForm(sendVerification, {
      rejected,
      says: 'We’ve sent you another link. Check your spam folder if it doesn’t arrive within a few minutes.',
    }),
    'verify-email': defineForm(verifyEmail, { rejected, shows: ['FORBIDDEN'] }),
  },
  async view({ state, account, token }, { world, rejected: failed }) {
    const draft = account === null ? null : await findNewestDraft(world, account)
    const sheet = () => {
      if (account === null) return expiredSheet()
      if (state === 'other' || (failed?.error instanceof Failure && failed.error.code === 'FORBIDDEN')) return otherAccountSheet(account)
      if (state === 'open') return proveSheet(account, token)
      const isExpired = state === 'over'
      return account.emailProven === true && failed === null
        ? verifiedSheet(account, isExpired, draft)
        : unprovenSheet(account, isExpired, failed)
    }
    const { headers, ...rest } = sheet()
    return { ...rest, headers: { ...headers, 'Referrer-Policy': 'same-origin' } }
  },
})

/** What the link can do for who opens it. Without a link, the page says whether the email is verified. */
async function readLink({ world, ctx, query, account, rejected: failed }: PageRequest<'anyone'>) {
  const token = failed === null ? query.get('token') : null
  if (token === null) return { state: 'none', account: requireAccount(ctx), token: '' } as const
  const link = await world.accounts.findVerification(token)
  if (link === null) return { state: 'over', account, token } as const
  if (account === null) throw new OtherPageFirst(paths.signIn({ verify: 1, return: paths.verify({ token }) }))
  return { state: link.accountId === account.id ? 'open' : 'other', account, token } as const
}

const proveSheet = ({ email, name }: Profile, token: string) =>
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
const verifiedSheet = ({ email }: Profile, isExpired: boolean, draft: Launch | null) =>
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
        {draft === null && <a href={paths.home()}>Browse the catalog</a>}
      </div>
    ),
  })

/** How to get another link. `isExpired`: the one that was opened doesn’t work anymore. */
function unprovenSheet({ email }: Profile, isExpired: boolean, rejected: RejectedForm | null) {
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

const expiredSheet = () =>
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

/** For somebody who is signed in and opens a link that was sent for another account. Says nothing of that one. */
export const otherAccountSheet = ({ email }: Profile) =>
  accountSheet({
    status: 403,
    title: 'Another account',
    heading: 'This link is for another account',
    lead: (
      <>
        You’re signed in as <strong>{email}</strong>. Sign out, open the link again, and sign in with the account it was sent for.
      </>
    ),
    children: <Form name="sign-out" to={paths.signOut()} submit="Sign out" beside={<a href={paths.home()}>Stay signed in</a>} />,
  })
