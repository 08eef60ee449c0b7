import { isOption, membersOf, optionText } from '../page/choice-group.ts'
import { textsOfGroup } from '../texts/choice-texts.ts'
import { textsOf, type ControlTexts } from '../texts/control-texts.ts'
import { isFieldName } from '../fields.ts'
import { foldWords } from '../texts/fold-words.ts'
import type { RecipeRow } from '../found-field.ts'
import { isPersonalChoice, judgeChoice, takenBy } from './judge-choice.ts'
import { judgeField, type Judged } from './judge-field.ts'
import { readEvidence, readNever, type Evidence } from './read-words.ts'
import type { NeverKind } from '../words/meaning.ts'

/** A control, or the first of a group of options, with what is written about it and what that says. */
export type Read = {
  control: HTMLElement
  /** Of a group; empty for all other controls. */
  members: readonly HTMLInputElement[]
  type: string
  texts: ControlTexts
  evidence: Evidence[]
  never: NeverKind | null
  judged: Judged
}

/** Groups of options are read once, where their first option is. */
export function readControls(controls: readonly HTMLElement[], recipe: readonly RecipeRow[]): Read[] {
  const known = new Set<HTMLElement>()
  return controls.flatMap((control) => {
    if (known.has(control)) return []
    const members = isOption(control) ? membersOf(control) : []
    for (const member of members) known.add(member)
    return [members.length > 1 ? readGroup(control, members, recipe) : readControl(control, recipe)]
  })
}

function readControl(control: HTMLElement, recipe: readonly RecipeRow[]): Read {
  const texts = textsOf(control)
  const evidence = readEvidence(texts)
  const type = typeOf(control)
  const judged = readRecipe(texts, recipe) ?? judgeField(evidence, type)
  return { control, members: [], type, texts, evidence, never: readNever(texts, evidence), judged }
}

function readGroup(control: HTMLElement, members: readonly HTMLInputElement[], recipe: readonly RecipeRow[]): Read {
  const texts = textsOfGroup(members)
  const evidence = readEvidence(texts)
  const type = typeOf(control)
  const options = members.map(optionText)
  const never = readNever(texts, evidence) ?? (isPersonalChoice(texts, options) ? 'consent' : null)
  const recorded = readRecipe(texts, recipe)
  const judged = recorded === null ? judgeChoice(evidence, options, type, `${labelOf(texts)} ${texts.hint}`) : takenBy(recorded, type)
  return { control, members, type, texts, evidence, never, judged }
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
  return { field: row.field, confidence: 0.98, reason: 'it’s on record for this directory', isGeneric: false }
}

export const labelOf = ({ label, aria, nearby, placeholder, names }: ControlTexts): string =>
  label || aria || nearby || placeholder || names[0] || ''
