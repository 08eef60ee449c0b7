import { addressNote } from '../address.ts'
import { paste } from '../check.ts'
import type { AuditFacts } from '../facts.ts'
import { jsonLdScript } from '../snippets.ts'
import { ownPrices } from '../words/own-prices.ts'
import { nameOf } from '../words/own-words.ts'
import { contradicted, offersFrom } from './own-node.ts'
import { isProduct, lacksOf } from './products.ts'
import { isNode, rightScripts, type DataError } from './right-scripts.ts'
import { pluralForm } from '../../plural.ts'

/** Longer scripts are for the maker to edit, not to paste. */
export const maxSnippet = 12_000

/** Completes a script’s first product from the page’s own words, and leaves everything else as it is. */
export function complete(script: unknown, facts: AuditFacts, state: { done: boolean }): unknown {
  if (Array.isArray(script)) return script.map((one: unknown) => complete(one, facts, state))
  if (!isNode(script)) return script
  if (Array.isArray(script['@graph'])) return { ...script, '@graph': complete(script['@graph'], facts, state) }
  if (state.done || !isProduct(script)) return script
  state.done = true
  const lacks = lacksOf(script)
  const isWrong = contradicted(facts).length > 0
  return {
    ...script,
    ...(lacks.includes('name') && { name: nameOf(facts) }),
    ...((lacks.includes('offers') || isWrong) && { offers: offersFrom(facts) }),
  }
}

/** The errors in the page’s JSON-LD values. */
export const valueErrors = ({ page }: Pick<AuditFacts, 'page'>): DataError[] => rightScripts(page, 'USD')?.errors ?? []

/** All of the page’s JSON-LD, with every error fixed and nothing else changed; null if there is none, or too much to paste. */
export function scriptsFix(facts: AuditFacts): string | null {
  const { page } = facts
  const shown = ownPrices(page)[0]?.priceCurrency
  const right = rightScripts(page, shown ?? 'USD')
  if (right === null) return null
  const state = { done: false }
  const scripts = right.scripts.map((script) => complete(script, facts, state))
  if (scripts.length === 0) return null
  const snippet = scripts.map((script) => jsonLdScript(script as object)).join('\n')
  if (snippet.length > maxSnippet) return null
  const count = page.jsonLd.sources?.length ?? 0
  const which = count === 1 ? 'the valid JSON-LD script' : `all ${count} valid JSON-LD scripts`
  // Nothing on the page says which currency a price is in.
  const isGuessed = shown === undefined && right.errors.some((error) => error.isGuessed)
  const note = isGuessed ? ', with your own currency in place of USD' : ''
  return paste(`Replace ${which} with ${pluralForm(scripts.length, 'this', 'these')}${addressNote(page)}${note}:`, snippet)
}
