import type { FieldName } from '../fields.ts'
import { fillFrom } from '../found-field.ts'
import { subjectsOf, type Subject } from '../words/subject.ts'
import type { InForm } from './settle-neighbours.ts'

const places: readonly [field: FieldName, takenBy: readonly FieldName[], types: readonly string[]][] = [
  ['name', ['name', 'company'], ['text']],
  ['url', ['url'], ['url']],
  ['description', ['description', 'shortDescription'], ['textarea', 'rich']],
]

const elsewhere: readonly Subject[] = ['person', 'payer', 'other']

/** What only a product’s form asks for. */
const telling: readonly (FieldName | null)[] = ['name', 'url', 'tagline', 'shortDescription', 'description', 'logo', 'pricing', 'category']

/** In words that we don’t know, the first line that a product’s form asks for is its name, and the first box of several lines its description. */
export function byPlace(controls: readonly InForm[]): InForm[] {
  const isKnown = (fields: readonly (FieldName | null)[]) =>
    controls.some(({ field, confidence }) => field !== null && confidence >= fillFrom && fields.includes(field))
  const found = new Map<InForm, FieldName>()
  if (controls.filter(({ evidence }) => evidence !== 'read').length < Math.max(3, controls.length / 2)) return [...controls]
  for (const [field, takenBy, types] of places) {
    const first = controls.find(({ type }) => types.includes(type))
    const isOthers = first !== undefined && elsewhere.some((subject) => subjectsOf(first.section, first.names).has(subject))
    if (first?.evidence === 'none' && !isOthers && !isKnown(takenBy) && isKnown(telling)) found.set(first, field)
  }
  return controls.map((control) => {
    const field = found.get(control)
    return field === undefined ? control : { ...control, field, confidence: 0.72, reason: 'it’s where forms ask for that', isGeneric: true }
  })
}
