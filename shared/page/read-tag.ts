import type { Element } from 'domhandler'
import { escapeMarkup } from '../escape-markup.ts'

const caps = { attributes: 12, value: 200 }

/** The opening tag of an element, as its author may have written it. Long values are cut. */
export function readTag({ name, attribs }: Element): string {
  const written = Object.entries(attribs)
    .slice(0, caps.attributes)
    .map(([key, value]) => (value === '' ? key : `${key}="${escapeMarkup(cut(value))}"`))
  return `<${[name, ...written].join(' ')}>`
}

const cut = (value: string) => (value.length > caps.value ? `${value.slice(0, caps.value)}…` : value)
