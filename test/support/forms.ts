import { load } from 'cheerio'
import type { Visitor } from './visitor.ts'

type Values = Record<string, string | string[]>

/**
 * Fills in a form as a person would and presses a button of it: what the page brought stays, `values` replace fields by name, and
 * `press` is the value (or the name) of the button. Throws when the page has no such form or field.
 */
export async function submitForm(
  visitor: Visitor,
  page: { url: string; html: string },
  selector: string,
  values: Values,
  press?: string,
): Promise<Response> {
  const $ = load(page.html)
  const form = $(selector).first()
  if (form.length === 0) throw new Error(`no form ${selector} at ${page.url}`)
  const id = form.attr('id')
  const controls = form.find('input, select, textarea').add(id === undefined ? '' : $(`[form="${id}"]`).not('button'))
  const fields = new URLSearchParams()
  const names = new Set(Object.keys(values))
  for (const control of controls.toArray()) {
    const name = $(control).attr('name')
    const type = $(control).attr('type') ?? ''
    if (name === undefined || names.has(name) || $(control).is('[disabled]')) continue
    if (/^(checkbox|radio)$/.test(type) && !$(control).is('[checked]')) continue
    for (const value of [$(control).val() ?? ''].flat()) fields.append(name, value)
  }
  for (const [name, value] of Object.entries(values)) {
    if (controls.filter(`[name="${name}"]`).length === 0) throw new Error(`no field ${name} in ${selector} at ${page.url}`)
    for (const one of [value].flat()) fields.append(name, one)
  }
  if (press !== undefined) {
    const button = $('button')
      .filter((_, element) => $(element).attr('value') === press || $(element).attr('name') === press)
      .first()
    if (button.length === 0) throw new Error(`no button ${press} at ${page.url}`)
    fields.append(button.attr('name') ?? '', button.attr('value') ?? '')
  }
  const headers = { 'Content-Type': 'application/x-www-form-urlencoded' }
  return visitor.open(form.attr('action') ?? page.url, { method: 'POST', body: fields.toString(), headers })
}
