import type { Page } from '../../page/page.ts'
import { hostLabels, labelMatch } from '../categories/host-labels.ts'
import { Loose } from '../loose.ts'
import { nameWords, squash } from '../fold.ts'
import { withoutWww } from '../../hosts.ts'

/** What groups around somebody else’s product call themselves. */
const groupWords = new Loose(
  String.raw`(?<!\p{L})(?:clubs?|fans?|fan ?club|fan ?base|owners|users?['’]? group|user group|meet-?up|community|forum|society|association|friends of|chapter|enthusiasts|wiki|archive|verein|freunde|stammtisch|club de|amis d[eu’']|amigos de|peña|asociación|associazione|associação|клуб|сообщество|ファンクラブ|愛好会|俱乐部|同好会|동호회)(?!\p{L})`,
)

/** Whether `full` names a club, forum or meetup about the product `short`, whose words it contains. */
export function isClubOf(full: string, short: string): boolean {
  const words = new Set(full.split(/[\s-]+/).map(squash))
  return full.length > short.length && groupWords.test(full) && short.split(/\s+/).every((word) => words.has(squash(word)))
}

/** Words that address the reader or make a promise, rare in names of three words. */
const promising = new Loose(
  String.raw`^(?:stop|never|no more|nothing|start|build|make|plan|create|find|turn|take|keep|grow|save|discover|work|ship|send|write|run|get|do|be|we|one|all|every\p{L}*|finally|nie|endlich|jetzt|plus jamais|enfin|nunca|por fin|mai più|finalmente|больше|никогда)\s|(?<!\p{L})(?:you|your|yours|we|our|us|it|they|better|faster|easier|smarter|simpler|without|today|again|sorted|done right|made (?:easy|simple)|dein\p{L}*|deine\p{L}*|ihr\p{L}*|euer|wir|unser\p{L}*|votre|vos|nous|notre|tu|tus|su|nuestr\p{L}*|il tuo|la tua|seu|sua|nosso|ваш\p{L}*|твой|твоя|мы|наш\p{L}*)(?!\p{L})`,
)

/** Whether a line makes a promise rather than naming something, unless the URL contains it as a name. */
export function isSlogan(spelling: string, page: Page): boolean {
  if (nameWords(spelling) < 3 || !(promising.test(spelling) || /(?:\p{L}{4}[.!?]\s|[。！？])\S/u.test(spelling))) return false
  const { labels, whole } = hostLabels(page.url)
  return labelMatch(spelling, whole) === 0 && labels.every(({ label }) => labelMatch(spelling, label) === 0)
}

/** The host as the brand’s own spelling ("tide.ly"), if the page calls itself that; null otherwise. */
export function brandedHost(page: Page): string | null {
  const { labels, nested } = hostLabels(page.url)
  const host = withoutWww(new URL(page.url).hostname)
  if (nested || host.split('.').length !== 2 || labels.length !== 1) return null
  const ownText = [
    page.title,
    page.openGraph['title'],
    page.openGraph['site_name'],
    page.headings[0]?.text,
    ...page.logoTexts.slice(0, 3),
  ].join(' . ')
  const text = `${ownText} . ${page.metaDescription ?? ''} . ${page.text.slice(0, 8_000)} . ${page.text.slice(-1_000)}`
  const [spelled, ...more] = occurrencesOf(text, host)
  const prominent =
    occurrencesOf(ownText, host).length > 0 || /(?:©|\(c\)|copyright)[\s\d,–-]*$/iu.test(text.slice(0, Math.max(0, spelled?.at ?? 0)))
  if (!spelled || !(prominent || more.length > 0)) return null
  return spelled.as
}

/** Where a text contains a word by itself: not inside a URL, an email address or a longer word. */
function occurrencesOf(text: string, word: string): { at: number; as: string }[] {
  const found = []
  const lower = text.toLowerCase()
  for (let at = lower.indexOf(word); at >= 0 && found.length < 20; at = lower.indexOf(word, at + word.length)) {
    const after = text.slice(at + word.length, at + word.length + 2)
    if (/[\p{L}\p{N}@/.-]$/u.test(text.slice(Math.max(0, at - 1), at)) || /^(?:[\p{L}\p{N}@/-])/u.test(after)) continue
    found.push({ at, as: text.slice(at, at + word.length) })
  }
  return found
}
