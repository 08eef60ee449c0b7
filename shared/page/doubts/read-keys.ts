import type { CheerioAPI } from 'cheerio/slim'
import { Element, Text, type AnyNode } from 'domhandler'
import { once } from '../../once.ts'
import type { KeyDoubt, PageDoubt } from '../page.ts'
import keys from './keys.json' with { type: 'json' }

const caps = { chars: 2_000_000, found: 12 }

/** Keys by the form that their services give them, and signs of settings that aren’t for the public. */
const rules = once(() =>
  (Object.entries(keys) as [KeyDoubt, Record<string, string>][]).flatMap(([kind, patterns]) =>
    Object.entries(patterns).map(([name, pattern]) => ({ kind, name, pattern: new RegExp(pattern, 'g') })),
  ),
)

/** Supabase’s key that may do everything is a JWT whose role says so. */
const jwt = /\beyJ[\w-]{10,300}\.(eyJ[\w-]{20,600})\.[\w-]{20,100}/g
function isServiceRole(payload: string): boolean {
  try {
    return /"role":\s*"service_role"/.test(atob(payload.replaceAll('-', '+').replaceAll('_', '/')))
  } catch {
    return false
  }
}

/** Whether somebody made a key up: an example of the documentation. */
const isMadeUp = (key: string) =>
  /example|xxxx|your|1234567890|abcdef|\.{3}|0{8}|TYooMQauvdEDq54NiTphI7jx/i.test(key) || new Set(key.slice(8)).size < 8

const masked = (key: string) => (key.length > 24 ? `${key.slice(0, 12)}…` : key)

/** Keys and settings in scripts and attributes that shouldn’t be there, each once. Code samples show such keys on purpose. */
export function readKeys($: CheerioAPI): PageDoubt[] {
  const { code, shown } = sources($)
  const found = new Map<string, PageDoubt>()
  const add = (kind: KeyDoubt, name: string, match: string) => {
    const key = match.replace(/^["'=]/, '')
    if (found.size >= caps.found || shown.includes(key)) return
    const text = kind === 'retired' || kind === 'development' ? name : `${name}: ${masked(key)}`
    found.set(`${kind} ${text}`, { kind, text, tag: '' })
  }
  for (const { kind, name, pattern } of rules()) {
    for (const [key] of code.matchAll(pattern))
      if (!/secret|test-key/.test(kind) || name === 'Turnstile' || !isMadeUp(key)) add(kind, name, key)
  }
  for (const [key, payload = ''] of code.matchAll(jwt)) if (isServiceRole(payload)) add('secret', 'Supabase service_role key', key)
  return [...found.values()]
}

const unfilled = /^(?:const|let|var) [\w$]+ = ["'](YOUR[_-](?:[A-Z\d]+[_-]){0,4}(?:KEY|ID|TOKEN)(?:[_-]HERE)?)["'];?$/m

/** Where scripts send forms with a key of the form’s owner. */
const formServices = /api\.web3forms\.com|formspree\.io|getform\.io|api\.emailjs\.com|emailjs\.|staticforms|formcarry\.com|usebasin\.com/

/** A key to fill in that a script of the site’s own sends a form with. If it asks about it anywhere, or shows it in a sample, it knows what to do without. */
function unfilledKey(code: string): PageDoubt[] {
  const found = unfilled.exec(code)
  const key = found?.[1]
  const isSample = code.slice(0, found?.index).split('`').length % 2 === 0
  if (key === undefined || isSample || !formServices.test(code) || code.match(/\bYOUR(?:\b|_)/g)?.length !== 1) return []
  return [{ kind: 'placeholder-key', text: `a service: ${key}`, tag: '' }]
}

/** Keys in a script’s file. What libraries and samples may contain as well is left out. */
export const readScriptKeys = (code: string): PageDoubt[] => [
  ...unfilledKey(code.slice(0, caps.chars)),
  ...rules().flatMap(({ kind, name, pattern }) =>
    (kind === 'secret' && name !== 'database password') || name === 'Stripe or Clerk'
      ? [...new Set([...code.slice(0, caps.chars).matchAll(pattern)].map(([key]) => key))]
          .filter((key) => !isMadeUp(key))
          .slice(0, caps.found)
          .map((key) => ({ kind, text: `${name}: ${masked(key)}`, tag: '' }))
      : [],
  ),
]

const samples = new Set(['pre', 'code', 'kbd', 'samp', 'textarea'])

/** `code` is what scripts and attributes say, `shown` the code samples. */
function sources($: CheerioAPI): { code: string; shown: string } {
  const code: string[] = []
  const shown: string[] = []
  const visit = (node: AnyNode, isSample: boolean) => {
    if (node instanceof Text && isSample) shown.push(node.data)
    if (!(node instanceof Element)) return
    if (node.name === 'script') for (const child of node.children) code.push(child instanceof Text ? child.data : '')
    for (const name of Object.keys(node.attribs)) {
      const value = node.attribs[name] ?? ''
      if (value.length > 8) code.push(`${name}=${value}`)
    }
    const isInSample = isSample || samples.has(node.name)
    for (const child of node.children) visit(child, isInSample)
  }
  for (const node of $.root().contents().get()) visit(node, false)
  return { code: code.join('\n').slice(0, caps.chars), shown: shown.join('\n').slice(0, caps.chars) }
}
