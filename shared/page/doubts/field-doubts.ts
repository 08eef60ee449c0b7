import type { Element } from 'domhandler'
import { around, closest, elementsIn, readTag } from '../elements.ts'
import { innerText } from '../read-blocks.ts'
import type { FieldDoubt, PageDoubt } from '../page.ts'
import { isPlain } from './demand-doubts.ts'
import { changed, controls, written, type Field } from './field.ts'
import demands from './demands.json' with { type: 'json' }
import { leastLength, purposeOf, refusedBy } from './field-purpose.ts'

/** Longer patterns aren’t tried. In characters. */
const maxPattern = 500

/** What is wrong with a field by itself. */
export function fieldDoubts(field: Field, postcodes: () => readonly string[]): PageDoubt[] {
  const { element, attribs, type, label, purpose } = field
  const tag = readTag(element)
  const doubt = (kind: FieldDoubt, change: Record<string, string | null>, text = label): PageDoubt[] => [
    { kind, text, tag, better: changed(element, change) },
  ]
  const found: PageDoubt[] = []
  const length = (name: string) => (/^\d+$/.test(attribs[name] ?? '') ? Number(attribs[name]) : null)
  const [min, max] = [length('minlength'), length('maxlength')]
  if (min !== null && max !== null && min > max) found.push(...doubt('impossible', { minlength: null }))
  if (type === 'number' && Number(attribs['min'] ?? Number.NaN) > Number(attribs['max'] ?? Number.NaN))
    found.push(...doubt('impossible', { min: attribs['max'] ?? '', max: attribs['min'] ?? '' }))
  found.push(...dateDoubts(element, label).flatMap(([kind, change, text]) => doubt(kind, change, text)))
  if (attribs['pattern'] !== undefined && type !== 'number')
    found.push(...patternDoubts(field, tag, purpose === 'postal-code' && !asksJoined(field) ? postcodes() : []))
  if (type === 'file')
    found.push(...formatDoubts(attribs['accept'], label).flatMap((text) => doubt('other-format', { accept: null }, text)))
  if (purpose === null) return found
  const least = leastLength[purpose]
  // A shorter one is a part of a number, such as its prefix.
  if (max !== null && least !== undefined && max < least && (max > 5 || purpose === 'email') && (min === null || min <= max))
    found.push(...doubt('too-short', { maxlength: null }, `${label}: at most ${max} characters`))
  const isPhones = purposeOf('text', '', [label.toLowerCase()]) === 'tel' && !isPlain(label)
  if (type === 'number' && /^(?:tel|cc-number|postal-code|code)$/.test(purpose) && !isPhones)
    found.push(...doubt('number-type', purpose === 'tel' ? { type: 'tel' } : { type: 'text', inputmode: 'numeric' }))
  if (type === 'text' && element.name === 'input' && purpose === 'email' && !/email/.test(attribs['inputmode'] ?? ''))
    found.push(...doubt('text-type', { type: 'email' }))
  if (/return\s+false|preventDefault/.test(attribs['onpaste'] ?? '')) found.push(...doubt('no-paste', { onpaste: null }))
  return found
}

/** What `accept` may say of a format that a label promises. */
const formats = demands.formats.map(({ format, accept }) => ({ format: new RegExp(format, 'i'), accept: new RegExp(accept, 'i') }))

/** A field for files that takes none of the formats its label names. */
function formatDoubts(accept: string | undefined, label: string): string[] {
  const named = formats.filter(({ format }) => format.test(label))
  const isRefused = accept !== undefined && accept.trim() !== '' && named.length > 0 && !named.some((one) => one.accept.test(accept))
  return isRefused ? [`${label}: ${accept}`] : []
}

/** Days that people choose in the future, and days that have been. */
const [toCome, ofPast] = [new RegExp(demands.toCome, 'iu'), new RegExp(demands.ofPast, 'iu')]
const senders = new Set(['button', 'input'])
const sends = ({ name, attribs: { type = '' } }: Element) =>
  name === 'button' ? !/^(?:button|reset)$/i.test(type) : /^(?:submit|image)$/i.test(type)
const yearMs = 31_557_600_000

