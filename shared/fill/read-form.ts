import { isAskedAgain } from './recognition/asked-again.ts'
import { describeControl, isMachine, isPicker } from './recognition/describe-control.ts'
import { foldWords, nameWords } from './texts/fold-words.ts'
import { kindOfForm, type FormControl, type FormFacts, type FormKind } from './recognition/form-kind.ts'
import { fieldOf, type FieldName } from './fields.ts'
import { fillFrom, type FoundField, type RecipeRow } from './found-field.ts'
import { factsOf, groupOf } from './page/group-controls.ts'
import { isOptionReachable } from './page/is-option-reachable.ts'
import { isEditable, isEmpty, isReachable, textIn } from './page/is-usable.ts'
import type { Evidence } from './recognition/read-evidence.ts'
import { unknown } from './recognition/recognize-field.ts'
import { settleNeighbours, type InForm } from './recognition/settle-neighbours.ts'
import { labelOf, readControls, type Read } from './recognition/read-control.ts'
import { walkPage } from './page/walk-page.ts'

/**
 * Every visible, editable, empty control of a page that may take something of a product’s, in document order, with what it was recognized as.
 * Left out is whatever must never be touched: see languages/, page/is-usable.ts and recognition/. Changes nothing on the page.
 */
export function readForm(root: Document | ShadowRoot, recipe: readonly RecipeRow[] = []): FoundField[] {
  const { controls } = walkPage(root)
  const all = readControls(controls, recipe)
  const formed = [...groups(all)].map(([group, members]) => ({
    isForm: group.localName === 'form',
    isPart: group.closest('form, header, nav, aside, footer, dialog, [role="dialog"]') === null,
    members,
    facts: factsOf(group, members.map(toFormControl)),
    guessed: members.map((read) => toFormControl({ ...read, recognized: read.guessed })),
  }))
  const kinds = formed.map(({ facts, guessed }) => kindOf({ ...facts, page: '' }, guessed))
  // What the page’s title says is of its one form; beside a form that tells by itself, others are something else.
  const isDeclared = kinds.includes('product')
  // On a page without forms, what’s asked for in parts of it is one form.
  const isOne = formed.some(({ isPart }, at) => isPart && kinds[at] === 'product')
  const found = formed.map(({ isForm, isPart, members, facts, guessed }, index) => {
    const own = (isDeclared ? kinds[index] : kindOf(facts, guessed)) ?? 'unclear'
    const kind = own === 'unclear' && isOne && isPart ? 'product' : own
    const fields = kind === 'product' || kind === 'unclear' ? readGroup(members, kind) : []
    return { isForm, fields, size: fields.filter(isSure).length }
  })
  return found.flatMap((group) =>
    group.fields.map((one) => (isOfOtherForm(one, group, found) ? { ...one, confidence: one.confidence * 0.6 } : one)),
  )
}

/** A recipe tells more of a form that may be a product’s; it makes none of a sign-in, a newsletter or a search. `guessed`: its controls without it. */
function kindOf(facts: FormFacts, guessed: readonly FormControl[]): FormKind {
  const kind = kindOfForm({ ...facts, controls: guessed })
  return kind === 'product' || kind === 'unclear' ? kindOfForm(facts) : kind
}

const isSure = ({ field, confidence }: Pick<FoundField, 'field' | 'confidence'>): boolean => field !== null && confidence >= fillFrom

/** The fields of one form, or of a part of a page without forms. `size`: how many of them are sure. */
type Group = { isForm: boolean; fields: readonly FoundField[]; size: number }

/** Fields of a form that is the page’s own for products: whatever else asks for such fields on it is for something else. */
const whole = 4

/** A field that a form with more of them asks for, too, isn’t this product’s in another. */
const isOfOtherForm = (one: FoundField, own: Group, all: readonly Group[]): boolean =>
  all.some((other, at) => {
    const isMain = other.size > own.size || (other.size === own.size && at < all.indexOf(own))
    const isWhole = other.isForm && other.size >= whole
    return other !== own && isMain && (isWhole || other.fields.some((rival) => isSure(rival) && rival.field === one.field))
  })

