import { getDomain, parse } from 'tldts'
import { withoutWww } from '../../../shared/hosts.ts'
import { certainLanguage, type Evidence } from '../../../shared/audit/words/text-language.ts'
import { saysOpen } from '../../../shared/listing/open-source.ts'
import { sharedSites } from '../../../shared/proof/own-site.ts'
import type { Launch } from '../launch/launch.ts'
import type { Crawl } from '../records.ts'
import type { ElsewherePlan } from './records.ts'
import { isForDevelopers, isOfDevelopers } from './for-developers.ts'
import { namedTopic, textsOf } from './named.ts'
import { evidentForm, topicsOfForm, usualForm } from './form-evidence.ts'
import { alsoOn, isForPhones, playedOn, signedPlatforms } from './platform-signs.ts'
import { countriesOf } from './offered-in.ts'
import { isForCompanies, isForTrade } from './trades.ts'
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

/** What these are is made for those who make games. */
const forMakers = new Set(['plugin', 'package', 'cli', 'api', 'bot'])

/** What a product is besides software: a service, a thing, something to read or hear, a mod, a game. Empty for software. A board game is a thing. */
export function formsOf({ platforms, categories }: Pick<ElsewhereProduct, 'platforms' | 'categories'>): string[] {
  const named = platforms.filter((platform) => forms.includes(platform))
  return named.length === 0 && categories[0] === 'games' && !platforms.some((name) => forMakers.has(name)) ? ['game'] : named
}

/** Whether it’s software. If it’s something else as well, its maker says that it’s software by choosing the web. */
export const isSoftware = (product: Pick<ElsewhereProduct, 'platforms' | 'categories'>): boolean =>
  formsOf(product).length === 0 || product.platforms.includes('web')

const forCompanies = new Set(words.categoriesForCompanies)
/** Whether companies buy it: software of their kind that is paid by the month or after a talk. */
export const isForBusiness = ({
  categories,
  pricing,
  platforms,
}: Pick<ElsewhereProduct, 'categories' | 'pricing' | 'platforms'>): boolean =>
  (forCompanies.has(categories[0] ?? '') || categories.includes('business')) &&
  isSoftware({ platforms, categories }) &&
  (pricing === 'subscription' || pricing === 'contact')

const contentSigns = Object.entries(words.contentSigns).map(([content, sign]) => [content, new RegExp(sign, 'iu')] as const)
/** What a product’s texts say it has that many places refuse: names of `contentNames`. Kept, since every directory asks. */
export function contentOf(product: Pick<ElsewhereProduct, 'texts'>): string[] {
  const found = contents.get(product) ?? contentSigns.flatMap(([content, sign]) => (sign.test(product.texts) ? [content] : []))
  contents.set(product, found)
  return found
}
const contents = new WeakMap<object, string[]>()

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

export const primary = (tag: string): string => tag.toLowerCase().split('-')[0] ?? ''

/** Whether a text is the code of a country, such as FR. */
export const isCountry = (text: string): boolean => /^[A-Z]{2}$/.test(text)

export function productOf(launch: Launch, { product }: Pick<ElsewherePlan, 'product'>): ElsewhereProduct {
  const { url, categories, pricing, name, tagline, targetKeyword, description } = launch
  // A product isn’t about the system that it runs on, as it is about the app that it extends.
  const about = product.platforms.filter((platform) => ![...systems, 'ios', 'android'].includes(platform))
  const own = (text: string) => withoutFalseFriends(text, product.languages[0] ?? 'en')
  const isBoardGame = categories[0] === 'games' && product.platforms.includes('goods')
  const first = [
    own([name, tagline, targetKeyword ?? ''].join('. ')),
    ...about.map((platform) => platformNames[platform] ?? platform),
    ...(isBoardGame ? ['board game'] : []),
    ...topicsOfForm(launch, product.platforms),
  ].join('. ')
  const isTheirs = isForDevelopers({ categories, ...product, texts: `${first}. ${own(description)}` })
  const subject = withConcepts(first, isTheirs, own(description))
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
    texts: withConcepts(`${subject}. ${own(description)}`, isTheirs),
  }
}

/** A text without the words of its language that mean something else in English: “dice” isn’t about games in Spanish. */
const withoutFalseFriends = (text: string, language: string): string =>
  Object.entries(words.falseFriends)
    .filter(([tag]) => tag === primary(language))
    .reduce((rest, [, spoken]) => rest.replace(new RegExp(`(?<!\\p{L})(?:${spoken.join('|')})(?!\\p{L})`, 'giu'), ''), text)

/**
 * A text, and the wider subjects that its words belong to: what speaks of landlords is about real estate. Of first words, only those that the
 * description returns to: a timeline or a photo alone doesn’t make it about video or photography.
 */
