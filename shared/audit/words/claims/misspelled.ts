import type { Page, TextBlock } from '../../../page/page.ts'
import { isOneOff } from '../one-off.ts'
import { likelyLanguage } from '../text-language.ts'
import { ownTexts } from './claim.ts'
import written from './common-words.json' with { type: 'json' }
import misspelled from './misspelled.json' with { type: 'json' }
import unaccented from './unaccented.json' with { type: 'json' }

const right = new Map(Object.entries(misspelled))
const common = new Set(written.en.split(' '))
/** Words of their own, a slip away from a common one. */
const rare = new Set(['addressees', 'categorise', 'minuet', 'minuets', 'potion', 'potions', 'prefect', 'promisee'])
const longestCommon = 20
/** Words that begin a sentence, where the one before has ended without a space. */
const glued =
  /(?<![\p{L}\d./@_-])\p{Ll}{3,}(?:[.!?](?:The|It|We|You|Your|Our|Then|This|That|These|And|But|No|When|With|Every|Each|All|They|There|Der|Die|Das|Wir|Sie|Ihre|Und|Mit)|,(?:and|but|or|so|with|which|the|we|you|it|und|oder|aber|die|der))(?= \p{Ll})/gu
/** A doubled full stop or comma, and a comma after a space. */
const misplaced = /\p{Ll}{2,}\.\. (?=\p{Lu})\p{L}+|\p{Ll}{3,} ,\s?\p{Ll}{2,}|\p{Ll}{3,},, ?\p{Ll}+/gu
/** “Traveller” and “traveler”, “acknowledgement” and “acknowledgment”, “orthopaedic” and “orthopedic”, “benefitting” and “benefiting”. */
const spelledAlike = (word: string) => word.replace(/(l)l|(o)u|(t)t(?=ing|ed)|[ao](e)|(g)e(?=m)/, '$1$2$3$4$5')
const lettersOf = (word: string) => Array.from(word).sort().join('')

/** A word that the page writes three times or more, with a letter more or less, or two swapped. Another letter makes other words: “planting”, “planning”. */
function slipOf(word: string, counts: ReadonlyMap<string, number>): string | undefined {
  if (word.length < 9 || counts.get(word) !== 1) return undefined
  return [...counts].find(
    ([other, count]) =>
      count >= 3 &&
      isOneOff(word, other) &&
      (word.length !== other.length || lettersOf(word) === lettersOf(other)) &&
      // Words are inflected at their end, and some are spelled in two ways.
      word.slice(0, 3) + word.slice(-3) === other.slice(0, 3) + other.slice(-3) &&
      spelledAlike(word) !== spelledAlike(other),
  )?.[0]
}

/** The common word that a word becomes if two neighboring letters are swapped, or one is doubled or no longer doubled. An “l” may be either: spellings differ. */
function commonOf(word: string): string | undefined {
  if (word.length < 6 || word.length > longestCommon || common.has(word) || rare.has(word)) return undefined
  const letters = Array.from(word)
  const others = letters.flatMap((letter, at) => {
    const [before, next, after] = [letters.slice(0, at).join(''), letters[at + 1] ?? '', letters.slice(at + 2).join('')]
    const doubled = word.length < 8 || letter === 'l' ? [] : [before + letter + (letter === next ? '' : letter + next) + after]
    return [before + next + letter + after, ...doubled]
  })
  return others.find((other) => common.has(other))
}

/** Endings that always have an accent: “educación”, “educação”. */
const accented: Record<string, [RegExp, string][]> = {
  es: [[/(?<=^\p{Ll}{3,})cion$/u, 'ción']],
  pt: [
    [/(?<=^(?!ca)\p{Ll}{2,})cao$/u, 'ção'],
    [/(?<=^\p{Ll}{2,})coes$/u, 'ções'],
  ],
}
/** As templates misspell it. */
const notice = /\ball right reserved\b/i

