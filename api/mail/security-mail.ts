import { instantWords } from '../../shared/ui/day-words.ts'
import { paths } from '../../shared/paths.ts'
import { accountHolder } from '../domain/quotas.ts'
import type { SecurityMailKind } from '../domain/outgoing-mail.ts'
import type { Limiters } from '../ports/limits.ts'
import type { MailWriter, Mail } from '../ports/mail.ts'
import type { Store } from '../ports/store.ts'
import words from './words.json' with { type: 'json' }
import { siteName } from '../domain/settings/current-site.ts'
import { clientLabel } from '../domain/names/client-name.ts'
import { publisherOf, reachWords, scopeLabel } from '../domain/oauth/records.ts'
import type { Connection } from '../domain/records.ts'

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

/**
 * Writes the email to an account's owner about the connections made since it was queued; none if they have all been revoked. Each email counts
 * once, however often it is attempted. Beyond the quota it waits, and lists what is connected meanwhile. Tools choose their own names, so an
 * unverified address doesn't get the names: anybody could use them to send text to strangers.
 */
export const connectionMailWriter =
  (
    store: Pick<Store, 'list'>,
    siteUrl: string,
    { connectionMails, unverifiedMails }: Pick<Limiters, 'connectionMails' | 'unverifiedMails'>,
  ): MailWriter =>
  async ({ to, createdAt, attempts }) => {
    const [profile] = await store.list('profiles', 'email', to)
    if (profile === undefined) return null
    const made = (await store.list('connections', 'accountId', profile.id)).filter((connection) => isSince(connection, createdAt))
    if (made.length === 0) return null
    return async () => {
      const isProven = profile.emailProven === true
      const { rejection, wait } =
        attempts > 1 ? { rejection: null, wait: 0 } : await (isProven ? connectionMails : unverifiedMails).take(accountHolder(profile.id))
      return rejection === null ? connectionMail(siteUrl, made, { isProven, since: createdAt }) : { wait }
    }
  }

/** Whether it was made, or allowed to read plans, at a time or later. */
const isSince = ({ createdAt, plansSince = '' }: Connection, time: string): boolean => createdAt >= time || plansSince >= time

/** Unverified emails get neither name nor publisher: either could advertise to strangers. */
function factsOf({ label, grant, createdAt, createdFrom }: Connection, isProven: boolean): string {
  const lines = [
    isProven && `Name: ${clientLabel(label)}`,
    isProven && grant !== undefined && `Publisher: ${publisherOf(grant) ?? 'not verified'}`,
    grant !== undefined && `Access: ${scopeLabel(grant.scopes)}`,
    `Approved: ${instantWords(createdAt)}`,
    `IP address: ${createdFrom}`,
  ]
  return lines.filter((line) => line !== false).join('\n')
}

type MailFacts = { isProven: boolean; since: string }

function connectionMail(siteUrl: string, made: readonly Connection[], { isProven, since }: MailFacts): Pick<Mail, 'subject' | 'text'> {
  const isOne = made.length === 1
  const isExtended = made.every(({ createdAt }) => createdAt < since)
  const happened = `${isOne ? 'A tool was' : `${made.length} tools were`} ${isExtended ? 'given access to submission plans in' : 'connected to'}`
  const reach = reachWords(made)
  return {
    subject: `${isExtended ? 'More access' : isOne ? 'New connection' : `${made.length} new connections`} to your ${siteName()} account`,
    text: `${happened} your ${siteName()} account. ${isOne ? 'It' : 'They'} can ${reach}, but ${isOne ? 'it' : 'they'} can’t publish.

${made.map((connection) => factsOf(connection, isProven)).join('\n\n')}

If this wasn’t you, revoke ${isOne ? 'the connection' : 'the connections'}:
${siteUrl}${paths.connections()}

Then change your password:
${siteUrl}${paths.profile()}
`,
  }
}
