import { getDomain, parse } from 'tldts'
import { withoutWww } from '../../../shared/hosts.ts'
import { sharedSites } from '../../../shared/proof/own-site.ts'
import type { Launch } from '../launch/launch.ts'
import type { Crawl } from '../records.ts'
import type { ElsewherePlan } from './records.ts'
import words from './words.json' with { type: 'json' }

/** What directories judge a product by. `platforms` or `languages` are empty if unknown. */
export type ElsewhereProduct = ElsewherePlan['product'] & Pick<Launch, 'url' | 'categories' | 'pricing'>

/** The platforms that directories and makers name, and how people call them. */
export const platformNames: Readonly<Record<string, string>> = words.platformNames

const languageTag = /^[a-z]{2,3}(?:-[a-z0-9]{2,8}){0,2}$/i

/** Whether a text is a language code, such as en or pt-BR. */
export function isLanguage(text: string): boolean {
  if (!languageTag.test(text)) return false
  try {
    return Intl.getCanonicalLocales(text).length > 0
  } catch {
    return false
  }
}

/** Words of a listing that say where a product runs. */
const signs: readonly (readonly [platform: string, sign: RegExp])[] = [
  ['ios', /\b(?:ios|iphone|ipad)\b/i],
  ['android', /\bandroid\b/i],
  ['macos', /\b(?:macos|mac app|for mac)\b/i],
  ['windows', /\bwindows (?:app|10|11)\b|\bfor windows\b/i],
  ['linux', /\blinux\b/i],
  ['browser', /\b(?:browser|chrome|firefox|safari) (?:extension|add-on)\b/i],
  ['cli', /\b(?:cli|command[- ]line)\b/i],
  ['api', /\b(?:rest api|sdk|api for)\b/i],
  ['ai-agent', /\bmcp server\b|\bfor ai agents\b/i],
  ['vscode', /\bvs ?code\b/i],
  ['jetbrains', /\bjetbrains plugin\b/i],
  ['github', /\bgithub (?:app|action)\b/i],
  ['slack', /\b(?:slack (?:app|bot)|for slack)\b/i],
  ['figma', /\b(?:figma plugin|for figma)\b/i],
  ['shopify', /\b(?:shopify app|for shopify)\b/i],
  ['wordpress', /\b(?:wordpress plugin|for wordpress)\b/i],
  ['raycast', /\braycast extension\b/i],
  ['obsidian', /\bobsidian plugin\b/i],
]

export const productOf = ({ url, categories, pricing }: Launch, { product }: Pick<ElsewherePlan, 'product'>): ElsewhereProduct => ({
  url,
  categories,
  pricing,
  ...product,
})

/** What a listing and the audit of its page say about a product, until its maker says otherwise. */
export function guessProduct(launch: Launch, crawl: Crawl | null): ElsewherePlan['product'] {
  const words = `${launch.tagline} ${launch.description}`
  const found = signs.flatMap(([platform, sign]) => (sign.test(words) ? [platform] : []))
  if (launch.categories.includes('browser-extensions') && !found.includes('browser')) found.push('browser')
  const language = /^[a-z]{2,3}\b/i.exec(crawl?.previews?.lang ?? '')?.[0].toLowerCase() ?? 'en'
  return {
    platforms: found.length === 0 ? ['web'] : found,
    languages: [language],
    isReleased: launch.status === 'live' || crawl?.checks.find(({ id }) => id === 'usable-now')?.status !== 'warn',
    releasedOn: null,
    isOpenSource: launch.openSource,
  }
}

/** Whether a product has a domain of its own, rather than a name at a host that everyone can have one at (vercel.app, github.io). */
export function hasOwnDomain(url: string): boolean {
  const { hostname, isPrivate, isIp } = parse(url, { allowPrivateDomains: true })
  if (hostname === null || isIp === true || isPrivate === true) return false
  return getDomain(url) !== null && !sharedSites.has(withoutWww(hostname))
}
