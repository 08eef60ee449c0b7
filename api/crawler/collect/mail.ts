import type { MailFacts } from '../../../shared/audit/facts.ts'
import { decodeSafely } from '../../../shared/decode-safely.ts'
import { isPrivateName } from '../../../shared/hosts.ts'
import type { Page } from '../../../shared/page/page.ts'
import type { ResolveMail } from '../resolve-host.ts'

const maxDomains = 2

/** RFC 2606: names reserved for examples, which never accept email. */
const reserved = /(?:^|\.)(?:example(?:\.(?:com|net|org))?|test|invalid)$/

/** Looks up whether the domains of the page’s email links accept email; undefined if none of them is public. Never rejects. */
export async function collectMail(page: Page, resolve: ResolveMail, signal: AbortSignal): Promise<MailFacts[] | undefined> {
  const found = addressesOf(page)
  if (found.length === 0) return undefined
  return Promise.all(found.map(async ({ address, domain }) => ({ address, domain, takes: await resolve(domain, signal) })))
}

/** The first address of each domain. A share link (`mailto:?subject=…`) has none. */
function addressesOf(page: Page): { address: string; domain: string }[] {
  const domains = new Map<string, string>()
  for (const { url } of page.links) {
    const [, encoded = ''] = /^mailto:([^?]*)/i.exec(url) ?? []
    for (const address of decodeSafely(encoded)
      .split(',')
      .map((text) => text.trim())) {
      const [, host = ''] = /^[^\s@<>"]{1,64}@([^\s@<>"]{1,253})$/u.exec(address) ?? []
      // Only the URL parser knows how names in other scripts are written in DNS.
      const domain = URL.parse(`https://${host}/`)?.hostname ?? ''
      if (!/^[a-z0-9.-]+\.[a-z][a-z0-9-]+$/.test(domain) || isPrivateName(domain) || reserved.test(domain)) continue
      if (!domains.has(domain)) domains.set(domain, address)
    }
  }
  return [...domains].slice(0, maxDomains).map(([domain, address]) => ({ address, domain }))
}
