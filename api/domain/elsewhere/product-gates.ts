import { LRUCache } from 'lru-cache'
import { categoryLabel } from '../../../shared/listing/taxonomy.ts'
import { joinWords } from '../../../shared/join-words.ts'
import type { DirectoryEntry } from '../directories/records.ts'
import { topicsOf } from './for-developers.ts'
import { namedTopic } from './named.ts'
import {
  contentNames,
  contentOf,
  formName,
  formsOf,
  isForm,
  isLanguage,
  isSoftware,
  platformNames,
  primary,
  type ElsewhereProduct,
} from './product.ts'
import placeWords from './place-words.json' with { type: 'json' }
import { stapleOf } from './staples.ts'
import { isStore } from './timing.ts'
import { no, unknown, type Rule, type Verdict } from './verdict.ts'
import { locale } from '../../../shared/locale.ts'

const languageNames = new Intl.DisplayNames(locale, { type: 'language' })
const countryNames = new Intl.DisplayNames(locale, { type: 'region' })
/** Cached: thousands of directories name the same few countries and languages. */
const namesByCode = new LRUCache<string, string>({ max: 500, memoMethod: (code) => countryNames.of(code) ?? code })
export const countryName = (code: string): string => namesByCode.memo(code)
const namesByTag = new LRUCache<string, string>({ max: 500, memoMethod: (tag) => (isLanguage(tag) ? languageNames.of(tag) : null) ?? tag })
export const languageName = (tag: string): string => namesByTag.memo(tag)

/** What a product is decides where it’s taken: its content, topic, category, platform, languages and countries. */
export const productRules: readonly Rule[] = [
  judgeContent,
  judgeTopic,
  judgeCategory,
  judgePlatform,
  judgeReaders,
  judgeLanguage,
  judgeCountry,
]

/** Most places refuse these, whether or not their rules are known: only one that says that it takes them does. */
const mustBeTaken = new Set(['adult', 'gambling'])

function judgeContent({ facts }: DirectoryEntry, { product }: Parameters<Rule>[1]): Verdict {
  for (const content of contentOf(product)) {
    const name = contentNames[content] ?? content
    if (facts.refuses?.value.includes(content) === true) return no(`Its rules don’t allow ${name}.`)
    if (mustBeTaken.has(content) && facts.takes?.value.includes(content) !== true) return no(`It doesn’t say that it takes ${name}.`)
  }
  return null
}

function judgeTopic(entry: DirectoryEntry, { product }: Parameters<Rule>[1]): Verdict {
  const topics = entry.facts.topics?.value ?? []
  return topics.length === 0 || namedTopic(topicsOf(entry, product), product.texts) !== undefined || stapleOf(entry, product) !== null
    ? null
    : no(() => `Only for products about ${joinWords(topics.slice(0, 3), 'or')}. Your listing doesn’t mention that.`)
}

function judgeCategory({ facts }: DirectoryEntry, { product }: Parameters<Rule>[1]): Verdict {
  const takes = facts.categories?.value ?? []
  if (takes.length === 0) return null
  const names = joinWords(takes.map(categoryLabel))
  if (product.categories.length === 0) return unknown(`your product is in a category it takes (${names})`)
  return takes.some((category) => product.categories.includes(category)) ? null : no(`Only takes ${names}.`)
}

/** What these take besides software, by their facts, is all that they take. */
const shelves = new Set<string>(['media store', 'marketplace', 'crowdfunding', 'business profile'])

const kindsOfWork = new Map(Object.entries(placeWords).map(([work, spoken]) => [work, new RegExp(spoken, 'iu')]))
/** Whether a place’s focus names a kind of work, and no software. */
const isOnlyFor = ({ focus, facts: { suits, topics } }: DirectoryEntry, work: string): boolean =>
  (suits ?? topics) === undefined && kindsOfWork.get(work)?.test(focus) === true

function judgePlatform(entry: DirectoryEntry, { product }: Parameters<Rule>[1]): Verdict {
  const { facts } = entry
  const takes = facts.platforms?.value ?? []
  const forms = formsOf(product)
  const part =
    facts.type?.value === 'package registry' && takes.length === 0 ? /\b(?:extension|plugin)s\b/iu.exec(entry.focus)?.[0] : undefined
  if (part !== undefined && !product.platforms.includes('plugin') && namedTopic([part], product.texts) === undefined)
    return no(`Only takes ${part.toLowerCase()}.`)
  // What people install has to run there, whichever store its kind names.
  const isNamed = facts.type?.value !== 'app store' && facts.type?.value !== 'game store' && stapleOf(entry, product) !== null
  if (isNamed || (isSoftware(product) && !takes.some(isForm) && isReadBySubject(entry, product, product.texts))) return null
  const isTaken = forms.length > 0 && takesForm(entry, product)
  if (!isTaken && !isSoftware(product))
    return no(() => `It doesn’t say that it takes products like yours: ${joinWords(forms.map(formName), 'or')}.`)
  if (!isTaken && facts.type?.value === 'game store') return no('It’s for games.')
  const sold = facts.takes?.value.filter((name) => isForm(name) && (shelves.has(facts.type?.value ?? '') || isOnlyFor(entry, name))) ?? []
  if (!isTaken && takes.length === 0 && sold.length > 0) return no(`It’s for something else: ${joinWords(sold.map(formName), 'or')}.`)
  if (takes.length === 0 || forms.some((form) => takes.includes(form))) return null
  const names = () => joinWords(takes.map((name) => platformNames[name] ?? name))
  if (product.platforms.length === 0) return unknown(`your product runs on a platform it takes (${names()})`)
  return takes.some((platform) => product.platforms.includes(platform)) ? null : no(() => `Only for: ${names()}.`)
}

