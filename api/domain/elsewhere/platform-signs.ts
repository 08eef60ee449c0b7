import type { Launch } from '../launch/launch.ts'
import { evidentForm, isAlso } from './form-evidence.ts'
import kindWords from './kind-words.json' with { type: 'json' }
import { textsOf } from './named.ts'
import words from './words.json' with { type: 'json' }

/** A word’s edge, also beside letters with accents: “écran” isn’t about CRAN. Other scripts have no such edges. */
const wordEdge = String.raw`(?:(?<=[\p{Script=Latin}\d_])(?![\p{Script=Latin}\d_])|(?<![\p{Script=Latin}\d_])(?=[\p{Script=Latin}\d_]))`

/** Words of a listing that say where a product runs. */
const signs: (readonly [string, RegExp])[] = [
  ...Object.entries(words.platformSigns),
  ...Object.entries(words.extensions).map(([platform, { of, is }]) => [platform, extensionSign(of, is)] as const),
  ...Object.entries(kindWords.kinds).map(([platform, spoken]) => [platform, spoken.join('|')] as const),
].map(([platform, sign]) => [platform, new RegExp(sign.replaceAll(String.raw`\b`, wordEdge), 'isu')])

export const platformSigns: readonly RegExp[] = signs.map(([, sign]) => sign)

/** What extends an app, or is written in a language, named as languages do it: “Figma-Plugin”, “plugin para Figma”. Not several, and none that others build. */
function extensionSign(of: string, kind: string): string {
  const is = words.extensionWords[kind as keyof typeof words.extensionWords]
  const { of: by, before, notFor, notBefore } = words.extensionWords
  const letter = String.raw`[\p{Script=Latin}\p{Script=Cyrillic}]`
  const named = `(?:${of})(?:[- ]|の|用|용)?(?:${is})|(?:${of})(?:${before})(?:${is})|(?:${is}) (?:(?:${by}) (?:the |le |la |l’)?)?(?:${of})`
  return `(?<!${letter})(?<!(?<!${letter})${notFor})(?:${named})(?!${letter})(?! (?:${notBefore})(?!${letter}))`
}

export const isForPhones = (platform: string): boolean => platform === 'ios' || platform === 'android'
const phoneApp = new RegExp(kindWords.phoneApp.join('|'), 'iu')
const notOnPhones = new RegExp(kindWords.notOnPhones, 'iu')
const hosts = Object.entries(kindWords.hosts).map(
  ([platform, spoken]) => [platform, new RegExp(`(?<!\\p{Script=Latin})(?:${spoken})(?!\\p{Script=Latin})`, 'iu')] as const,
)
const spokenAs = (spoken: string[]) => new RegExp(`(?<!\\p{L})(?:${spoken.join('|')})(?![\\p{Script=Latin}\\p{Script=Cyrillic}])`, 'isu')
const [onTheWeb, onPhones, onSite] = [spokenAs(kindWords.onTheWeb), spokenAs(kindWords.onPhones), spokenAs(kindWords.onSite)]
const notInHosts = new RegExp(kindWords.notInHosts, 'iu')

/** The only app that a listing’s first words name is what it extends, unless its texts are about something else that one does with that app. */
function extendedApp(launch: Launch): string[] {
  const texts = textsOf(launch)
  const named = hosts.filter(([, sign]) => sign.test(texts))
  const [[platform, sign] = []] = named
  return platform !== undefined && named.length === 1 && sign?.test(launch.tagline) === true && !notInHosts.test(texts) ? [platform] : []
}

const plugin = new RegExp(words.extensionWords.plugin, 'iu')
const [onScreen, physical] = [new RegExp(kindWords.onScreen, 'iu'), new RegExp(kindWords.physical, 'iu')]

/** Kinds that a listing only mentions: the objects in a video game, what AI makes pictures of, the books a plugin typesets. */
function saidInPassing(launch: Launch): string[] {
  const texts = textsOf(launch)
  if (launch.categories[0] === 'games' && onScreen.test(texts) && !physical.test(texts)) return ['goods']
  if (launch.categories[0] === 'ai') return Object.keys(words.formNames).filter((form) => form !== evidentForm(launch)?.form)
  const isPlugin = hosts.filter(([, sign]) => sign.test(launch.tagline)).length === 1 && plugin.test(launch.tagline)
  return isPlugin ? Object.keys(words.formNames) : []
}

/** Where a listing says that a product runs, or what it says it is: names of `platformNames`. Empty if it doesn’t say. */
export function signedPlatforms(launch: Launch): string[] {
  const texts = textsOf(launch)
  const inPassing = saidInPassing(launch)
  const signed = Object.keys(words.platformNames).filter(
    (name) => !inPassing.includes(name) && signs.some(([platform, sign]) => platform === name && sign.test(texts)),
  )
  if (signed.length > 0) return signed
  return phoneApp.test(texts) && !notOnPhones.test(texts) ? ['ios', 'android'] : extendedApp(launch)
}

/** Words of a game that people play on a page, and of one for phones, where ads are usual. */
const webGameSign = new RegExp(words.webGameSign, 'iu')
const phoneGameSign = new RegExp(words.phoneGameSign, 'iu')
/** What people hold while they play, such as a chess clock. */
const gameThingSign = new RegExp(words.gameThingSign, 'iu')

/** Where a game is played that doesn’t say so: in game stores, on a page, or on a table. One that is bought once is seldom for phones. */
export function playedOn(texts: string, pricing: Launch['pricing']): string[] {
  if (webGameSign.test(texts)) return /\bwindows|\bsteam\b/iu.test(texts) ? ['web', 'windows'] : ['web']
  if (phoneGameSign.test(texts)) return ['ios', 'android']
  if (pricing !== 'one_time' && pricing !== 'paid') return ['android', 'windows']
  return [gameThingSign.test(texts) && !onScreen.test(texts) ? 'goods' : 'windows']
}

/** Where else it runs, by its words: an app for phones at the desk as well, and software for the desk on phones, above all where a company’s people work on site. A game is played in one place. */
export function alsoOn(launch: Launch, found: readonly string[], isForBusiness: boolean): string[] {
  const texts = textsOf(launch)
  if (launch.categories[0] === 'games') return []
  if (found.length > 0) return found.every(isForPhones) && (onTheWeb.test(texts) || isAlso(launch, 'software')) ? ['web'] : []
  const isForDesk = onTheWeb.test(texts) || notOnPhones.test(texts)
  const isCarried = onPhones.test(texts) || (isForBusiness && onSite.test(texts))
  return isCarried || (!isForDesk && isAlso(launch, 'phone')) ? ['web', 'ios', 'android'] : []
}
