import { foldWords } from '../texts/fold-words.ts'
import type { ControlTexts } from '../texts/control-texts.ts'
import type { Meaning } from '../languages/meaning.ts'
import { meaningOf } from '../languages/precedence.ts'
import { shareOf, type Rule } from '../languages/compile-rule.ts'
import { isOfSomethingElse } from '../words/is-of-something-else.ts'
import sources from './sources.json' with { type: 'json' }

const [either, what] = [new RegExp(sources.either, 'iu'), new RegExp(sources.what, 'iu')]
const presences = new RegExp(sources.presences, 'u')
/** “LinkedIn ID or URL” */
export const addresses = /^(?:urls?|uri|links?|liens?|enlaces?|lank|lenke|adresse?|ссылка|链接|連結|リンク|링크)$/u
const whatItDoes = new RegExp(sources.whatItDoes, 'u')

/** The site in “Website or Instagram” and “Web page / Android link”: whichever there is, and a product has a site. Null where a text offers no such choice. */
export function siteAmong(text: string): string | null {
  const parts = text.split(either).map(foldWords).filter(Boolean)
  const [own = '', ...others] = parts.filter((part) => !presences.test(part))
  return parts.length > 1 && others.length === 0 && !addresses.test(own) && meaningOf(own)?.meaning === 'url' ? own : null
}

/** “What it does, who it’s for” asks for more than for whom. */
export const asksWhatItDoes = (text: string): boolean => text.split(what).some((part) => whatItDoes.test(foldWords(part)))

const notAsked = new RegExp(sources.notAsked, 'u')
const titles = new RegExp(sources.titles, 'u')
const described: readonly Meaning[] = ['tagline', 'shortDescription', 'description']

/** Where a text is for posts without an address, or an address for those who press a picture. */
export const isNotAsked = ({ label, aria, nearby, labelHint, placeholder }: ControlTexts): boolean =>
  notAsked.test(foldWords([label, aria, nearby, labelHint, placeholder].join(' | ')))

const offersTagline = (words: string): boolean =>
  words
    .split(either)
    .slice(1)
    .some((part) => meaningOf(foldWords(part))?.meaning === 'tagline')

/** What the other texts of a control make of what one of them says. */
export function rereader({ placeholder, hint }: ControlTexts): (meaning: Meaning, words: string) => Meaning {
  // “Project address”, with a repository’s as an example and “on GitHub” as help.
  const isCode = /git(?:hub|lab)\.com/.test(placeholder) && /git ?(?:hub|lab)/.test(foldWords(hint))
  // “Title: say in 20 characters what it does”
  const says = () => hint.split(/[.!?;,·，。；！？]\s?/).map((part) => meaningOf(foldWords(part)))
  const isDescribed = () => says().some((rule) => rule?.isFull === true && described.includes(rule.meaning))
  return (meaning, words) => {
    if (isCode && meaning === 'url') return 'github'
    // “Description / Tagline”, with “Describe it in one sentence” as an example
    if (meaning === 'description' && meaningOf(foldWords(placeholder))?.meaning === 'tagline' && offersTagline(words)) return 'tagline'
    return meaning === 'name' && titles.test(foldWords(words)) && isDescribed() ? 'tagline' : meaning
  }
}

/** “Who is on the team, and how many of them need a desk?” asks for no company. */
const inPassing: readonly Meaning[] = ['company', 'makerName', 'country']
export const isAside = (rule: Rule, folded: string): boolean =>
  inPassing.includes(rule.meaning) && folded.split(' ').length > 5 && shareOf(rule, folded) < 1 / 3

/** “工具名称 / Tool name”: the same in two scripts. */
export function isTwice(meaning: Meaning, text: string): boolean {
  const halves = text.split(/\s*[/|·]\s*/).map(foldWords)
  const isLatin = halves.map((half) => /^[a-z\d ]+$/.test(half))
  return (
    isLatin.includes(true) &&
    isLatin.includes(false) &&
    halves.some((half) => meaningOf(half)?.meaning === meaning && !isOfSomethingElse(meaning, half))
  )
}
