import { paths } from '../../../../shared/paths.ts'
import { sendVerification, verifyEmail } from '../../../actions/sessions/change-email.ts'
import { findNewestDraft } from '../../../actions/launches/list-own-launches.ts'
import { Failure } from '../../../domain/failure.ts'
import { defineForm, definePage } from '../../page/define-page.ts'
import type { PageRequest } from '../../forms/page-request.ts'
import { OtherPageFirst, requireAccount } from '../../session/session.ts'
import { otherAccountSheet } from './other-account-sheet.tsx'
import { expiredSheet, proveSheet, unprovenSheet, verifiedSheet } from './verify-sheets.tsx'

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
