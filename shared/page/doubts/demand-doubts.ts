import type { CheerioAPI } from 'cheerio/slim'
import type { Element } from 'domhandler'
import { around, closest, isShown, cleanText, queryAll, elementsIn, readTag } from '../elements.ts'
import type { PageDoubt } from '../page.ts'
import { innerText } from '../read-blocks.ts'
import { changed, controls, type Field } from './field.ts'
import { purposeOf } from './field-purpose.ts'
import demands from './demands.json' with { type: 'json' }

const optional = new RegExp(demands.optional, 'iu')
const password = new RegExp(demands.password, 'iu')
/** Whether a label asks for nothing else: not “Email subscribers” or “Mobile site”. */
export const isPlain = (label: string): boolean => plain.test(label.replace(/[([].*/, '').trim())
const plain = new RegExp(demands.plain, 'iu')
const limits = demands.limits.map((pattern) => new RegExp(pattern, 'iu'))
const kinds: Record<string, string> = demands.kinds
/** Types of fields that take only one kind of value. */
const strict = /^(?:email|tel|number|url|date)$/

/** What a field’s label or hint asks for and its attributes don’t allow. */
export function demandDoubts(field: Field, $: CheerioAPI): PageDoubt[] {
  const { element, attribs, type, label, lang } = field
  const [tag, said] = [readTag(element), label.toLowerCase()]
  const doubt = (kind: PageDoubt['kind'], change: Record<string, string | null>, text = label): PageDoubt => {
    return { kind, text, tag, better: changed(element, change) }
  }
  const found: PageDoubt[] = []
  if (attribs['required'] !== undefined && !/^(?:radio|checkbox)$/.test(type) && optional.test(label))
    found.push(doubt('not-optional', { required: null }))
  const max = /^\d+$/.test(attribs['maxlength'] ?? '') ? Number(attribs['maxlength']) : Infinity
  const hint = hintOf(element, $)
  const asked = new RegExp(String.raw`(?<!\d)${max}(?!\d)`).test(hint) ? undefined : limitsIn(hint).find((count) => count > max && max > 3)
  if (asked !== undefined) found.push(doubt('other-limit', { maxlength: null }, `${label}: ${asked} characters, but maxlength="${max}"`))
  const asking = said.replace(/[([].*/, '').trim()
  const meant = isPlain(said) ? kinds[purposeOf('text', '', [asking], lang) ?? ''] : undefined
  const taken = strict.test(type) ? (kinds[type] ?? type) : undefined
  if (meant !== undefined && taken !== undefined && meant !== taken && !(taken === 'number' && meant !== 'email' && meant !== 'name'))
    found.push(doubt('other-type', { type: meant === 'name' || meant === 'code' ? 'text' : meant }, `${label}: type="${type}"`))
  const filled = kinds[purposeOf('text', (attribs['autocomplete'] ?? '').toLowerCase(), []) ?? '']
  if (meant !== undefined && filled !== undefined && meant !== filled && taken === undefined)
    found.push(doubt('other-autofill', { autocomplete: null }, `${label}: autocomplete="${attribs['autocomplete']}"`))
  const form = closest(element, 'form')
  const asksForUser = form !== undefined && elementsIn(form, controls, 20).some((one) => one !== element && isUser(one))
  if (type === 'text' && password.test(label) && asksForUser) found.push(doubt('shown-password', { type: 'password' }))
  return [...found, ...listDoubts(element, label, tag)]
}

/** How many characters a hint is about, where it says nothing else: one that names another text isn’t about this field. */
const limitsIn = (hint: string): number[] =>
  hint.split(/[.;·!。]/).flatMap((sentence) =>
    limits.flatMap((pattern) => {
      const { 0: said = '', index = 0, groups } = pattern.exec(sentence) ?? {}
      const isAlone = /(?:^|[,:(–—])\s*$/.test(sentence.slice(0, index)) && !/[\p{L}\d]/u.test(sentence.slice(index + said.length))
      return said !== '' && isAlone ? [Number(groups?.['count'])] : []
    }),
  )

const isUser = ({ attribs }: Element) => /email|user|tel/i.test(`${attribs['type']} ${attribs['name']} ${attribs['autocomplete']}`)

/** The texts with a field that may say how long its value can be: its label, what follows and what describes it. */
function hintOf(element: Element, $: CheerioAPI): string {
  const described = (attribs: Element['attribs']) =>
    (attribs['aria-describedby'] ?? '').split(/\s+/).map((id) => queryAll($, '[id]').find((one) => one.attribs['id'] === id && id !== ''))
  const label = closest(element, 'label')
  const next = $(label ?? element)
    .next()
    .get(0)
  // With a label after it, it may be about that.
  const isOwn =
    next !== undefined && $(next).next().get(0)?.name !== 'label' && next.name !== 'label' && elementsIn(next, controls, 1).length === 0
  // What stands right above the next field is about that.
  const own = [label, isOwn && !controls.has($(next).next().get(0)?.name ?? '') ? next : undefined]
  return [...described(element.attribs), ...own]
    .flatMap((one) => (one === undefined ? [] : [cleanText(innerText(one, 200), 200)]))
    .join(' · ')
}

/** A dropdown with the same option twice, or with one of its months or numbers missing. */
function listDoubts(element: Element, label: string, tag: string): PageDoubt[] {
  if (element.name !== 'select' || !isShown(element) || elementsIn(element, new Set(['optgroup']), 1).length > 0) return []
  const options = elementsIn(element, new Set(['option', 'hr']), 400)
  // A line parts a list in two.
  if (options.some(({ name, attribs }, at) => at > 0 && (name === 'hr' || attribs['disabled'] !== undefined))) return []
  const texts = options.map((one) => cleanText(innerText(one, 80), 80))
  const valueAt = (at: number) => options[at]?.attribs['value'] ?? texts[at]
  // Long lists begin with what most people choose, which comes again in its place.
  const start = texts.length > 12 ? 12 : 0
  const twice = texts.find(
    (text, at) => /\p{L}{2}/u.test(text) && texts.some((other, i) => i >= start && i < at && other === text && valueAt(i) === valueAt(at)),
  )
  const missing = [...demands.months.map((names) => names.split(' ')), numbersOf(texts)].flatMap((names) => {
    const places = names.map((name) => texts.findIndex((text) => text.toLowerCase() === name))
    const [first, last] = [places.findIndex((at) => at >= 0), places.findLastIndex((at) => at >= 0)]
    const gaps = names.filter((_, at) => at > first && at < last && (places[at] ?? -1) < 0)
    // The page may say why.
    const isTold = new RegExp(String.raw`(?<![\p{L}\d])${gaps[0]}(?!\d)`, 'iu').test(innerText(around(element).at(-1) ?? element, 5000))
    return first >= 0 && last - first >= 8 && gaps.length === 1 && !isTold ? gaps : []
  })
  const faults = [...(twice === undefined ? [] : [`‘${twice}’ appears twice`]), ...missing.map((name) => `‘${name}’ is missing`)]
  return faults.map((fault) => ({ kind: 'wrong-list', text: `${label}: ${fault}`, tag }))
}

/** Those between the least and the greatest of a list of all days, hours or minutes. Years, sizes and floors leave some out. */
function numbersOf(texts: readonly string[]): string[] {
  const numbers = texts.filter((text) => /^\d{1,4}$/.test(text)).map(Number)
  if (numbers.length < 10 || numbers.length < texts.length - 1) return []
  const [least, greatest] = [Math.min(...numbers), Math.max(...numbers)]
  if (least > 1 || ![23, 24, 31, 59, 60].includes(greatest)) return []
  const all = Array.from({ length: greatest - least + 1 }, (_, at) => String(least + at))
  return greatest === 31 ? all : all.filter((number) => number !== '13')
}
