import { getDomain, parse } from 'tldts'
import { withoutWww } from '../../../shared/hosts.ts'
import { sharedSites } from '../../../shared/proof/own-site.ts'
import type { Launch } from '../launch/launch.ts'
import type { Crawl } from '../records.ts'
import type { ElsewherePlan } from './records.ts'
import words from './words.json' with { type: 'json' }

/** What directories judge a product by. `platforms`, `languages` or `countries` are empty if unknown. `subject` says what it is in few words, `texts` is all that its listing says. */
export type ElsewhereProduct = Omit<ElsewherePlan['product'], 'countries'> &
  Pick<Launch, 'url' | 'categories' | 'pricing'> & { countries: string[]; subject: string; texts: string }

/** The platforms that directories and makers name, and how people call them. */
export const platformNames: Readonly<Record<string, string>> = words.platformNames
/** What many places refuse, and how it’s called in a sentence. */
export const contentNames: Readonly<Record<string, string>> = words.contentNames

/** Names of what isn’t software, or isn’t looked for as such. */
const forms = Object.keys(words.formNames)
export const formName = (form: string): string => words.formNames[form as keyof typeof words.formNames]

export const isForm = (name: string): boolean => forms.includes(name)

/** What a product is besides software: a service, a thing, something to read or hear, a game. Empty for software. */
export const formsOf = ({ platforms, categories }: Pick<ElsewhereProduct, 'platforms' | 'categories'>): string[] => [
  ...platforms.filter((platform) => forms.includes(platform)),
  ...(categories[0] === 'games' ? ['game'] : []),
]

const asWord = (phrase: string) => new RegExp(`(?<![\\p{L}\\p{N}])${RegExp.escape(phrase)}(?![\\p{L}\\p{N}])`, 'iu')

/** The first of these topics that a product’s own words name. */
export const namedTopic = (topics: readonly string[], text: string): string | undefined => topics.find((topic) => asWord(topic).test(text))

/** What a product’s texts say it has that many places refuse: names of `contentNames`. */
export const contentOf = ({ texts }: Pick<ElsewhereProduct, 'texts'>): string[] =>
  Object.entries(words.contentSigns).flatMap(([content, sign]) => (new RegExp(sign, 'iu').test(texts) ? [content] : []))

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

/** Whether a text is the code of a country, such as FR. */
export const isCountry = (text: string): boolean => /^[A-Z]{2}$/.test(text)

/** Words of a listing that say where a product runs. */
const signs = Object.entries(words.platformSigns).map(([platform, sign]) => [platform, new RegExp(sign, 'iu')] as const)

export function productOf(launch: Launch, { product }: Pick<ElsewherePlan, 'product'>): ElsewhereProduct {
  const { url, categories, pricing, name, tagline, targetKeyword, description } = launch
  const subject = [name, tagline, targetKeyword ?? '', ...product.platforms.map((platform) => platformNames[platform] ?? platform)].join(
    '. ',
  )
  const platforms = runsWithoutWindows(launch, product)
    ? product.platforms.filter((platform) => !systems.includes(platform))
    : product.platforms
  return {
    url,
    categories,
    pricing,
    ...product,
    platforms,
    countries: product.countries ?? [],
    subject,
    texts: `${subject}. ${description}`,
  }
}

const systems = ['macos', 'windows', 'linux']
/** Of a command or package, the systems that it runs on aren’t platforms with stores of apps. */
const runsWithoutWindows = (launch: Launch, { platforms }: ElsewherePlan['product']): boolean =>
  platforms.some((name) => ['cli', 'package', 'ai-agent'].includes(name)) &&
  !/\b(?:desktop|native|menu bar|gui|mac|windows) app/iu.test(textsOf(launch))

const textsOf = ({ name, tagline, description, targetKeyword }: Launch) => [name, tagline, description, targetKeyword ?? ''].join(' ')

/** What a listing and the audit of its page say about a product, until its maker says otherwise. */
export function guessProduct(launch: Launch, crawl: Crawl | null): ElsewherePlan['product'] {
  const texts = textsOf(launch)
  const found = signs.flatMap(([platform, sign]) => (sign.test(texts) ? [platform] : []))
  if (launch.categories.includes('browser-extensions') && !found.includes('browser')) found.push('browser')
  const language = /^[a-z]{2,3}\b/i.exec(crawl?.previews?.lang ?? '')?.[0].toLowerCase() ?? 'en'
  return {
    platforms: found.length === 0 ? ['web'] : found,
    languages: [language],
    countries: countryOf(launch.url),
    isReleased: launch.status === 'live' || crawl?.checks.find(({ id }) => id === 'usable-now')?.status !== 'warn',
    releasedOn: null,
    isOpenSource: launch.openSource,
  }
}

/** The country of a domain that is of one; many others, such as .io, are used everywhere. */
function countryOf(url: string): string[] {
  const ending = URL.parse(url)?.hostname.split('.').at(-1) ?? ''
  const country = ending === 'uk' ? 'GB' : ending.toUpperCase()
  return words.countryDomains.includes(ending) ? [country] : []
}

/** Whether a product has a domain of its own, rather than a name at a host that everyone can have one at (vercel.app, github.io). */
export function hasOwnDomain(url: string): boolean {
  const { hostname, isPrivate, isIp } = parse(url, { allowPrivateDomains: true })
  if (hostname === null || isIp === true || isPrivate === true) return false
  return getDomain(url) !== null && !sharedSites.has(withoutWww(hostname))
}
