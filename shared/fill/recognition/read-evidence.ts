import type { ControlTexts } from '../texts/control-texts.ts'
import { anyContext } from '../languages/any-language.ts'
import { isFieldName } from '../fields.ts'
import { foldWords, nameWords } from '../texts/fold-words.ts'
import { addresses, asksWhatItDoes, isAside, isTwice, rereader, siteAmong } from './by-whole-text.ts'
import { byOwner } from '../words/by-owner.ts'
import { fits, startOf } from '../languages/compile-rule.ts'
import { isProtected, type Meaning, type NamePart, type ProtectedKind } from '../languages/meaning.ts'
import { isTrap } from './is-trap.ts'
import { isOfSomethingElse } from '../words/is-of-something-else.ts'
import { meaningOf, protectedRules } from '../languages/precedence.ts'
import { isExample, readExample, showsNoAddress } from './read-example.ts'
import { readAutocomplete } from './read-autocomplete.ts'
import sources from './sources.json' with { type: 'json' }

/** Where evidence comes from, in the order of its weight. */
export type Source = 'autocomplete' | 'label' | 'aria' | 'name' | 'placeholder' | 'nearby' | 'hint'

/** What one text says a control is. `weight` is how often such a text is right, from 0 to 1. `isWeak`: other words in it may make another thing of it, and where it `isQualified`, some words in it aren’t known. */
export type Evidence = {
  source: Source
  meaning: Meaning
  isGeneric: boolean
  isWeak?: boolean
  isQualified?: boolean
  weight: number
  words: string
  part?: NamePart | undefined
}

const forReaders = anyContext('readers')
const weights: Record<Source, number> = sources.weights

function readText(source: Source, text: string, folded = siteAmong(text) ?? foldWords(text)): Evidence | null {
  const found = meaningOf(folded)
  if (found === null || (found.meaning === 'trap' && !isTrap(folded))) return null
  // A sentence may name a field only in passing.
  const isLong = folded.split(' ').length > 9
  const isOthers = isOfSomethingElse(found.meaning, folded) && !isTwice(found.meaning, text)
  const isWeak = (isOthers && (found.meaning === 'email' || !found.isFull)) || (source !== 'hint' && isAside(found, folded))
  const weight = weights[source] * (isWeak ? 0.7 : isLong ? 0.85 : 1)
  const meaning = found.meaning === 'audience' && asksWhatItDoes(text) ? 'description' : byOwner(found.meaning, folded)
  // “Lien” beside “Site web”
  const isGeneric = found.isGeneric || (meaning === 'url' && addresses.test(folded))
  return { source, meaning, isGeneric, isWeak, isQualified: isOthers, weight, words: text, part: found.part }
}