/** Readers of a subject don’t care for software that has nothing to do with it. */
function judgeReaders(entry: DirectoryEntry, { product }: Parameters<Rule>[1]): Verdict {
  const { suits, platforms, topics, type } = entry.facts
  const isOpen = suits === undefined || (platforms ?? topics) !== undefined || type?.value === 'social network'
  if (isOpen || !isSoftware(product) || product.categories.length === 0 || stapleOf(entry, product) !== null) return null
  const isShared = suits.value.some((category) => product.categories.includes(category))
  return isShared ? null : no(`Its readers look for ${joinWords(suits.value.slice(0, 3).map(categoryLabel), 'or')}.`)
}

/** Communities and newsletters have a subject: products about it fit, whatever they run on. */
const isReadBySubject = (entry: DirectoryEntry, product: ElsewhereProduct, text: string): boolean =>
  ['community', 'newsletter'].includes(entry.facts.type?.value ?? '') && namedTopic(topicsOf(entry, product), text) !== undefined

/**
 * A place takes software, as long as its facts name nothing else. Games have their own places, and are in app stores. Social networks take all,
 * communities and newsletters whatever is about their subject.
 */
function takesForm(entry: DirectoryEntry, product: ElsewhereProduct): boolean {
  const { facts } = entry
  const forms = formsOf(product)
  const type = facts.type?.value
  if (type === 'social network' || isReadBySubject(entry, product, product.subject)) return true
  const named = [facts.platforms, facts.takes].flatMap((fact) => fact?.value ?? [])
  const isForGames = type === 'app store' || [facts.categories, facts.suits].some((fact) => fact?.value.includes('games') === true)
  return forms.some((form) => named.includes(form) || (form === 'game' && isForGames))
}

export const takesEveryLanguage = (entry: DirectoryEntry): boolean => isStore(entry) || entry.facts.type?.value === 'social network'

/** What is read, heard or attended is in one language; anything else can have an English page as well. */
const inOneLanguage = new Set(['book', 'course', 'podcast', 'newsletter', 'event', 'local', 'service'])

/** Most directories have no noted language, since nearly all take English: software usually has a page for them. Stores and networks take every language. */
function judgeLanguage(entry: DirectoryEntry, { product }: Parameters<Rule>[1]): Verdict {
  const isNoted = entry.facts.languages !== undefined
  const isEverywhere = takesEveryLanguage(entry) || product.platforms.includes('service')
  const takes = entry.facts.languages?.value ?? (isEverywhere ? [] : ['en'])
  if (takes.length === 0) return null
  const names = () => joinWords(takes.map(languageName))
  if (product.languages.length === 0) return isNoted ? unknown(`your product is in a language it takes (${names()})`) : null
  const spoken = new Set(product.languages.map(primary))
  if (takes.some((tag) => spoken.has(primary(tag)))) return null
  if (!isNoted && (isSoftware(product) || !formsOf(product).some((form) => inOneLanguage.has(form)) || stapleOf(entry, product) !== null))
    return unknown('your product has a page in English')
  return no(() => (isNoted ? `Only takes products in ${names()}.` : 'As far as we know, it’s only for products in English.'))
}

function judgeCountry(entry: DirectoryEntry, { product }: Parameters<Rule>[1]): Verdict {
  const takes = entry.facts.countries?.value ?? []
  if (takes.length === 0) return null
  if (takes.some((code) => product.countries.includes(code))) return null
  const names = () => joinWords(takes.map(countryName))
  if (product.countries.length > 0) return no(() => `Only for products in ${names()}.`)
  const native = product.languages.map(primary).filter((tag) => tag !== 'en')
  const isNear =
    isStore(entry) || stapleOf(entry, product) !== null || entry.facts.languages?.value.some((tag) => native.includes(primary(tag)))
  return isNear === true
    ? unknown(`your product is offered in its countries (${names()})`)
    : no(() => `Only for products in ${names()}. Your settings name no country.`)
}
