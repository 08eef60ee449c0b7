import type { Meaning, NamePart } from '../languages/meaning.ts'
import type { Evidence } from './read-evidence.ts'
import sources from './sources.json' with { type: 'json' }

/** What browsers fill in by `autocomplete` (HTML, section 4.10.18.7). All other tokens are about people and addresses. */
const tokens = sources.autocomplete as Partial<Record<string, Meaning>>

/** What a control’s `autocomplete` says it is. */
export function readAutocomplete(value: string): Evidence | null {
  const parts = value.split(/\s+/)
  const token = parts.at(-1) ?? ''
  const evidence = (meaning: Meaning, isGeneric = false, part?: NamePart): Evidence => ({
    source: 'autocomplete',
    meaning,
    isGeneric,
    weight: sources.weights.autocomplete,
    words: token,
    part,
  })
  if (parts.includes('shipping')) return evidence('other')
  if (parts.includes('billing') || /^cc-|^transaction-/.test(token)) return evidence('payment')
  if (token.endsWith('-password')) return evidence('password')
  if (token === 'given-name') return evidence('makerName', false, 'first')
  if (token === 'family-name') return evidence('makerName', false, 'last')
  if (token === 'one-time-code') return evidence('code')
  const meaning = tokens[token]
  // Forms say “name” and “url” of their product as well as of the person.
  if (meaning !== undefined) return evidence(meaning, meaning === 'url' || meaning === 'makerName')
  return /^(?:username|tel|address|street|postal|additional|honorific|nickname|bday|sex|language|impp)/.test(token)
    ? evidence('other')
    : null
}