function groups(all: readonly Read[]): Map<Element, Read[]> {
  const found = new Map<Element, Read[]>()
  const controls = all.map(({ control }) => control)
  for (const read of all) {
    const group = groupOf(read.control, controls)
    found.set(group, [...(found.get(group) ?? []), read])
  }
  return found
}

/** A box of another type that is called a password and can’t be reached is a trap. */
const toFormControl = (read: Read): FormControl => ({
  type: read.type,
  meaning:
    read.protection === 'password' && !isVisible(read)
      ? 'trap'
      : (read.protection ?? read.recognized.field ?? read.evidence[0]?.meaning ?? null),
  isGeneric: read.recognized.isGeneric,
  words: wordsOf(read.texts),
})

const wordsOf = ({ label, aria, nearby, names, placeholder }: Read['texts']): string =>
  `${foldWords(label || aria || nearby)} | ${names.map(nameWords).join(' ')} | ${foldWords(placeholder)}`

/** Fields of a form that may not be a product’s stay below what is filled. */
const certainty: Partial<Record<FormKind, number>> = { product: 1, unclear: 0.7 }

function readGroup(members: readonly Read[], kind: FormKind): FoundField[] {
  const visible = members.filter(isVisible)
  const recognized = settleNeighbours(
    visible.map((read) => ({
      ...(read.protection === null && !isBegun(read) ? read.recognized : unknown),
      type: read.type,
      section: read.texts.section,
      label: labelOf(read.texts),
      names: read.texts.names,
      evidence: evidenceOf(read),
      isPayment: read.protection === 'payment',
    })),
  )
  // Filters of a list are choices alone.
  const hasTexts = members.some(
    (read) => read.members.length === 0 && read.type !== 'list' && read.protection === null && isSure(read.recognized),
  )
  return visible.flatMap((read, index) => {
    const { control, protection, texts } = read
    if (protection !== null || [control, ...read.members].some(isMachine) || !isEditable(control) || !isEmpty(control)) return []
    const isRepeated = recognized[index - 1]?.field === 'email' && isEmailAgain(read)
    const { field, confidence, reason, part } = isRepeated ? { ...unknown, ...again } : (recognized[index] ?? unknown)
    const described = describeControl(read)
    const isHeld = described.kind === 'list' || read.members.length > 0 ? !hasTexts : isPicker(control, texts) && !isAddress(field)
    const certain = isHeld ? 0 : confidence * (certainty[kind] ?? 0)
    const place = recognized.slice(0, index + 1).filter((other) => other.field === field).length
    return [{ ...described, field, confidence: Math.round(certain * 100) / 100, reason, part, place }]
  })
}

/** An address stays in its box until Enter is pressed there. */
const isAddress = (field: FieldName | null): boolean => field !== null && ['URL', 'picture'].includes(fieldOf(field).kind)

const isRead = ({ source, isGeneric }: Evidence): boolean =>
  !['name', 'autocomplete'].includes(source) && !(source === 'placeholder' && isGeneric)

function evidenceOf(read: Read): InForm['evidence'] {
  if (read.protection !== null || isBegun(read) || read.evidence.some(isRead)) return 'read'
  return read.evidence.every(({ source }) => source === 'placeholder') ? 'none' : 'unread'
}

/** “[New tool] ” in an issue’s title: the product’s name is asked for elsewhere. */
const isBegun = ({ control, type }: Read): boolean => type === 'text' && /^\s*\[[^\]]+\]/.test(textIn(control))

const again = { field: 'email', confidence: 0.9, reason: 'it asks for the email address again' } as const

/** Right after an email box. */
const isEmailAgain = ({ type, texts, evidence }: Read): boolean =>
  (type === 'email' || (type === 'text' && evidence.some(({ meaning }) => meaning === 'email'))) && isAskedAgain(texts)

/** Fields that aren’t shown say nothing of their neighbours, but for passwords, which browsers fill. */
const isVisible = ({ type, control, members }: Read): boolean =>
  type === 'password' || (members.length > 0 ? members.filter(isOptionReachable).length > 1 : isEditable(control) && isReachable(control))
