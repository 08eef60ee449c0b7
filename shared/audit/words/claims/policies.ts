import { hostOf } from '../../../hosts.ts'
import { once } from '../../../once.ts'
import type { Page } from '../../../page/page.ts'
import { publicUrl } from '../../address.ts'
import { areKin, isLegalPath, namesOf, isAboutOthers, type Company } from './companies.ts'
import { contactDataOn, type ContactData } from './contact-data.ts'
import { isOfOthers } from './of-others.ts'
import written from './mail-hosts.json' with { type: 'json' }

/** Whom a legal page that never names the site gives as its own: its company, and the one domain of its addresses. */
export type Policy = { domain: string; company: string }

const address = /(?<![\w.+-])[\w.+-]+@(?<host>[\w-]+(?:\.[\w-]+)+)/g
const known = once(
  () =>
    new RegExp(
      String.raw`(?:^|\.)(?:${written.hosts.join('|')})(?:\.[a-z]{2,4}){1,2}$|\.(?:gov|gob|gouv|edu)(?:\.[a-z]{2})?$|(?:^|\.)(?:${written.whole.join('|').replaceAll('.', String.raw`\.`)})$`,
      'i',
    ),
)
const nameOf = (host: string) => host.split('.').at(/\.(?:co|com|org|net)\.[a-z]{2}$/.test(host) ? -3 : -2) ?? ''
const bare = (text: string) => text.toLowerCase().replaceAll(/[^\p{L}\p{N}]/gu, '')
const around = new Set(['nav', 'header', 'footer', 'notice', 'demo', 'foreign'])

/** What a legal page is about, if it names neither the site nor anything like it. */
export function policyOn(page: Page, companies: readonly Company[]): Policy | undefined {
  if (!isLegalPath(page.url)) return undefined
  const blocks = page.blocks.filter(({ scopes }) => !scopes.some((one) => around.has(one)))
  const text = blocks.map((one) => one.text).join('\n')
  const all = bare(text)
  const mails = [...text.matchAll(address)].map(({ groups }) => (groups?.['host'] ?? '').toLowerCase())
  const [domain, ...others] = new Set(mails)
  if (domain === undefined || others.length > 0 || known().test(domain) || namesOf(page).some((name) => all.includes(name)))
    return undefined
  const at = blocks.findIndex((one) => one.text.toLowerCase().includes(`@${domain}`))
  const block = blocks[at]
  const before = block?.text.slice(0, block.text.toLowerCase().indexOf(`@${domain}`)) ?? ''
  if (block === undefined || isOfOthers(blocks, at, before) || isAboutOthers(`${block.heading} ${before}`)) return undefined
  const maker = companies.find(({ name, role }) => role === 'maker' && areKin(name, nameOf(domain)))
  const isSite = new RegExp(String.raw`(?<![@\w.-])(?:https?://)?(?:www\.)?${domain.replaceAll('.', String.raw`\.`)}(?![\w-])`, 'i').test(
    text,
  )
  return maker !== undefined && isSite ? { domain, company: maker.name } : undefined
}

type Other = { url: string; contact?: ContactData; companies?: Company[]; policy?: Policy | undefined }

/** Legal pages copied from another site: company, address and domain are nowhere else on this one, which has its own. */
export function copiedPolicies(page: Page, others: readonly Other[]): { kind: string; text: string }[] {
  const site = [hostOf(publicUrl(page)), page.url, ...page.canonicals].join(' ')
  const said = bare(
    [page.text, page.title, page.metaDescription, ...page.links.map(({ url }) => url), ...Object.values(page.openGraph)].join(' '),
  )
  return others.flatMap(({ url, policy }) => {
    if (policy === undefined) return []
    const name = nameOf(policy.domain)
    const rest = others.filter((other) => other.url !== url)
    const mails = [contactDataOn(page), ...rest.flatMap(({ contact }) => contact ?? [])].flatMap(({ mails }) =>
      mails.map(({ address }) => address),
    )
    const mine = mails.find((one) => !known().test(one.split('@')[1] ?? ''))
    const isKnown =
      site.includes(name) ||
      said.includes(bare(name)) ||
      mails.some((one) => one.endsWith(`@${policy.domain}`)) ||
      rest.some(({ companies = [], contact }) =>
        [...companies.map((one) => one.name), contact?.owner ?? ''].some(
          (one) => one !== '' && (areKin(one, name) || areKin(policy.company, one)),
        ),
      )
    return isKnown || mine === undefined ? [] : [{ kind: 'company', text: `${mine}” and “${policy.company} (${URL.parse(url)?.pathname})` }]
  })
}
