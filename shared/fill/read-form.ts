import { textsOf, type ControlTexts } from './control-texts.ts'
import { foldWords, nameWords } from './fold-words.ts'
import { kindOfForm, type FormControl, type FormKind } from './form-kind.ts'
import { fillFrom, type ControlKind, type FoundField, type RecipeRow } from './found-field.ts'
import { factsOf, groupOf } from './group-controls.ts'
import { isEditable, isEmpty, isReachable } from './is-usable.ts'
import { isFieldName } from './fields.ts'
import { judgeField, unknown, type Judged } from './judge-field.ts'
import { judgeNeighbours } from './judge-neighbours.ts'
import { readEvidence, readNever, type Evidence } from './read-words.ts'
import { readLimit } from './read-limit.ts'
import { readPrefix } from './read-prefix.ts'
import type { NeverKind } from './words/meaning.ts'
import { walkPage } from './walk-page.ts'

type Read = { control: HTMLElement; type: string; texts: ControlTexts; evidence: Evidence[]; never: NeverKind | null; judged: Judged }

/**
 * Every visible, editable, empty control of a page that may take something of a product’s, in document order, with what it is thought to be.
 * Left out is whatever must never be touched: see words/never-words.ts, is-usable.ts and form-kind.ts. Changes nothing on the page.
 */
export function readForm(root: Document | ShadowRoot, recipe: readonly RecipeRow[] = []): FoundField[] {
  const { controls } = walkPage(root)
  const all = controls.map((control) => readControl(control, recipe))
  const formed = [...groups(all, controls)].map(([group, members]) => ({ members, facts: factsOf(group, members.map(toFormControl)) }))
  const kinds = formed.map(({ facts }) => kindOfForm({ ...facts, page: '' }))
  // What the page’s title says is of its one form; beside a form that tells by itself, others are something else.
  const isTold = kinds.includes('product')
  const found = formed.map(({ members, facts }, index) => {
    const kind = (isTold ? kinds[index] : kindOfForm(facts)) ?? 'unclear'
    return kind === 'product' || kind === 'unclear' ? readGroup(members, kind) : []
  })
  return found.flatMap((group) =>
    group.map((one) => (isOfOtherForm(one, group, found) ? { ...one, confidence: one.confidence * 0.6 } : one)),
  )
}

const isSure = ({ field, confidence }: FoundField): boolean => field !== null && confidence >= fillFrom

/** A field that a form with more of them asks for, too, isn’t this product’s in another. */
function isOfOtherForm(one: FoundField, own: readonly FoundField[], all: readonly (readonly FoundField[])[]): boolean {
  const size = own.filter(isSure).length
  return all.some((other, at) => {
    const otherSize = other.filter(isSure).length
    const isMain = otherSize > size || (otherSize === size && at < all.indexOf(own))
    return other !== own && isMain && other.some((rival) => isSure(rival) && rival.field === one.field)
  })
}

function readControl(control: HTMLElement, recipe: readonly RecipeRow[]): Read {
  const texts = textsOf(control)
  const evidence = readEvidence(texts)
  const type = typeOf(control)
  return {
    control,
    type,
    texts,
    evidence,
    never: readNever(texts, evidence),
    judged: readRecipe(texts, recipe) ?? judgeField(evidence, type),
  }
}

function typeOf(control: HTMLElement): string {
  if (control.localName === 'input') return (control as HTMLInputElement).type
  return control.localName === 'textarea' || control.localName === 'select' ? control.localName : 'rich'
}

/** Recorded names and labels come before all that can be guessed. */
function readRecipe({ names, label, aria }: ControlTexts, recipe: readonly RecipeRow[]): Judged | null {
  const own = new Set([...names, label, aria].map(foldWords).filter(Boolean))
  const row = recipe.find(({ names }) => names.some((name) => own.has(foldWords(name))))
  if (row === undefined || !isFieldName(row.field)) return null
  return { field: row.field, confidence: 0.98, reason: 'it is recorded for this directory', isGeneric: false }
}

