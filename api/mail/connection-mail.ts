import { instantWords } from '../../shared/ui/instant-words.ts'
import { clientLabel } from '../domain/client-name.ts'
import type { Connection } from '../domain/records.ts'
import type { Mail, MailWriter } from '../ports/mail.ts'
import type { Store } from '../ports/store.ts'

/**
 * Writes the email about a new connection to the account's owner; null if it has been revoked. Tools choose their own names, so an unverified
 * address doesn't get the name: anybody could use it to send text to strangers.
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
  subject: 'New connection to your Slipway account',
  text: `A tool was connected to your Slipway account. It can read your launches and create drafts, but it can’t publish.

${isProven ? `Name: ${clientLabel(label)}\n` : ''}Approved: ${instantWords(createdAt)}
IP address: ${createdFrom}

If this wasn’t you, revoke the connection:
${siteUrl}/profile/connections/

Then change your password:
${siteUrl}/profile/
`,
})
