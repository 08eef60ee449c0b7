import { instantWords } from '../../shared/ui/instant-words.ts'
import { paths } from '../../shared/paths.ts'
import { accountHolder } from '../domain/quotas.ts'
import type { SecurityMailKind } from '../domain/outgoing-mail.ts'
import type { Limiters } from '../ports/limits.ts'
import type { MailWriter } from '../ports/mail.ts'
import type { Store } from '../ports/store.ts'
import words from './words.json' with { type: 'json' }
import { siteName } from '../domain/settings/current-site.ts'

type Change = { subject: string; what: string }

const changes: Record<SecurityMailKind, Change> = words.changes

type Quotas = Pick<Limiters, 'connectionMails' | 'unverifiedMails'>

/** They share the quotas of emails about connections; beyond those they wait. */
export const securityMailWriters = (
  store: Pick<Store, 'list'>,
  siteUrl: string,
  limiters: Quotas,
): Record<SecurityMailKind, MailWriter> => {
  const kinds = Object.keys(changes) as SecurityMailKind[]
  return Object.fromEntries(kinds.map((kind) => [kind, writerOf(kind, store, siteUrl, limiters)])) as Record<SecurityMailKind, MailWriter>
}

const writerOf =
  (kind: SecurityMailKind, store: Pick<Store, 'list'>, siteUrl: string, { connectionMails, unverifiedMails }: Quotas): MailWriter =>
  async ({ to, createdAt, attempts }) => {
    const [profile] = await store.list('profiles', 'email', to)
    if (profile === undefined) return null
    return async () => {
      const mails = profile.emailProven === true ? connectionMails : unverifiedMails
      const { rejection, wait } = attempts > 1 ? { rejection: null, wait: 0 } : await mails.take(accountHolder(profile.id))
      return rejection === null ? securityMail(siteUrl, changes[kind], createdAt) : { wait }
    }
  }

const named = (words: string) => words.replaceAll('{site}', siteName())

const securityMail = (siteUrl: string, { subject, what }: Change, at: string) => ({
  subject: named(subject),
  text: `${named(what)}

When: ${instantWords(at)}

If this wasn’t you, reset your password, which also removes all passkeys:
${siteUrl}${paths.reset()}

Then check how your account is protected:
${siteUrl}${paths.security()}
`,
})
