import { isOption, membersOf, optionText, optionType } from '../page/choice-group.ts'
import { isDrawnList } from '../page/drawn-list.ts'
import { textsOfGroup } from '../texts/choice-texts.ts'
import { textsOf, type ControlTexts } from '../texts/control-texts.ts'
import { isFieldName } from '../fields.ts'
import { foldWords, nameWords } from '../texts/fold-words.ts'
import { isAbout } from '../words/subject.ts'
import { meaningOf } from '../languages/precedence.ts'
import type { RecipeRow } from '../found-field.ts'
import { takesText } from '../page/is-usable.ts'
import { isNotAsked } from './by-whole-text.ts'
import { withDateParts } from './date-parts.ts'
import { withNetworks } from './network-rows.ts'
import { withPriceUnits } from './price-rows.ts'
import { amounts, isPersonalChoice, pricingOf, recognizeChoice, takenBy } from './recognize-choice.ts'
import { recognizeField, type Recognized } from './recognize-field.ts'
import { readEvidence, readProtection, type Evidence } from './read-evidence.ts'
import type { Meaning, ProtectedKind } from '../languages/meaning.ts'
import { anyPrice } from '../languages/any-language.ts'
import { kindOfPricing } from '../values/match-pricing.ts'

const saysFree = anyPrice('free')

/** A control, or the first of a group of options, with what is written about it and what that says. */
export type Read = {
  control: HTMLElement
  /** Of a group; empty for all other controls. */
  members: readonly HTMLElement[]
  type: string
  texts: ControlTexts
  evidence: Evidence[]
  protection: ProtectedKind | null
  recognized: Recognized
  /** The same without the directory’s recipe. */
  guessed: Recognized
}

/** Longer lists are of countries and the like. */
const maxOptions = 30

/** Groups of options are read once, where their first option is. */
export function readControls(controls: readonly HTMLElement[], recipe: readonly RecipeRow[]): Read[] {
  const known = new Set<HTMLElement>()
  const prefixes = prefixesOf(controls)
  const reads = controls.flatMap((control) => {
    if (known.has(control)) return []
    const members = isOption(control) ? membersOf(control) : []
    for (const member of members) known.add(member)
    return [members.length > 1 ? readGroup(control, members, recipe) : readControl(control, recipe, prefixes.get(control.closest('form')))]
  })
  return withPriceUnits(withNetworks(withDateParts(reads)))
}

/** What a form’s code puts before nearly all its names, unless it’s what the form is about: `element[address]`, “cd_site”. */
function prefixesOf(controls: readonly HTMLElement[]): Map<Element | null, string> {
  const named = controls.map((control) => ({
    form: control.closest('form'),
    words: nameWords(control.getAttribute('name') ?? control.id).split(' '),
  }))
  const found = new Map<Element | null, string>()
  for (const { form, words } of named) {
    const own = named.filter((other) => other.form === form && other.words[0] !== '')
    const alike = own.filter((other) => other.words.length > 1 && other.words[0] === words[0])
    if (alike.length > 2 && alike.length > 0.7 * own.length && !isAbout('product', words[0] ?? '')) found.set(form, words[0] ?? '')
  }
  return found
}

function readControl(control: HTMLElement, recipe: readonly RecipeRow[], prefix = ''): Read {
  const texts = { ...textsOf(control), prefix }
  const type = typeOf(control)
  // “Type to search” is about what browsers offer below the box.
  const said = control.hasAttribute('list') && texts.label !== '' ? { ...texts, placeholder: '' } : texts
  const read = { control, members: [], type, texts, ...recognizeTexts(said, type, recipe) }
  if (type !== 'select' || read.recognized !== read.guessed) return read
  const { options, multiple } = control as HTMLSelectElement
  const chosen = recognizeChoice(read.evidence, [...options].map(saidBy).slice(0, maxOptions), type, `${labelOf(texts)} ${texts.hint}`)
  const recognized = multiple && chosen.field === 'category' ? { ...chosen, field: 'categories' as const } : chosen
  return { ...read, recognized, guessed: recognized }
}

/** What an option says about a price: in words that we don’t know, what the form’s code calls it. */
const saidBy = ({ text, value }: HTMLOptionElement): string =>
  kindOfPricing(text) === null && kindOfPricing(value.replace(/[-_]+/g, ' ')) !== null ? value : text

function readGroup(control: HTMLElement, members: readonly HTMLElement[], recipe: readonly RecipeRow[]): Read {
  const texts = textsOfGroup(members)
  const type = typeOf(control)
  return { control, members, type, texts, ...recognizeGroup(texts, members.map(optionText), type, recipe) }
}

