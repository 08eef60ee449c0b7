import { getDomain } from 'tldts'
import { publicMailProviders } from '../votes/mailbox.ts'

const maxDomainLength = 253

/** A domain as typed, also with `@` or `*.` before it or as a full address: in lower case, in its ASCII form. Null if it isn’t one. */
export function readDomain(typed: string): string | null {
  const text = typed
    .trim()
    .replace(/^.*@/, '')
    .replace(/^\*?\./, '')
    .replace(/\.$/, '')
  if (text === '' || text.length > maxDomainLength || /[\s/:?#\\%[\]]/.test(text)) return null
  const host = URL.parse(`http://${text}/`)?.hostname ?? ''
  return /^([a-z0-9]([a-z0-9-]*[a-z0-9])?\.)*([a-z]{2,}|xn--[a-z0-9-]+)$/.test(host) && host.length <= maxDomainLength ? host : null
}

/** The blocks that would cover an email: its domain and every parent of that, the narrowest first. */
export function domainsOf(email: string): string[] {
  const labels = email
    .toLowerCase()
    .slice(email.lastIndexOf('@') + 1)
    .split('.')
  return labels.map((_, at) => labels.slice(at).join('.'))
}

/** Why blocking a domain would turn away people who have nothing to do with each other, as a sentence. Null if it wouldn’t. */
export function breadthOf(domain: string): string | null {
  if (publicMailProviders.has(domain)) return `${domain} is a public email provider: nobody with an address there could sign up.`
  const isShared = !domain.includes('.') || getDomain(domain, { allowPrivateDomains: true }) === null
  return isShared ? `Very many domains end in .${domain}: nobody with an address at any of them could sign up.` : null
}

/** Whether a blocked domain covers an email: the domain itself and its subdomains. */
export const coversEmail = (domain: string, email: string): boolean => domainsOf(email).includes(domain)
