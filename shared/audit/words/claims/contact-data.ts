import { hostOf } from '../../../hosts.ts'
import { once } from '../../../once.ts'
import type { Page, TextBlock } from '../../../page/page.ts'
import { isOneOff } from '../one-off.ts'
import { anyOf } from '../../../whole-words.ts'
import { areTranslations } from './claim.ts'
import { isOfEverything } from './general-headings.ts'
import { isOfOthers } from './of-others.ts'
import { ofOneThing } from './stated.ts'
import written from './contact-data.json' with { type: 'json' }

/** How a page says that its makers are reached. `purpose` is a place in contact-data.json; null without one. */
export type ContactData = {
  mails: { address: string; purpose: number | null }[]
  phones: { digits: string; purpose: number | null; text: string }[]
  /** Whose the copyright notice is, and its last year. */
  owner: string
  year: string | null
}

const purposes = once(() => written.purposes.map((source) => anyOf(source.split('|'))))
const purposeOf = (text: string) => purposes().findIndex((pattern) => pattern.test(text))
const inbox = new RegExp(`^(?:${written.inboxes})$`, 'i')
const copyright = /^(?:©|\(c\)|copyright(?: ©| \(c\))?)\s*(?<first>20\d\d)?(?:\s?[–—-]\s?(?<last>20\d\d))?/i
const address = /(?<![\w.+-])[\w.+-]+@[\w-]+(?:\.[\w-]+)+/g
const phone = /(?<![\d.,/-])(?:\+|00|0|\(0)\d?[\d ()/.-]{7,18}\d(?![\d.,]*\d)/g

/** The label of a number or address, and the section that it’s in. */
const around = ({ text, heading }: TextBlock, before: string, found: string) =>
  `${text.slice(0, text.indexOf(found)).slice(-60)} ${text.length < 60 && text.indexOf(found) < 3 ? before : ''} ${heading}`

export function contactDataOn(page: Page): ContactData {
  const blocks = page.blocks.filter(
    ({ scopes, tag }) => !scopes.some((one) => /demo|testimonial|comparison/.test(one)) && !/^(?:pre|code)$/.test(tag),
  )
  const before = (at: number) => ((blocks[at - 1]?.text.length ?? 99) < 40 ? (blocks[at - 1]?.text ?? '') : '')
  const known = (at: number) => (at < 0 ? null : at)
  const mails = blocks.flatMap((block, at) =>
    (block.text.match(address) ?? []).flatMap((one) => {
      const clean = one.toLowerCase().replace(/\.$/, '')
      const purpose = known(purposeOf(`${around(block, before(at), one)} ${clean.split('@')[0]?.replaceAll(/[._-]/g, ' ')}`))
      return isOfOthers(page, blocks, at, block.text.slice(0, block.text.indexOf(one))) ? [] : [{ address: clean, purpose }]
    }),
  )
  const linked = page.links.flatMap(({ url, text }) => {
    const one = /^mailto:([^?]+@[^?]+)/i.exec(url)?.[1]?.toLowerCase()
    return one === undefined || page.text.toLowerCase().includes(one)
      ? []
      : [{ address: one, purpose: known(purposeOf(`${text} ${one.split('@')[0]}`)) }]
  })
  const phones = blocks.flatMap((block, at) =>
    (block.text.match(phone) ?? []).flatMap((one) => {
      const digits = one.replaceAll(/\D/g, '')
      const said = around(block, before(at), one)
      const isPhone =
        digits.length >= 8 &&
        (/(?<!\p{L})(?:t[ée]l|phone|call|ruf|anruf|fon|тел|puh|tlf)|☎|📞|電話|电话|전화|(?:^|\s)[TP][.:]/iu.test(said) ||
          page.links.some(({ url }) => url.startsWith('tel:') && url.replaceAll(/\D/g, '').endsWith(digits.slice(-7))))
      return isPhone && !isOfOthers(page, blocks, at, block.text.slice(0, block.text.indexOf(one)))
        ? [{ digits, purpose: known(purposeOf(said)), text: one.trim() }]
        : []
    }),
  )
  const notice = blocks.findLast(({ text, scopes }) => scopes.includes('footer') && copyright.test(text))?.text ?? ''
  const years = copyright.exec(notice)?.groups
  return {
    mails: [...mails, ...linked].slice(0, 8),
    phones: phones.slice(0, 8),
    owner: notice
      .replace(copyright, '')
      .replaceAll(/[\s.,]+/g, ' ')
      .trim(),
    year: years?.['last'] ?? years?.['first'] ?? null,
  }
}

type Other = { url: string; lang: string | null; contact?: ContactData }
const countryOf = (host: string) => /\.([a-z]{2})$/.exec(host)?.[1] ?? null
const nameOf = (host: string) => host.split('.').slice(-2)[0] ?? ''

/** Whether two addresses are meant to be one. */
function isMistake(one: string, other: string, site: string): boolean {
  const [[inbox1 = '', host1 = ''], [inbox2 = '', host2 = '']] = [one.split('@'), other.split('@')]
  if (host1 === host2)
    return (
      inbox1.length >= 5 &&
      /^[a-z]+$/.test(inbox1 + inbox2) &&
      isOneOff(inbox1, inbox2) &&
      inbox1 !== `${inbox2}s` &&
      inbox2 !== `${inbox1}s` &&
      [inbox1, inbox2].some((name) => inbox.test(name) || purposeOf(name) >= 0)
    )
  const isOwn = [host1, host2].some((host) => nameOf(host) === nameOf(site)) || nameOf(host1) === nameOf(host2)
  const isAbroad = countryOf(host1) !== null && countryOf(host2) !== null && nameOf(host1) === nameOf(host2)
  return inbox1 === inbox2 && isOwn && !isAbroad && (nameOf(host1) === nameOf(host2) || isOneOff(nameOf(host1), nameOf(host2)))
}
/** Extensions of one number differ by a digit or two. */
const isExtension = (text: string) => /[-–/]\s?\d{1,3}$/.test(text)
const isSwapped = (one: string, other: string) =>
  one.length === other.length && one.split('').toSorted().join('') === other.split('').toSorted().join('') && isOneOff(one, other)
const last = (digits: string) => digits.slice(-8)

/** The only number in JSON-LD, which has two digits of the only number on the page swapped, and is of the site’s maker. */
export function swappedNumbers(page: Page): { kind: 'claims'; text: string }[] {
  const [one, ...more] = contactDataOn(page).phones
  const [node, ...nodes] = page.jsonLd.nodes.filter(({ telephone }) => typeof telephone === 'string')
  const [name, said] = ['name', 'telephone'].map((key) => (typeof node?.[key] === 'string' ? node[key] : '')) as [string, string]
  const isOwn = name !== '' && (page.title ?? '').toLowerCase().includes(name.toLowerCase())
  const numbers = new Set(page.links.flatMap(({ url }) => /^tel:([^;,?]+)/i.exec(url)?.[1]?.replaceAll(/\D/g, '').slice(-8) ?? []))
  const isOnly = one !== undefined && more.length + nodes.length === 0 && numbers.size < 2 && isOwn && !isExtension(one.text)
  return isOnly && isSwapped(last(one.digits), last(said.replaceAll(/\D/g, '')))
    ? [{ kind: 'claims', text: `${one.text}” and “${said} in JSON-LD` }]
    : []
}

/** Addresses, numbers and years that the pages of the site give in two ways, each with the pages. */
export function otherContactData(page: Page, others: readonly Other[]): { kind: string; text: string }[] {
  if (ofOneThing.test(page.url)) return []
  const own = contactDataOn(page)
  const beside = others.filter(({ url, lang }) => !ofOneThing.test(url) && !areTranslations(page.lang, lang))
  const at = (url: string) => `(${URL.parse(url)?.pathname})`
  const found = beside.flatMap(({ url, contact }) => {
    if (contact === undefined) return []
    const told = (one: string, other: string, kind: string) => [{ kind, text: `${one}” and “${other} ${at(url)}` }]
    const mails = own.mails.flatMap((one) =>
      contact.mails.flatMap((other) => {
        const isListed = [own, contact].some(({ mails }) =>
          [one, other].every((mail) => mails.some((same) => same.address === mail.address)),
        )
        const isWrong =
          one.address !== other.address &&
          one.purpose === other.purpose &&
          !isListed &&
          isMistake(one.address, other.address, hostOf(page.url))
        return isWrong ? told(one.address, other.address, 'contact') : []
      }),
    )
    const areListed = (one: { digits: string }, other: { digits: string }) =>
      [own, contact].some(({ phones }) => [one, other].every(({ digits }) => phones.some((same) => last(same.digits) === last(digits))))
    const swapped = own.phones.flatMap((one) =>
      contact.phones.flatMap((other) =>
        one.purpose === other.purpose &&
        // A branch has a page and a number of its own.
        [page.url, url].every(isOfEverything) &&
        !areListed(one, other) &&
        ![one, other].some(({ text }) => isExtension(text)) &&
        isSwapped(last(one.digits), last(other.digits))
          ? told(one.text, other.text, 'contact')
          : [],
      ),
    )
    const isSameOwner = own.owner === contact.owner && own.year !== null && contact.year !== null && own.year !== contact.year
    return [...mails, ...swapped, ...(isSameOwner ? told(`© ${own.year}`, `© ${contact.year}`, 'contact') : [])]
  })
  return found
    .filter((one, at) => found.findIndex(({ text }) => text.replace(/ \(.*/, '') === one.text.replace(/ \(.*/, '')) === at)
    .slice(0, 4)
}