/** What is said of others’ words: fields, variables, and what somebody has typed. */
const quoted = /[{[(«“"„‘][^}\])»”"’]*[}\])»”"’]/gu
const inQuotes = /[«“"„‘'][\p{L}’]+[»”"“’'](?!\p{L})/gu

/** Words of one language whose accents are missing, or that are split, on a page where that is so three times: others are names, or foreign. */
function bareWords(page: Page, texts: readonly TextBlock[], names: string): { kind: string; text: string; better: string }[] {
  const language = likelyLanguage(page)
  const wrongly: Record<string, string> = unaccented[language as keyof typeof unaccented] ?? {}
  if (page.leftovers.samples > 0) return []
  const prose = texts.filter(
    ({ text, tag, cell }) => cell === undefined && /[.!?]$/.test(text) && text.split(' ').length >= 8 && tag !== 'code',
  )
  const words = new Set(
    prose.flatMap(({ text }) => text.replaceAll(quoted, ' ').match(/(?<![\p{L}\d./@_#’'-])\p{Ll}{3,}(?![\p{L}\d@_-])/gu) ?? []),
  )
  const found = [...words].flatMap((word) => {
    const [ending, end = ''] = accented[language]?.find(([ending]) => ending.test(word)) ?? []
    const better = ending === undefined ? (Object.hasOwn(wrongly, word) ? wrongly[word] : undefined) : word.replace(ending, end)
    return better === undefined || names.includes(word) || page.text.toLowerCase().includes(better)
      ? []
      : [{ kind: 'misspelled', text: word, better: `${word} → ${better}` }]
  })
  return found.length < 3 ? [] : found
}

/** Words with a well-known slip or a letter too many, and words stuck together. */
export function misspelledWords(page: Page): { kind: string; text: string; better?: string }[] {
  if (/spell|typo|grammar|proofread|rechtschreib/i.test(page.text)) return []
  const texts = ownTexts(page).filter(({ scopes }) => !scopes.some((scope) => /foreign|demo/.test(scope)))
  const words = texts.flatMap(
    ({ text }) => text.replaceAll(inQuotes, ' ').match(/(?<![\p{L}\d./@_#’'-])\p{L}?\p{Ll}{2,}(?![\p{L}\d@_-]|\.\p{L})/gu) ?? [],
  )
  const counts = new Map([...Map.groupBy(words, (word) => word)].map(([word, all]) => [word, all.length]))
  // Anywhere else, a capital letter begins a name.
  const starts = new Set(texts.flatMap(({ tag, text }) => text.match(tag === 'h1' ? /\p{L}+/gu : /^\p{L}+/u) ?? []))
  const names = [page.url, page.openGraph['site_name'] ?? '', ...page.logoTexts].join(' ').toLowerCase()
  const found = [...(likelyLanguage(page) === 'en' ? counts.keys() : [])].flatMap((word) => {
    const isName = names.includes(word.toLowerCase()) || (counts.get(word) ?? 0) > 2 || (/^\p{Lu}/u.test(word) && !starts.has(word))
    const better =
      right.get(word.toLowerCase()) ??
      (isName ? undefined : commonOf(word.toLowerCase())) ??
      (/^\p{Ll}/u.test(word) ? slipOf(word, counts) : undefined)
    const corrected = /^\p{Lu}/u.test(word) ? better?.replace(/^\p{Ll}/u, (letter) => letter.toUpperCase()) : better
    return corrected === undefined ? [] : [{ kind: 'misspelled', text: word, better: `${word} → ${corrected}` }]
  })
  const bare = bareWords(page, texts, names)
  const notices = texts.flatMap(({ text }) => {
    const [said] = notice.exec(text) ?? []
    return said === undefined ? [] : [{ kind: 'misspelled', text: said, better: `${said} → All rights reserved` }]
  })
  const stuck = texts.flatMap(({ text }) => [...text.matchAll(glued)].map(([words]) => ({ kind: 'glued', text: words })))
  const marks = texts.flatMap(({ text }) => [...text.matchAll(misplaced)].map(([words]) => ({ kind: 'punctuation', text: words })))
  return [...found, ...bare, ...notices, ...stuck, ...marks]
}
