import domains from './public-mail.json' with { type: 'json' }

type Provider = { domains: readonly string[]; nameOf?: (name: string) => string }

const withoutPunctuation = (name: string) => name.replaceAll(/[._-]/g, '')

/** Domains whose addresses share mailboxes, and names that are the same there, where a provider documents it: no two people are taken for one. */
const providers: readonly Provider[] = [
  // https://support.google.com/mail/answer/7436150
  { domains: ['gmail.com', 'googlemail.com'], nameOf: (name) => name.replaceAll('.', '') },
  // https://proton.me/support/change-username, which promises nothing about a name at two of its domains
  ...['proton.me', 'protonmail.com', 'protonmail.ch', 'pm.me'].map((domain) => ({ domains: [domain], nameOf: withoutPunctuation })),
  // https://support.apple.com/118230
  { domains: ['icloud.com', 'me.com', 'mac.com'] },
  // https://yandex.com/support/passport/authorization/registration.html and https://yandex.com/support/id/authorization/email.html
  {
    domains: ['yandex.ru', 'ya.ru', 'yandex.com', 'yandex.by', 'yandex.kz', 'yandex.ua'],
    nameOf: (name) => name.replaceAll('.', '-'),
  },
  // https://www.fastmail.help/hc/en-us/articles/360060590533: no name there has a hyphen. In a subdomain, one stands for an underscore.
  ...['fastmail.com', 'fastmail.fm'].map((domain) => ({ domains: [domain], nameOf: (name: string) => name.replaceAll('-', '_') })),
]

/** https://www.fastmail.help/hc/en-us/articles/360060591053: anything@name.fastmail.com is name@fastmail.com. */
const fastmailName = /^([a-z0-9-]+)\.(fastmail\.(?:com|fm))$/

/** The mailbox that an email address ends up in, as far as its spelling says: without a +tag, and with what its provider doesn’t tell apart in one form. */
export function mailboxOf(email: string): string {
  const { local, domain } = split(email)
  const [, owner, fastmail] = fastmailName.exec(domain) ?? []
  if (owner !== undefined) return mailboxOf(`${owner}@${fastmail}`)
  const name = local.replace(/(?<=.)\+.*$/, '')
  const provider = providers.find(({ domains }) => domains.includes(domain))
  return `${provider?.nameOf?.(name) ?? name}@${provider?.domains[0] ?? domain}`
}

/** The domain of an email address, or null for a provider where anyone can have one. */
export function ownDomainOf(email: string): string | null {
  const { domain } = split(email)
  return publicMailProviders.has(domain) ? null : domain
}

function split(email: string): { local: string; domain: string } {
  const folded = email.trim().toLowerCase()
  const at = folded.lastIndexOf('@')
  return { local: folded.slice(0, at), domain: folded.slice(at + 1) }
}

/** Domains where anyone can have an email address, so that sharing one says nothing. */
export const publicMailProviders: ReadonlySet<string> = new Set(domains)
