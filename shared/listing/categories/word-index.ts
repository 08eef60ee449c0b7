const wide = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Thai}]/u
const shortestStem = 3
const shortestEnding = 4
const maxStemLength = 20

/** Arabic particles and the article, which may be attached to a listed word. */
const arabicPrefix = /^[وف]?(?:بال|وال|ال|لل|[بلك])?(?=\p{Script=Arabic}{3})/u

/** Hebrew particles and the article, which are written together with the word. */
const hebrewPrefix = /^[והבלכמש]\p{Script=Hebrew}{3}/u
const hebrewLetter = /\p{Script=Hebrew}/u

/** Accents of Latin, Greek and Cyrillic letters, and Arabic vowel marks and elongation: many people leave them out. */
const marks = /[\u0300-\u036f\u0640\u064b-\u0652]/g
const plainLetters: Record<string, string> = { ß: 'ss', æ: 'ae', œ: 'oe', ø: 'o', ł: 'l', ı: 'i', đ: 'd' }

/** Lower-case words of a text without accents, split at punctuation. */
export function wordsOf(text: string): string[] {
  const lower = text.toLowerCase()
  if (!/[^\0-\x7f]/.test(lower)) return lower.match(/[a-z0-9]+/g) ?? []
  const plain = lower.normalize('NFKD').replace(marks, '').normalize('NFC')
  return plain.replace(/[ßæœøłıđ]/g, (letter) => plainLetters[letter] ?? letter).match(/[\p{L}\p{N}\p{M}]+/gu) ?? []
}

/**
 * Finds which words of many lists a text holds. Words match whole, a final star makes a stem, a first one
 * the end of a compound, which says what it is (“*schule”), phrases match word by word, and scripts written without spaces match anywhere. A phrase after "=" has its own meaning: the words in it prove nothing else;
 * without a group it proves nothing at all.
 */
export class WordIndex<Group extends string> {
  #words = new Map<string, Set<Group>>()
  #stems = new Map<string, Set<Group>>()
  #endings = new Map<string, Set<Group>>()
  /** Phrases by their first word. */
  #phrases = new Map<string, Map<string, Set<Group>>>()
  #wide = new Map<string, Set<Group>>()
  #senses: { pattern: RegExp; term: string; first: string; group: Group | null }[] = []

  add(group: Group | null, list: readonly string[]) {
    for (const term of list) {
      const words = wordsOf(term)
      const key = words.join(' ')
      if (key === '') continue
      if (term.startsWith('=')) {
        const end = term.endsWith('*') ? String.raw`\S*` : ''
        this.#senses.push({
          pattern: new RegExp(` ${key}${end}(?= )`, 'gu'),
          term: ` ${key}${end === '' ? ' ' : ''}`,
          first: words[0] ?? '',
          group,
        })
      } else if (wide.test(key)) put(this.#wide, key.replaceAll(' ', ''), group)
      else if (group === null) continue
      else if (words.length > 1) {
        const first = words[0] ?? ''
        const phrases = this.#phrases.get(first) ?? new Map<string, Set<Group>>()
        put(phrases, term.endsWith('*') ? ` ${key}` : ` ${key} `, group)
        this.#phrases.set(first, phrases)
      } else if (term.startsWith('*')) put(this.#endings, key, group)
      else if (term.endsWith('*')) put(this.#stems, key, group)
      else put(this.#words, bare(key), group)
    }
  }

  /** The different words of each group that the text holds, one key for all forms of a word; groups without any are missing. */
  find(text: string): Map<Group, Set<string>> {
    const found = new Map<Group, Set<string>>()
    const hit = (groups: Set<Group> | undefined, term: string) => {
      for (const group of groups ?? []) found.set(group, (found.get(group) ?? new Set()).add(term))
    }
    let words = wordsOf(text)
    let line = ` ${words.join(' ')} `
    for (const { pattern, term, first, group } of this.#senses) {
      if (!words.includes(first) || !line.includes(term)) continue
      if (group !== null) hit(new Set([group]), term)
      line = line.replaceAll(pattern, ' ')
      words = line.trim().split(' ')
    }
    // "AIコンパニオン"
    if (wide.test(line)) words = words.flatMap((word) => (wide.test(word) ? [word, ...(word.match(/[a-z]{2,}/g) ?? [])] : [word]))
    if (hebrewLetter.test(line)) words = words.flatMap((word) => (hebrewPrefix.test(word) ? [word, word.slice(1)] : [word]))
    for (const word of new Set(words)) {
      const key = keyOf(word)
      const begun = [this.#words.get(bare(word))]
      for (let length = shortestStem; length <= Math.min(word.length, maxStemLength); length++)
        begun.push(this.#stems.get(word.slice(0, length)))
      for (const groups of begun) hit(groups, key)
      if (begun.every((groups) => groups === undefined)) {
        const endings = Array.from({ length: Math.max(0, word.length - shortestStem - shortestEnding + 1) }, (_, at) =>
          word.slice(at + shortestStem),
        )
        for (const ending of endings) hit(this.#endings.get(ending), keyOf(ending))
      }
      for (const [phrase, groups] of this.#phrases.get(word) ?? []) if (line.includes(phrase)) hit(groups, key)
    }
    if (wide.test(line)) {
      const terms = [...this.#wide.keys()].filter((term) => line.includes(term))
      for (const term of terms) if (!terms.some((longer) => longer !== term && longer.includes(term))) hit(this.#wide.get(term), term)
    }
    return found
  }
}

/** The same for the forms of a word and the phrases it begins: "encrypted" and "encryption" count as one word, not two. */
const keyOf = (word: string) => bare(word).slice(0, 5).replace(/s$/, '')

const bare = (word: string) => word.replace(arabicPrefix, '')

function put<Group>(map: Map<string, Set<Group>>, key: string, group: Group | null) {
  const groups = map.get(key) ?? new Set()
  map.set(key, group === null ? groups : groups.add(group))
}