function groups(all: readonly Read[], controls: readonly HTMLElement[]): Map<Element, Read[]> {
  const found = new Map<Element, Read[]>()
  for (const read of all) {
    const group = groupOf(read.control, controls)
    found.set(group, [...(found.get(group) ?? []), read])
  }
  return found
}

const toFormControl = ({ type, texts, evidence, never, judged }: Read): FormControl => ({
  type,
  meaning: never ?? judged.field ?? evidence[0]?.meaning ?? null,
  isGeneric: judged.isGeneric,
  words: `${foldWords(texts.label || texts.aria || texts.nearby)} | ${texts.names.map(nameWords).join(' ')} | ${foldWords(texts.placeholder)}`,
})

/** Fields of a form that may not be a product’s stay below what is filled. */
const certainty: Partial<Record<FormKind, number>> = { product: 1, unclear: 0.7 }

function readGroup(members: readonly Read[], kind: FormKind): FoundField[] {
  const visible = members.filter(({ type, control }) => type === 'password' || (isEditable(control) && isReachable(control)))
  const judged = judgeNeighbours(
    visible.map((read) => ({
      ...(read.never === null ? read.judged : unknown),
      type: read.type,
      section: read.texts.section,
      label: labelOf(read.texts),
      isPayment: read.never === 'payment',
    })),
  )
  return visible.flatMap((read, index) => {
    const { control, never, texts, type } = read
    if (never !== null || isMachine(control) || !isEditable(control) || !isEmpty(control)) return []
    const { field, confidence, reason } = judged[index] ?? unknown
    return [
      {
        control,
        kind: kindOf(type),
        type,
        label: labelOf(texts),
        name: texts.names[0] ?? '',
        field,
        confidence: isPicker(control, texts) ? 0 : Math.round(confidence * (certainty[kind] ?? 0) * 100) / 100,
        reason,
        prefix: readPrefix(control),
        limit: readLimit(control, texts),
        least: leastOf(control),
        options: type === 'select' ? [...(control as HTMLSelectElement).options].map(({ text }) => text.trim()).slice(0, 500) : [],
      },
    ]
  })
}

const labelOf = ({ label, aria, nearby, placeholder, names }: ControlTexts): string =>
  label || aria || nearby || placeholder || names[0] || ''

const kindOf = (type: string): ControlKind =>
  type === 'select' ? 'choice' : type === 'textarea' ? 'lines' : type === 'rich' ? 'rich' : 'line'

const leastOf = (control: HTMLElement): number | null => {
  const { minLength } = control as HTMLInputElement
  return typeof minLength === 'number' && minLength > 0 ? minLength : null
}

/** “Press Enter to add”, not “Enter your name”. */
const enter =
  /\b(?:(?:press|hit|push|tap|with|then|or|mit|avec|con|sur|druck\w*|appuy\w*|presiona|pulsa) (?:the |la touche )?(?:enter|return|eingabetaste|entree|intro|comma|tab)|enter to|add (?:a |another |new )?(?:tag|topic|keyword))\b|(?:按|输入后)?回车|エンター|enterキー/u

/** Boxes that take one entry after another, each by a press: their text is only offered to copy. */
const isPicker = (control: HTMLElement, { placeholder, hint, aria }: ControlTexts): boolean =>
  (control.getAttribute('role') === 'combobox' && control.localName !== 'select') ||
  control.getAttribute('aria-autocomplete') === 'list' ||
  (control.localName === 'input' && enter.test(foldWords(`${placeholder} ${hint} ${aria}`)))

/** Boxes that would send their form by themselves. */
const isMachine = (control: HTMLElement): boolean =>
  ['onchange', 'oninput', 'onblur'].some((name) => /submit|click\(|location|navigate/i.test(control.getAttribute(name) ?? ''))
