import type { Page, TextBlock } from '../../page/page.ts'
import english from './english-controls.json' with { type: 'json' }
import { isWrittenIn } from './interface-strings.ts'
import { littleWords } from './little-words.ts'
import { likelyLanguage } from './text-language.ts'

const wordsOf = (language: string) => littleWords.find((one) => one.language === language)?.words ?? new Set<string>()
const around = new Set(['testimonial', 'demo', 'foreign', 'nav', 'notice', 'footer'])
/** Designs in these languages use short English texts on purpose. */
const decorated = /^(?:ja|ko|zh|th)/
/** What people said or wrote themselves, such as reviews, talks, papers, posts and jobs, and what courses of English are about. */
const quoted = /["“”„«»]|\b(?:I|I’m|I'm|my|me|we|us|our|20\d\d|v?\d+\.\d+)\b|https?:/iu
const ofOthers =
  /english|engli[sz]|anglais|ingl[eéê]s|ingilizce|англи|англій|αγγλικ|speaker|keynote|abstract|konuşmacı|vortr[aä]g|referent|conférenci|ponente|charla|palestr|relator|spreker|talare|prelegent|спикер|доклад|publi[kc]a[tcsç]|veröffentlich|arxiv|journal|jobs|career|karriere|podcast|playlist|lyrics|\b(?:VO(?:ST\p{L}*)?|OV|OmU)\b|visitors|brettspiel|neue spiele|lieder|songs|canzoni|canti|\bprogramma\b|meldungen|messages d|werke\b|œuvres|opere\b/iu

const wordsIn = (text: string): string[] => text.toLowerCase().match(/\p{L}+/gu) ?? []
const least = { cards: 3, words: 5, english: 2, kinds: 6 }

/** Whether the rest of a page is in its language. */
function isRestIn(language: string, rest: string): boolean {
  const [own, other] = [wordsOf(language), wordsOf('en')]
  if (own.size === 0) return isWrittenIn(language, rest)
  const words = wordsIn(rest)
  const ownWords = words.filter((word) => own.has(word))
  // The English “I” and “on” are other words elsewhere.
  return ownWords.length >= 4 && ownWords.length > 2 * words.filter((word) => word.length > 2 && other.has(word) && !own.has(word)).length
}

/** Three or more cards side by side that are in English, headings and all, on a page in another language: nobody translated them. */
export function foreignCards(page: Page): { text: string; language: string } | null {
  const language = likelyLanguage(page)
  if (language === '' || language === 'en' || decorated.test(language)) return null
  const own = wordsOf(language)
  const known = new Set([...wordsOf('en')].filter((word) => !own.has(word)))
  const told = new Set([...known, ...english.verbs, ...english.sure])
  const isEnglish = ({ tag, text, heading, action, cell }: TextBlock) => {
    const words = wordsIn(text)
    const isPlain = /^(?:p|div|li|span)$/.test(tag) && !action && cell === undefined && /[.!]$/.test(text) && !quoted.test(text)
    const isMixed =
      /[^\p{ASCII}’–—]/u.test(heading + text) || words.some((one) => one.length > 2 && own.has(one) && !wordsOf('en').has(one))
    return isPlain && !isMixed && words.length >= least.words && words.filter((word) => known.has(word)).length >= least.english
  }
  // A heading that leads elsewhere is that of a post.
  const linked = new Set(page.links.map((link) => link.text))
  const blocks = page.blocks.filter(({ scopes }) => !scopes.some((one) => around.has(one)))
  const runs: TextBlock[][] = [[]]
  for (const [at, block] of blocks.entries()) {
    const next = blocks[at + 1]
    const isCard = /^h[2-6]$/.test(block.tag) && !linked.has(block.text) && next?.heading === block.text && isEnglish(next)
    if (isCard) runs.at(-1)?.push(block, next)
    else if (runs.at(-1)?.at(-1) !== block) runs.push([])
  }
  const found = runs.find((run) => {
    const words = new Set(wordsIn(run.map(({ text }) => text).join(' ')).filter((word) => known.has(word)))
    const headings = run.filter((_, at) => at % 2 === 0)
    const isTold = headings.some(({ text }) => wordsIn(text).some((word) => told.has(word)))
    return headings.length >= least.cards && words.size >= least.kinds && isTold
  })
  if (found === undefined) return null
  const rest = page.blocks.flatMap((block) => (found.includes(block) ? [] : [block.text])).join(' ')
  const text = found.flatMap((block, at) => (at % 2 === 0 ? [block.text] : [])).join(', ')
  return ofOthers.test(rest) || !isRestIn(language, rest) ? null : { text, language: 'en' }
}