/** Whether a form asks for a visit: an address or number to answer to, a time of day or a booking, and nothing about what has been. */
function isOfVisit(element: Element, form: Element): boolean {
  const types = elementsIn(form, controls, 100).map(({ attribs: { type = '' } }) => type.toLowerCase())
  if (ofPast.test(innerText(form, 2000))) return false
  const hasTime = element.attribs['type'] === 'datetime-local' || types.includes('time')
  const said = [...elementsIn(around(form).at(-1) ?? form, new Set(['h1']), 1), ...elementsIn(form, senders, 100).filter(sends)]
  const isBooking = said.some((one) => toCome.test(innerText(one, 60) || (one.attribs['value'] ?? '')))
  return (hasTime || isBooking) && types.some((type) => /^(?:email|tel)$/.test(type))
}

/** What the limits of a date field rule out. A field that takes only a few years isn’t for archives. */
function dateDoubts(element: Element, label: string): [FieldDoubt, Record<string, string | null>, string][] {
  const { attribs } = element
  if (!/^(?:date|datetime-local|month|week)$/.test(attribs['type'] ?? '')) return []
  const [min = '', max = ''] = [attribs['min'], attribs['max']]
  if ([min, max].every((limit) => /^\d{4}-/.test(limit)) && min > max) return [['impossible', { min: max, max: min }, label]]
  const [from, until] = [Date.parse(min), Date.parse(max)]
  const words = [label, attribs['name'], attribs['id'], attribs['autocomplete']].join(' ').replaceAll(/[-_]/g, ' ')
  const form = closest(element, 'form')
  const isSent = form !== undefined && elementsIn(form, senders, 100).some(sends)
  const isShort = !Number.isNaN(until) && (min === '' || until - from < 5 * yearMs)
  const isToCome = isSent && isShort && !ofPast.test(words) && (toCome.test(words) || (min !== '' && isOfVisit(element, form)))
  return isToCome ? [['past-limit', { min: null, max: null }, `${label}: until ${max.slice(0, 10)}`]] : []
}

const joined =
  /(?<!\p{L})(?:zonder|without|no spaces?|utan|bez|χωρίς)(?!\p{L})|\d ?(?:siffror|cijfers|digits|cyfr|číslic)|\d{4}[A-Z]{2}|\d{5}/iu
/** Whether a field’s label or hints may ask for a postcode in one piece. */
const asksJoined = ({ label, attribs }: Field) =>
  attribs['aria-describedby'] !== undefined || joined.test(`${label} ${attribs['placeholder']} ${attribs['title']}`)

/** Fields for other numbers have that type for its keyboard. */
const asksForPhone = /tele?f|phone|mobil|komór|komor|\btel\b|tlf/i

function patternDoubts({ attribs, purpose, label, element, type, lang }: Field, tag: string, postcodes: readonly string[]): PageDoubt[] {
  const source = attribs['pattern'] ?? ''
  if (source === '' || source.length > maxPattern || !written.test(type)) return []
  const better = changed(element, { pattern: null })
  const pattern = compile(source, 'v')
  if (pattern !== null) {
    const example = attribs['placeholder']?.trim() ?? ''
    const isExample = (purpose === 'email' && /^\S+@\S+\.\w+$/.test(example)) || (purpose === 'tel' && /^\+?[\d ()-]{7,}$/.test(example))
    const refused = [
      ...(purpose === null ? [] : refusedBy(pattern, purpose, asksForPhone.test(label) ? lang : '', postcodes)),
      ...(isExample && !pattern.test(example) ? [example] : []),
    ]
    return refused.length === 0 ? [] : [{ kind: 'refuses-valid', text: `${label}: ${refused[0]}`, tag, better }]
  }
  // Browsers ignore what only older ones could read, too, but that’s what the makers of form builders still write.
  return compile(source, 'u') === null ? [{ kind: 'broken-pattern', text: `${label}: ${source.slice(0, 60)}`, tag, better }] : []
}

function compile(source: string, flag: 'u' | 'v'): RegExp | null {
  try {
    return new RegExp(`^(?:${source})$`, flag)
  } catch {
    return null
  }
}
