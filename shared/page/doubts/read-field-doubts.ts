import type { CheerioAPI } from 'cheerio/slim'
import type { Element } from 'domhandler'
import { closest, isShown, around, cleanText, queryAll, elementsIn, readTag } from '../elements.ts'
import type { PageDoubt } from '../page.ts'
import { innerText } from '../read-blocks.ts'
import { isUnseen } from '../visibility.ts'
import { choiceDoubts, swappedLabels, tickedConsents } from './choice-doubts.ts'
import { demandDoubts } from './demand-doubts.ts'
import { ownPostcodes } from './own-postcodes.ts'
import { changed, controls, toField, written, type Field } from './field.ts'
import { fieldDoubts } from './field-doubts.ts'

const caps = { fields: 80, forms: 20, kind: 6 }

/** What is wrong with the page’s forms and fields, as far as their markup tells. Fields that nobody is asked to fill in are left out. */
export function readFieldDoubts($: CheerioAPI): PageDoubt[] {
  const labels = queryAll($, 'label')
  const labelled = new Map(labels.flatMap((label) => (label.attribs['for'] ? [[label.attribs['for'], label] as const] : [])))
  const all = queryAll($, 'input, select, textarea', caps.fields)
  const fields = all.flatMap((element) => {
    const field = toField(element, labelled)
    return field !== null && isShown(element) && element.attribs['tabindex'] !== '-1' ? [field] : []
  })
  // A script may read what fields without a name hold.
  const isScripted = queryAll($, 'script').some(({ attribs }) => /^(?:module|.*javascript)?$/i.test(attribs['type'] ?? ''))
  const doubts = [
    ...fields.flatMap((field) => [...fieldDoubts(field, () => ownPostcodes($)), ...demandDoubts(field, $)]),
    ...queryAll($, 'form', caps.forms).flatMap((form) =>
      formDoubts(
        form,
        fields.filter(({ element }) => closest(element, 'form') === form),
        isScripted,
      ),
    ),
    ...idDoubts($, fields, labels),
    ...swappedLabels(fields, labelled),
    ...choiceDoubts($, labelled),
    ...tickedConsents($, labelled),
    ...unreachable($, labelled),
  ]
  return [...Map.groupBy(doubts, ({ kind }) => kind).values()].flatMap((alike) => alike.slice(0, caps.kind))
}

function formDoubts(form: Element, fields: readonly Field[], isScripted: boolean): PageDoubt[] {
  if (fields.length === 0 || !isShown(form)) return []
  const { attribs } = form
  const tag = readTag(form)
  const action = attribs['action']?.trim() ?? ''
  const isSent = /^(?:https?:|\/|[\w.-]+(?:\/|$|\.php))/i.test(action)
  const method = (attribs['method'] ?? '').trim().toLowerCase()
  const text = fields[0]?.label ?? ''
  const found: PageDoubt[] = []
  const password = fields.find(({ type }) => type === 'password')
  if (password !== undefined && (method === 'get' || (method === '' && isSent)))
    found.push({ kind: 'password-in-url', text: password.label, tag, better: changed(form, { method: 'post' }) })
  const off = fields.filter(
    ({ type, attribs: own, label }) =>
      type === 'password' && own['autocomplete'] === 'off' && own['inputmode'] !== 'numeric' && !/\bPIN\b/i.test(label),
  )
  if (password !== undefined && attribs['autocomplete'] === 'off')
    found.push({ kind: 'autocomplete-off', text: password.label, tag, better: changed(form, { autocomplete: null }) })
  for (const { element, label } of off)
    found.push({
      kind: 'autocomplete-off',
      text: label,
      tag: readTag(element),
      better: changed(element, { autocomplete: 'current-password' }),
    })
  if (/^mailto:/i.test(action)) found.push({ kind: 'mailto-form', text, tag })
  const typed = fields.filter(({ type }) => written.test(type))
  const isAsked = typed.some(
    ({ type, purpose }) => type === 'textarea' || type === 'password' || /^(?:email|tel|name)$/.test(purpose ?? ''),
  )
  if (typed.length > 1 && isAsked && !hasSender(form)) found.push({ kind: 'no-submit', text, tag })
  const nameless = typed.filter(
    ({ attribs: own, type, purpose }) =>
      !own['name'] &&
      (type === 'textarea' || /^(?:email|tel|name|given-name|family-name)$/.test(purpose ?? '')) &&
      !/\bcard\b/i.test(`${own['placeholder']} ${own['aria-label']} ${own['id']} ${own['autocomplete']}`) &&
      !Object.keys(own).some((key) => /^(?:data-|v-|x-|ng-|@|:)/.test(key)),
  )
  const isSearch = typed.some(({ type, purpose }) => type === 'search' || purpose === 'email')
  const isBare = isSearch && isSent && fields.every(({ attribs: own }) => !own['name'] && !own['form'])
  const handles = elementsIn(form, anything, 500).some(({ attribs: own }) =>
    Object.keys(own).some((key) => /^(?:on|data-|v-|x-|ng-|@|:)/.test(key)),
  )
  const [bare] = typed
  if (bare !== undefined && isBare && method !== 'post' && !handles && !isScripted && hasSender(form))
    found.push({ kind: 'nameless', text: bare.label, tag: readTag(bare.element), better: changed(bare.element, { name: 'q' }) })
  const unchosen = fields.filter(({ element }) => !isScripted && hasNoChoice(element))
  found.push(...unchosen.map(({ element, label }): PageDoubt => ({ kind: 'optionless', text: label, tag: readTag(element) })))
  if (isSent && method === 'post' && attribs['onsubmit'] === undefined && !isScripted)
    found.push(
      ...nameless.map(({ element, label }): PageDoubt => ({
        kind: 'nameless',
        text: label,
        tag: readTag(element),
        better: changed(element, { name: label.toLowerCase().replaceAll(/[^\p{L}\p{N}]+/gu, '-') }),
      })),
    )
  return found
}

