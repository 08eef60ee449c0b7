import { addressNote } from '../address.ts'
import { paste } from '../check.ts'
import type { AuditFacts } from '../facts.ts'
import { jsonLdScript } from '../snippets.ts'
import { ownPrices } from '../words/own-prices.ts'
import { isSoftware } from './is-software.ts'
import { nodeFrom } from './own-node.ts'
import { isEnough, isProduct, lacksOf, nodesIn } from './products.ts'
import { repairJson } from './repair-json.ts'
import { judgeScript, rightScripts } from './right-scripts.ts'
import { complete, maxSnippet } from './scripts-fix.ts'
import { pluralForm } from '../../plural.ts'

/** The page’s invalid scripts with their slips repaired; null if any can’t be repaired, or they are too long. */
function repaired(facts: AuditFacts): object[] | null {
  const { page } = facts
  const { errors, broken = [], nodes } = page.jsonLd
  const values = broken.map(repairJson)
  if (values.length !== errors.length || values.includes(null)) return null
  const currency = ownPrices(page)[0]?.priceCurrency ?? 'USD'
  const state = { done: nodes.some(isProduct) }
  const scripts = values.map((value) => complete(judgeScript(page, value, currency).value, facts, state))
  const isWhole = scripts.every((script) => typeof script === 'object' && script !== null)
  return isWhole && JSON.stringify(scripts).length <= maxSnippet ? scripts : null
}

/** Replaces the page’s invalid JSON-LD with a repaired copy, plus a node in the page’s own words if that doesn’t say what the page is about. */
export function invalidFix(facts: AuditFacts): string {
  const { nodes, errors } = facts.page.jsonLd
  const fixed = repaired(facts) ?? []
  const said = [...nodes, ...fixed.flatMap(nodesIn)]
  const own = fixed.length > 0 && isEnough(said, isSoftware(facts)) ? [] : [nodeFrom(facts)]
  // A product that lacks something is completed along with them.
  const isLacking = nodes.some((node) => isProduct(node) && lacksOf(node).length > 0) && !isEnough(nodes, true)
  const valid = isLacking ? (rightScripts(facts.page, 'USD')?.scripts ?? []) : []
  const state = { done: false }
  const scripts = [...valid.map((script) => complete(script, facts, state) as object), ...fixed, ...own].map(jsonLdScript)
  const which =
    valid.length > 0
      ? 'all JSON-LD scripts'
      : errors.length === 1
        ? 'the invalid JSON-LD script'
        : `all ${errors.length} invalid JSON-LD scripts`
  const instruction = `Replace ${which} with ${pluralForm(scripts.length, 'this', 'these')}${addressNote(facts.page)}:`
  return paste(instruction, scripts.join('\n'))
}
