import { isFieldName, fields, type FieldName } from '../fields.ts'
import type { Evidence, Source } from './read-evidence.ts'
import type { Meaning, NamePart } from '../languages/meaning.ts'
import type { DatePart } from '../values/match-date-part.ts'
import type { UnitKind } from '../values/price-number.ts'
import { foldWords } from '../texts/fold-words.ts'
import sources from './sources.json' with { type: 'json' }

/** `part`: of the maker’s name, of a date, of a price or of an account, if only that is asked for. */
export type Recognized = {
  field: FieldName | null
  confidence: number
  reason: string
  isGeneric: boolean
  part?: NamePart | DatePart | UnitKind | 'network' | undefined
}

export const unknown: Recognized = { field: null, confidence: 0, reason: '', isGeneric: false }

const sourceWords: Record<Source, string> = sources.words

/** Texts that differ in length more than in kind: one may stand where another was meant. */
const alike: readonly (readonly Meaning[])[] = [
  ['tagline', 'shortDescription', 'description'],
  ['category', 'categories', 'tags'],
  ['pricing', 'price'],
  ['name', 'company'],
  ['logo', 'screenshots'],
]

const areAlike = (field: Meaning, other: Meaning): boolean => alike.some((group) => group.includes(field) && group.includes(other))

/** What a generic text may be said of: “URL” of any address, “name” of whatever has one. */
const genericFor: Partial<Record<Meaning, readonly Meaning[]>> = {
  url: ['github', 'twitter', 'video', 'makerUrl', 'logo', 'screenshots', 'url', 'other'],
  name: ['name', 'makerName', 'company', 'tagline', 'other', 'category', 'tags'],
  makerName: ['name', 'company'],
}

/**
 * The field that the evidence is for: the first that is specific, else the first. What agrees raises the confidence, what contradicts lowers it.
 * `type` is the input’s type or the element’s name.
 */
export function recognizeField(evidence: readonly Evidence[], type: string): Recognized {
  const chosen =
    evidence.find(({ isGeneric, source }) => !isGeneric && (source !== 'autocomplete' || evidence.length === 1)) ??
    evidence.find(({ isGeneric }) => !isGeneric) ??
    evidence[0]
  if (chosen === undefined || !isFieldName(chosen.meaning)) return byType(type, chosen)
  const isLogo = chosen.meaning === 'screenshots' && evidence.some(({ source, meaning }) => source === 'name' && meaning === 'logo')
  const field = isLogo ? 'logo' : inSelect(chosen.meaning, type, chosen.words)
  // As a text, “Bereich” is a department and “Område” a place, and in one line “Text” is a link’s.
  const isElse =
    (field === 'category' && type !== 'select' && type !== 'list' && areas.test(foldWords(chosen.words))) ||
    (field === 'description' && chosen.isGeneric && type === 'text')
  let confidence = chosen.weight * (isElse ? 0.4 : fit(field, type))
  for (const other of evidence) {
    if (other === chosen) continue
    if (other.meaning === field) confidence += other.isWeak === true || chosen.isWeak === true ? 0 : (1 - confidence) * 0.3
    // A label “Pitch” leaves the length to the example: what it is for, in sentences.
    else if (other.isGeneric && areAlike(field, other.meaning)) confidence = Math.max(confidence, other.weight * 0.9)
    else confidence *= factorOf(field, other, chosen)
  }
  return {
    field,
    confidence,
    reason: `${sourceWords[chosen.source]} “${chosen.words}”`,
    isGeneric: chosen.isGeneric && evidence.every(({ isGeneric }) => isGeneric),
    part: field === 'makerName' ? partIn(evidence) : undefined,
  }
}

/** “Author”, which only the form’s code calls `firstName`, takes the whole name. */
function partIn(evidence: readonly Evidence[]): NamePart | undefined {
  const named = evidence.filter(({ meaning }) => meaning === 'makerName')
  const read = named.filter(({ source }) => source !== 'name')
  const part = (all: readonly Evidence[]) => all.find((one) => one.part !== undefined)?.part
  return part(read) ?? (read.length > 0 && part(named) === 'first' ? undefined : part(named))
}

/** A select of topics takes a category, and one of prices what kind they are. “Open source?” asks a box for addresses where. */
function inSelect(field: FieldName, type: string, question: string): FieldName {
  if (type === 'url' && field === 'openSource') return 'github'
  if (type !== 'list' && type !== 'select') return field
  if (field === 'tags' && type === 'select') return 'category'
  // “Where can people use it?”
  if (field === 'url' && where.test(foldWords(question))) return 'platforms'
  // Whether there’s code to read, not where it is.
  return field === 'price' ? 'pricing' : field === 'github' ? 'openSource' : field
}

/** In folded words. */
const where = new RegExp(sources.where, 'u')
const areas = new RegExp(sources.areas, 'u')

function factorOf(field: FieldName, other: Evidence, chosen: Evidence): number {
  // “comment” and “Introduce yourself” are part of it.
  if (field === 'firstComment' && other.meaning === 'other' && (other.source === 'name' || other.source === 'placeholder')) return 0.95
  if (other.isGeneric && genericFor[other.meaning]?.includes(field)) return 1
  if (areAlike(field, other.meaning)) return other.source === 'placeholder' ? 0.97 : 0.88
  // “Jegykezelő webcíme” is an address of something, and what the form’s code calls `issue_tracker` is none of the product’s.
  if (other.source === 'name' && other.meaning === 'other' && chosen.isQualified === true) return 0.6
  // What people read is right; names may be those of another form that this one was made from.
  if (other.source === 'name' && !chosen.isGeneric && !chosen.isWeak) return other.isGeneric || other.meaning === 'other' ? 0.9 : 0.8
  return other.source === 'placeholder' || other.meaning === 'other' ? 0.85 : 0.7
}

/** An input for emails takes one, whatever it’s called. */
const byType = (type: string, chosen: Evidence | undefined): Recognized =>
  type === 'email' && chosen === undefined ? { field: 'email', confidence: 0.72, reason: 'its type is “email”', isGeneric: true } : unknown

const choices: readonly FieldName[] = ['category', 'categories', 'pricing', 'platforms', 'country', 'tags', 'audience', 'openSource']

/** How well a field fits the kind of control. */
function fit(field: FieldName, type: string): number {
  const { kind } = fields[field]
  switch (type) {
    case 'email':
      return field === 'email' ? 1 : 0.4
    case 'url':
      return kind === 'URL' || kind === 'picture' || field === 'twitter' ? 1 : 0.5
    case 'date':
      return kind === 'date' ? 1 : 0.3
    case 'number':
      return field === 'price' ? 1 : 0.3
    case 'tel':
      return 0.2
    case 'select':
    case 'list':
      return choices.includes(field) || (type === 'list' && (field === 'launchDate' || field === 'competitors'))
        ? 1
        : type === 'list'
          ? 0.1
          : 0.4
    case 'textarea':
    case 'rich':
      if (kind === 'long text' || kind === 'list' || field === 'tagline' || field === 'audience' || field === 'price') return 1
      // Some pages let titles break into lines.
      return field === 'name' ? 0.85 : 0.75
    default:
      return field === 'openSource' ? 0.4 : 1
  }
}