/** A dropdown that must be chosen from and has nothing but its prompt. */
function hasNoChoice(element: Element): boolean {
  const { name, attribs } = element
  if (name !== 'select' || attribs['required'] === undefined) return false
  return elementsIn(element, new Set(['option']), 50).every((option) => option.attribs['value'] === '')
}

const anything = new Set(['form', 'input', 'button', 'textarea', 'select', 'label'])
const senders = new Set(['button', 'input', 'a', 'div', 'span'])

/** Whether anything in or for the form can be pressed: scripts may send it by any of these. */
const hasSender = (form: Element): boolean =>
  form.attribs['id'] !== undefined ||
  elementsIn(form, senders, 500).some(
    ({ name, attribs }) =>
      name === 'button' ||
      (name === 'input' && /^(?:submit|image|button)$/i.test(attribs['type'] ?? '')) ||
      attribs['role'] === 'button' ||
      attribs['onclick'] !== undefined ||
      (name === 'a' && /button|btn|submit/i.test(attribs['class'] ?? '')),
  )

/** Labels that name no field, or one of several with the same id. */
function idDoubts($: CheerioAPI, fields: readonly Field[], labels: readonly Element[]): PageDoubt[] {
  const byId = Map.groupBy(
    fields.filter(({ attribs }) => attribs['id']),
    ({ attribs }) => attribs['id'] ?? '',
  )
  const shared = [...byId].filter(([id, those]) => those.length > 1 && labels.filter((label) => label.attribs['for'] === id).length > 1)
  const ids = new Set(queryAll($, '[id]').map(({ attribs }) => attribs['id']))
  const lost = labels.filter(
    (label) => label.attribs['for'] && !ids.has(label.attribs['for']) && elementsIn(label, controls, 1).length === 0 && isShown(label),
  )
  return [
    ...shared.map(([id, those]): PageDoubt => ({
      kind: 'shared-id',
      text: id,
      tag: those.map(({ element }) => readTag(element)).join('\n'),
    })),
    ...lost.map((label): PageDoubt => ({ kind: 'lost-label', text: cleanText(innerText(label, 200), 40), tag: readTag(label) })),
  ].filter(({ text }) => text !== '')
}

/** Required fields that their own markup hides: the form can’t be sent, and the browser can’t say why. A hidden part with several fields is a later step, an editor may fill a hidden field. */
function unreachable($: CheerioAPI, labelled: ReadonlyMap<string, Element>): PageDoubt[] {
  return queryAll($, 'form [required]', caps.fields).flatMap((element): PageDoubt[] => {
    // Scripts hide a <select> behind a list of their own.
    const field = element.name === 'input' || element.name === 'textarea' ? toField(element, labelled) : null
    const form = closest(element, 'form')
    const hiding = around(element)
      .filter((node) => isUnseen(node))
      .at(-1)
    if (field === null || hiding === undefined || form === undefined || around(form).includes(hiding)) return []
    if (
      form.attribs['novalidate'] !== undefined ||
      element.attribs['value'] ||
      (element.name === 'textarea' && queryAll($, '[contenteditable]').length > 0) ||
      elementsIn(hiding, new Set([...controls, 'button']), 2).length > 1
    )
      return []
    return [{ kind: 'unreachable', text: field.label, tag: readTag(element), better: changed(element, { required: null }) }]
  })
}
