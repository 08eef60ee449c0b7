import type { CheerioAPI } from 'cheerio/slim'
import { cleanText, resolveUrl, queryAll, elementsIn } from './elements.ts'
import type { PageForm } from './page.ts'
import { innerText } from './read-blocks.ts'

const fieldNames = new Set(['input', 'select', 'textarea', 'button'])
const caps = { forms: 20, fields: 60, chars: 500 }

/** Forms with their visible words (labels, placeholders, button captions) and the types and names of their inputs. */
export const readForms = ($: CheerioAPI, base: string): PageForm[] =>
  queryAll($, 'form', caps.forms).map((form) => {
    const inputs = elementsIn(form, fieldNames, caps.fields)
    const captions = inputs.flatMap(({ name, attribs: { type = '', value = '' } }) =>
      name === 'input' && /^(?:submit|button)$/i.test(type) && value !== '' ? [cleanText(value, 60)] : [],
    )
    const hints = inputs.map(({ attribs }) => attribs['placeholder'] ?? '')
    const fields = inputs.flatMap(({ name, attribs }) => [attribs['type'] ?? (name === 'input' ? 'text' : name), attribs['name'] ?? ''])
    return {
      action: resolveUrl(form.attribs['action'], base) ?? base,
      text: cleanText([innerText(form), ...hints, ...captions].join(' '), caps.chars),
      ...(captions.length > 0 && { captions }),
      fields: [...new Set(fields.map((field) => cleanText(field, 60).toLowerCase()).filter(Boolean))],
    }
  })