/** Everything that a control’s texts say about it, strongest first. A code for readers isn’t one that the maker uses to pay. */
export function readEvidence(texts: ControlTexts): Evidence[] {
  const { label, aria, nearby, labelHint, placeholder, names } = texts
  const isForReaders = forReaders.test(foldWords([label, aria, nearby, labelHint].join(' | ')))
  const isCode = isForReaders && saysCode.test(foldWords([label, labelHint, placeholder, ...names.map(nameWords)].join(' | ')))
  const isMakers = ofMaker.test(foldWords(texts.hint))
  // Not the name that people read: an account, or “com.example.app”.
  const isAccount =
    accounts.test(foldWords(texts.hint.split(/[.;(；。（]/)[0] ?? '')) || /^(?:com|org|net|io|dev|app)(?:\.[\w-]+){2,}$/.test(placeholder)
  const reread = rereader(texts)
  return readTexts(texts).map((read) => {
    const meaning = reread(read.meaning, read.words)
    const evidence = meaning === read.meaning ? read : { ...read, meaning, isGeneric: false }
    if (isAccount && named.includes(evidence.meaning)) return { ...evidence, meaning: 'other' }
    const own = isMakers && evidence.isGeneric ? makersOwn[evidence.meaning] : undefined
    if (own !== undefined) return { ...evidence, meaning: own, isGeneric: false }
    const isTheirs =
      evidence.meaning === 'payment' ? isForReaders && saysCode.test(foldWords(evidence.words)) : evidence.meaning === 'discount' && isCode
    return isTheirs ? { ...evidence, meaning: 'discountCode' } : evidence
  })
}

const saysCode = new RegExp(sources.codes, 'u')

/** “Yours, not the product’s” */
const ofMaker = new RegExp(sources.ofMaker, 'u')
const makersOwn: Partial<Record<Meaning, Meaning>> = { url: 'makerUrl', name: 'makerName' }

/** “Creator”, with the help “Your GitHub username” */
const accounts = new RegExp(sources.accounts, 'u')
const named: readonly Meaning[] = ['makerName', 'company', 'name']

function readTexts(texts: ControlTexts): Evidence[] {
  const bare = (words: string) =>
    texts.prefix !== undefined && words.startsWith(`${texts.prefix} `) ? words.slice(texts.prefix.length + 1) : words
  // An id often holds the form’s own prefix: it counts where the name says nothing.
  const named = texts.names.map((name) => readText('name', name, bare(nameWords(name)))).find((evidence) => evidence !== null) ?? null
  const placeholder =
    readExample(texts.placeholder) ??
    (isExample(texts.placeholder) || showsNoAddress(texts.placeholder) ? null : readText('placeholder', texts.placeholder))
  // “X (formerly Twitter)”, “Section” above “Choose a section”
  const more = [meaningOf(foldWords(texts.labelHint))?.meaning, placeholder?.isGeneric === false ? placeholder.meaning : null]
  const nearby = readText('nearby', texts.nearby)
  const beside = nearby !== null && placeholder !== null && isHeading(nearby, placeholder) ? null : nearby
  const own = [readText('label', texts.label), readText('aria', texts.aria), beside].map((evidence) =>
    evidence?.isGeneric === true && more.includes(evidence.meaning) ? { ...evidence, isGeneric: false } : evidence,
  )
  const said = own.some((evidence) => evidence !== null) ? own : [readText('nearby', texts.heading)]
  const inBrackets = readSentences('label', texts.labelHint, 0.9)
  const isKind = inBrackets?.meaning === 'url' && isOther(texts.label || texts.aria || texts.nearby)
  const isUnlabelled = texts.label + texts.aria + texts.nearby === ''
  const isAlone = isUnlabelled && texts.heading === '' && (named === null || named.meaning === 'other')
  // “Wie werden Studierende beteiligt?”, with “Beschreiben Sie, wie Studierende eingebunden sind” as its example
  const isAnswer =
    /[?？]/.test(texts.label + texts.aria) && said.every((one) => one === null) && named === null && texts.placeholder.split(' ').length > 4
  const found = [
    readAutocomplete(texts.autocomplete),
    ...(said.some((evidence) => evidence !== null) ? said : [isKind ? null : inBrackets]),
    // “message” may be any box’s name.
    said.every((evidence) => evidence === null) &&
    placeholder?.isGeneric === false &&
    named?.meaning === 'other' &&
    (isUnlabelled || anyText.test(nameWords(named.words)))
      ? null
      : named,
    placeholder && { ...placeholder, weight: placeholder.weight * (isAlone ? 1.2 : isAnswer ? 0.85 : 1) },
  ].filter((evidence) => evidence !== null)
  const help = readHelp(texts.hint, texts.label || texts.aria || texts.nearby)
  // What the form’s own names call “message” may be shown as the first comment, and “First version” is a date where help asks when it came out.
  const others = found.filter(({ meaning, source, words }) => meaning !== 'other' || (source !== 'name' && !isWhere(help, words)))
  if (help === null || isKind || others.some(({ isGeneric, source }) => !isGeneric || isSaid(source))) return found
  return [...others, help]
}

/** “A. Tell us about your product” stands above several boxes, each of which says what it takes. */
const isHeading = (nearby: Evidence, { isGeneric, meaning, words }: Evidence): boolean =>
  nearby.meaning === 'description' &&
  foldWords(nearby.words).split(' ').length > 2 &&
  !isGeneric &&
  isFieldName(meaning) &&
  !['tagline', 'shortDescription', 'description'].includes(meaning) &&
  foldWords(words).split(' ').length < 7

const isSaid = (source: Source): boolean => source === 'label' || source === 'aria' || source === 'nearby'

const shownLater = new RegExp(sources.shownLater, 'u')
const forStaff = new RegExp(sources.forStaff, 'u')
const firstRelease = new RegExp(sources.firstRelease, 'u')

/** Help that says where a message goes, or when a first version came out. */
const isWhere = (help: Evidence | null, label: string): boolean =>
  (help?.meaning === 'firstComment' && shownLater.test(foldWords(label))) ||
  (help?.meaning === 'launchDate' && firstRelease.test(foldWords(label)))

/** “First things first. What do you call it?”, “Where does it live? (URL)”: what follows says it more plainly, or says something else. */
function readSentences(source: Source, text: string, share: number): Evidence | null {
  for (const sentence of text.split(/[.!?;·]\s|\s[–—]\s/)) {
    const evidence = sentence.split(' ').length > 14 ? null : readText(source, sentence)
    if (evidence !== null) return { ...evidence, weight: evidence.weight * share }
  }
  return null
}

/** “Terms of use (URL)”: the brackets only say how it’s taken. “Where does it live? (URL)” is a question. */
const isOther = (question: string): boolean => !/[?？]/.test(question) && isOfSomethingElse('url', foldWords(question))

const anyText = new RegExp(sources.anyText, 'u')
const textNouns = new RegExp(sources.textNouns, 'u')

/** Help that begins with what the control takes, “Your tagline, 50 characters at most”, or says later what its text is: “Shown as the first comment”, and of an “Entry” “what it does”. */
function readHelp(hint: string, label: string): Evidence | null {
  const [start = '', ...others] = hint.split(/[.!?;,:(·]\s?|\s[–—]\s/)
  const means = (meaning: Meaning) => [start, ...others].find((part) => meaningOf(foldWords(part))?.meaning === meaning)
  const isText = textNouns.test(foldWords(label)) && !isFieldName(meaningOf(foldWords(start))?.meaning ?? '') && !hint.includes('?')
  const comment = means('firstComment')
  const said = isText && comment === undefined ? others.find(asksWhatItDoes) : undefined
  if (said !== undefined) return { source: 'hint', meaning: 'description', isGeneric: false, weight: weights.hint, words: said }
  const folded = foldWords(comment ?? start)
  const rule = meaningOf(folded)
  if (rule === null || (comment === undefined && startOf(rule, folded) > 14) || folded.split(' ').length > 10) return null
  if (rule.meaning === 'firstComment' && forStaff.test(foldWords(`${label} ${hint}`))) return null
  const evidence = readText('hint', comment ?? start)
  return evidence === null || evidence.isGeneric || evidence.isWeak === true || !isFieldName(evidence.meaning) ? null : evidence
}

/** Whether any text says that the control is never touched, even in passing. */
export function readProtection(texts: ControlTexts, evidence: readonly Evidence[]): ProtectedKind | null {
  // “link_exchange_name” is the whole form’s name where the label asks for something else; “hasło” is a slogan, and “search-input” any box to search a list in.
  const labelled = evidence.filter(({ source, meaning, isWeak }) => source !== 'name' && isFieldName(meaning) && isWeak !== true)
  const outweighed: Meaning[] = labelled.length === 0 ? [] : ['backlink', 'password']
  if (labelled.some(({ isGeneric }) => !isGeneric)) outweighed.push('search')
  // “Search Radar” is an example of a name, “Search companies” isn’t.
  const example = /^Search (\p{Lu}\p{Ll}+)(?<!s)$/u.exec(texts.placeholder)?.[1]?.toLowerCase()
  const isNamed = labelled.some(({ meaning, words }) => meaning === 'name' && example !== undefined && !foldWords(words).includes(example))
  const isOutweighed = ({ source, meaning }: Evidence) =>
    (source === 'name' && outweighed.includes(meaning)) || (source === 'placeholder' && meaning === 'search' && isNamed)
  const found = evidence.find((one) => isProtected(one.meaning) && !isOutweighed(one))
  if (found && isProtected(found.meaning)) return found.meaning
  const [hint, section] = [foldWords(texts.hint), foldWords(texts.section)]
  const inHint = protectedRules.find(
    (one) =>
      (one.meaning === 'trap' && ((fits(one, hint) && isTrap(hint)) || fits(one, section))) ||
      (one.meaning === 'captcha' && fits(one, hint)),
  )
  return inHint && isProtected(inHint.meaning) ? inHint.meaning : null
}
