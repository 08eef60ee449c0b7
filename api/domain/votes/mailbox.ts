import { publicMailProviders } from './public-mail-providers.ts'

/** The mailbox that an email address ends up in, as far as its spelling says: without a +tag, and without dots at Gmail. */
export function mailboxOf(email: string): string {
  const { local, domain } = split(email)
  const name = local.replace(/\+.*$/, '')
  const isGmail = domain === 'gmail.com' || domain === 'googlemail.com'
  return isGmail ? `${name.replaceAll('.', '')}@gmail.com` : `${name}@${domain}`
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
