import { paths } from '../../../../shared/paths.ts'
import type { Profile } from '../../../domain/records.ts'
import { Form } from '../../forms/form.tsx'
import { accountSheet } from '../../page/account-sheet.tsx'

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
    children: <Form name="sign-out" to={paths.signOut()} submit="Sign out" beside={<a href="/">Stay signed in</a>} />,
  })