function withConcepts(text: string, isTheirs: boolean, description = ''): string {
  const wider = Object.entries(words.concepts).flatMap(([concept, signs]) => {
    if ((!isTheirs && isOfDevelopers(concept)) || namedTopic(signs, text) === undefined) return []
    const isMeant = description === '' || namedTopic([concept, ...signs], description) !== undefined
    return isMeant ? [concept] : []
  })
  return [text, ...wider].join('. ')
}

const systems = ['macos', 'windows', 'linux']
/** Of a command or package, the systems that it runs on aren’t platforms with stores of apps. */
const runsWithoutWindows = (launch: Launch, { platforms }: ElsewherePlan['product']): boolean =>
  platforms.some((name) => ['cli', 'package', 'ai-agent'].includes(name)) &&
  !/\b(?:desktop|native|menu bar|gui|mac|windows) app/iu.test(textsOf(launch))

/** Words of a listing that people pay for before it’s there: of a thing, a book or a game, not of software for such sales. */
const fundingSign = new RegExp(words.fundingSign, 'iu')

const phoneName = /\b(?:ios|iphones?|ipads?|android)\b/iu

/** Half a dozen function words of one language are enough for a tagline and a description. */
const ofListing: Evidence = { letters: 10, words: 6, kinds: 4, own: 4, lead: 4 }

/** How much more than for anything else speaks for a form that isn’t doubted. */
const decisive = 3

/** What a listing and the audit of its page say about a product, until its maker says otherwise. */
export function guessProduct(launch: Launch, crawl: Crawl | null): ElsewherePlan['product'] {
  const texts = textsOf(launch)
  const isExtension = launch.categories.includes('browser-extensions')
  // An extension that works offline isn’t an app for phones, unless it names one.
  const signed = signedPlatforms(launch).filter((name) => !isExtension || !isForPhones(name) || phoneName.test(texts))
  const evident = evidentForm(launch)
  const isTold = (name: string) =>
    // Nobody has an agency for free first and pays for more later.
    name === 'local'
      ? !isForTrade(launch)
      : !(name === 'service' && launch.pricing === 'freemium') &&
        !(isExtension && isForPhones(name)) &&
        !(name === 'goods' && isForCompanies(launch))
  const told = evident?.platforms.filter(isTold) ?? []
  // A single word for a thing or a phone gives way to all the others, one for something to read or hear to software for those who make it.
  const isDoubted =
    evident?.form === 'software'
      ? evident.lead >= decisive / 2 && signed.every((name) => isForm(name) && name !== 'goods')
      : (evident?.lead ?? 0) >= decisive &&
        told.length > 0 &&
        signed.every((name) => isForm(name) || (isForPhones(name) && !phoneName.test(texts)))
  const found = [...(signed.length === 0 || isDoubted ? told : signed)]
  if (isExtension && !found.includes('browser')) found.push('browser')
  // A workshop that sells what it makes is a shop, too.
  if (launch.categories.slice(0, 2).includes('ecommerce-marketplace') && found.includes('local') && !found.includes('goods'))
    found.push('goods')
  // What a trade pays for by the month is used at the desk, too.
  const isBought = isForBusiness({ ...launch, platforms: found })
  if (found.length > 0 && found.every(isForPhones) && isBought) found.push('web')
  else found.push(...alsoOn(launch, found, isBought))
  const [, tagged = 'en', region] = /^([a-z]{2,3})(?:-([a-z]{2}))?\b/i.exec(crawl?.previews?.lang?.toLowerCase() ?? '') ?? []
  // A page without a tag, or with the tag of its template, is taken to be in the language of its listing.
  const language = tagged === 'en' ? (certainLanguage(texts, ofListing) ?? tagged) : tagged
  return {
    platforms: found.length > 0 ? found : launch.categories[0] === 'games' ? playedOn(texts, launch.pricing) : [usualForm(launch) ?? 'web'],
    languages: [language],
    countries: countriesOf(launch.url, withoutFalseFriends(texts, language), language, language === tagged ? region : undefined),
    isReleased:
      launch.status === 'live' ||
      (!(fundingSign.test(texts) && formsOf({ platforms: found, categories: launch.categories }).length > 0) &&
        crawl?.checks.find(({ id }) => id === 'usable-now')?.status !== 'warn'),
    releasedOn: null,
    isOpenSource: launch.openSource || saysOpen(launch.description),
  }
}

/** Whether a product has a domain of its own, rather than a name at a host that everyone can have one at (vercel.app, github.io). */
export function hasOwnDomain(url: string): boolean {
  const { hostname, isPrivate, isIp } = parse(url, { allowPrivateDomains: true })
  if (hostname === null || isIp === true || isPrivate === true) return false
  return getDomain(url) !== null && !sharedSites.has(withoutWww(hostname))
}