type Recognition = Pick<Read, 'evidence' | 'protection' | 'recognized' | 'guessed'>

/** What a control is by its texts. A recipe comes before all that can be guessed, but makes no field of what is never touched. */
export function recognizeTexts(texts: ControlTexts, type: string, recipe: readonly RecipeRow[]): Recognition {
  // Searching a list is part of choosing from it. Some lists call themselves a new password, so that browsers offer nothing there.
  const evidence = readEvidence(texts).filter(
    ({ meaning, source }) => type !== 'list' || !(meaning === 'search' || (meaning === 'password' && source === 'autocomplete')),
  )
  const protection = readProtection(texts, evidence)
  const found = asAmount(inBrackets(recognizeField(evidence, type), type, texts), type, texts)
  const guessed = isNotAsked(texts) ? { ...found, confidence: found.confidence * 0.6 } : found
  const recorded = protection === null && takesText(type) ? readRecipe(texts, recipe) : null
  return { evidence, protection, recognized: recorded ?? guessed, guessed }
}

/** “What is it about? (one sentence)”, “Description (short)”, “Open source (link to the repository)” */
function inBrackets(recognized: Recognized, type: string, { label, labelHint }: ControlTexts): Recognized {
  const [hint, own] = [foldWords(labelHint), foldWords(label)]
  if (hint === '' || !takesText(type)) return recognized
  const says = (meaning: Meaning, ...texts: string[]) => texts.some((text) => meaningOf(text)?.meaning === meaning)
  if (recognized.field === 'openSource') return says('github', hint) ? { ...recognized, field: 'github', confidence: 0.85 } : recognized
  if (recognized.field !== 'description' && recognized.field !== 'shortDescription') return recognized
  if (says('tagline', hint)) return { ...recognized, field: 'tagline' }
  const isShort = !hint.includes(' ') && says('shortDescription', `${hint} ${own}`, `${own} ${hint}`)
  return isShort ? { ...recognized, field: 'shortDescription' } : recognized
}

/** A box whose example is an amount asks for that, however it says “pricing”. */
const asAmount = (recognized: Recognized, type: string, { placeholder }: ControlTexts): Recognized =>
  recognized.field === 'pricing' && ['text', 'textarea', 'rich'].includes(type) && isAmount(placeholder)
    ? { ...recognized, field: 'price' }
    : recognized

/** “e.g. from $9 per user / month”: one amount, and neither a sentence around it nor another answer. */
function isAmount(example: string): boolean {
  const [before = '', after, ...others] = example.split(amounts)
  if (after === undefined || others.length > 0 || /[,;|]\s|…/.test(after)) return false
  const isShort = foldWords(before).split(' ').length <= 3 && foldWords(after).split(' ').length <= 4
  return isShort && kindOfPricing(before) === null && !saysFree.test(foldWords(after))
}

/** The same for a group of options. */
export function recognizeGroup(texts: ControlTexts, options: readonly string[], type: string, recipe: readonly RecipeRow[]): Recognition {
  const evidence = readEvidence(texts)
  const said = readProtection(texts, evidence)
  // “Billing method: free, free with paid plans, …”
  const protection =
    (said === 'payment' && pricingOf(options) !== null ? null : said) ?? (isPersonalChoice(texts, options) ? 'consent' : null)
  const guessed = recognizeChoice(evidence, options, type, `${labelOf(texts)} ${texts.hint}`)
  const recorded = protection === null ? readRecipe(texts, recipe) : null
  return { evidence, protection, recognized: recorded === null ? guessed : takenBy(recorded, type), guessed }
}

function typeOf(control: HTMLElement): string {
  if (isOption(control)) return optionType(control)
  if (isDrawnList(control)) return 'list'
  const declared = control.getAttribute('type')?.toLowerCase()
  // Browsers that have no such box show a line of text for them, and the form still expects a month or week.
  if (control.localName === 'input') return declared === 'month' || declared === 'week' ? declared : (control as HTMLInputElement).type
  return control.localName === 'textarea' || control.localName === 'select' ? control.localName : 'rich'
}

/** The field that is on record for one of the control’s names and labels. */
function readRecipe({ names, label, aria }: ControlTexts, recipe: readonly RecipeRow[]): Recognized | null {
  const own = new Set([...names, label, aria].map(foldWords).filter(Boolean))
  const row = recipe.find(({ names }) => names.some((name) => own.has(foldWords(name))))
  if (row === undefined || !isFieldName(row.field)) return null
  return { field: row.field, confidence: 0.98, reason: 'it’s on record for this directory', isGeneric: false }
}

export const labelOf = ({ label, aria, nearby, placeholder, names }: ControlTexts): string =>
  label || aria || nearby || placeholder || names[0] || ''
