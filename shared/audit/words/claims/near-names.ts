import type { Page } from '../../../page/page.ts'
import { hostOf } from '../../../hosts.ts'
import { publicUrl } from '../../address.ts'
import { isOneOff } from '../one-off.ts'
import { foldLatin } from '../text.ts'
import { ownBlocks } from './claim.ts'

const leastName = 6

/** Spellings of the product’s name with one wrong letter, in the middle of a sentence. */
export function misspelledNames(page: Page, name: string): string[] {
  const own = foldLatin(name)
  if (!/^[a-z]+$/.test(own) || own.length < leastName || (page.text.match(new RegExp(`\\b${name}\\b`, 'g')) ?? []).length < 3) return []
  const linked = foldLatin(page.links.map(({ url, text }) => `${URL.parse(url)?.hostname} ${text}`).join(' '))
  const found = ownBlocks(page).flatMap(({ text }) =>
    [...text.matchAll(/(?<=[\p{Ll},] )\p{Lu}\p{L}+/gu)].flatMap(({ 0: word }) => {
      const other = foldLatin(word)
      // Names are inflected at their end.
      const isOther = isOneOff(own, other) && !other.startsWith(own) && !own.startsWith(other) && !linked.includes(other)
      return isOther ? [word] : []
    }),
  )
  return found.length > 2 ? [] : [...new Set(found)]
}

const providers = ['gmail.com', 'outlook.com', 'hotmail.com', 'icloud.com', 'protonmail.com', 'googlemail.com']
/** Hosts that exist and look like them. */
const likeProviders = /^(?:e?mail|ymail|gmx)\.\w+$|^(?:hotmail|outlook)\.(?:co|de|fr|es|it)$/

/** No domain ends so: “.con” is “.com”. */
const endings: Record<string, string> = {
  ...Object.fromEntries(
    ['con', 'cmo', 'ocm', 'vom', 'xom', 'cim', 'comm', 'coom', 'cpm', 'ccom', 'conm', 'comn'].map((wrong) => [wrong, 'com']),
  ),
  ...Object.fromEntries(['nte', 'ent', 'ner', 'nett'].map((wrong) => [wrong, 'net'])),
  ...Object.fromEntries(['ogr', 'orgg', 'rog', 'prg'].map((wrong) => [wrong, 'org'])),
}

/** Addresses whose host is the site’s own, that of another address or a mail provider’s with one wrong letter. */
export function nearAddresses(page: Page): { text: string; better: string }[] {
  const addresses = [
    ...page.links.map(({ url }) => /^mailto:([^?]+)/i.exec(url)?.[1] ?? ''),
    ...(page.text.match(/[\w.+-]+@[\w-]+(?:\.[\w-]+)+/g) ?? []),
  ]
  const found = [...new Set(addresses.map((one) => one.trim().toLowerCase().replace(/\.$/, '')))].filter((one) =>
    /^[^@\s]+@[^@\s]+\.[a-z]+$/.test(one),
  )
  const hostIn = (address: string) => address.split('@')[1] ?? ''
  const site = hostOf(publicUrl(page))
  const hosts = found.map(hostIn)
  const isKnown = (host: string) => host === site || hosts.filter((one) => one === host).length > 1
  return found.flatMap((address) => {
    const host = hostIn(address)
    const ending = endings[/[^.]+$/.exec(host)?.[0] ?? '']
    if (ending !== undefined) return [{ text: address, better: address.replace(/[^.]+$/, ending) }]
    // A site may use its name with several endings.
    const isOtherEnding = /\.(?:[a-z]{2}|com|net|org|app|dev|info)$/.test(host) && /^[^.]+/.exec(host)?.[0] === /^[^.]+/.exec(site)?.[0]
    if (host === site || (isOtherEnding && !/\.(?:co|cm|om)$/.test(host)) || likeProviders.test(host) || host.length < 8) return []
    const sibling = hosts.find((one) => isOneOff(one, host) && (isKnown(one) || hosts.indexOf(one) < hosts.indexOf(host)))
    const right = [site, ...providers].find((one) => one.length >= 8 && isOneOff(one, host)) ?? (isKnown(host) ? undefined : sibling)
    return right === undefined ? [] : [{ text: address, better: address.replace(host, right) }]
  })
}
