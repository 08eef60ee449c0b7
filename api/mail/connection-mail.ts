import { instantWords } from '../../shared/ui/instant-words.ts'
import { clientLabel } from '../domain/client-name.ts'
import type { Connection } from '../domain/records.ts'
import type { Mail, MailWriter } from '../ports/mail.ts'
import type { Store } from '../ports/store.ts'

/**
 * Writes the email that tells an account's owner of a new connection; there is none if it was revoked meanwhile. A tool chooses its own name,
 * so an address that nobody has proven to be theirs isn't told: anybody could send their words there.
 */
export const connectionMailWriter =
  (store: Pick<Store, 'get'>, siteUrl: string): MailWriter =>
  async (to, about) => {
    const connection = about === undefined ? null : await store.get('connections', about)
    const profile = connection && (await store.get('profiles', connection.accountId))
    if (connection === null || profile?.email !== to) return null
    return connectionMail(siteUrl, connection, profile.emailProven === true)
  }

const connectionMail = (
  siteUrl: string,
  { label, createdAt, createdFrom }: Connection,
  isProven: boolean,
): Pick<Mail, 'subject' | 'text'> => ({
  subject: 'A new connection to your Slipway account',
  text: `A tool was connected to your Slipway account. It can read your launches and create drafts for you. It can’t publish.

${isProven ? `Name: ${clientLabel(label)}\n` : ''}Approved: ${instantWords(createdAt)}
IP address: ${createdFrom}

If this wasn’t you, revoke it:
${siteUrl}/profile/connections/

Then change your password:
${siteUrl}/profile/
`,
})
