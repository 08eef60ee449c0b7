import { isListable } from '../../../listing/page-kind.ts'
import { addressNote } from '../../address.ts'
import { defineCheck, fail, pass, paste, warn } from '../../check.ts'
import { jsonLdScript } from '../../snippets.ts'
import { isSoftware } from '../../structured-data/is-software.ts'
import { contradicted, nodeFrom } from '../../structured-data/own-node.ts'
import { isNamed, isProduct, lacksOf } from '../../structured-data/products.ts'
import { scriptsFix } from '../../structured-data/scripts-fix.ts'

/** Whether JSON-LD says what the page is about. What it says is for `structured-values.ts`. */
export const structuredData = defineCheck({
  id: 'structured-data',
  label: 'Structured data',
  weight: 2,
  learnMore: 'https://developers.google.com/search/docs/appearance/structured-data/software-app',
  run(facts) {
    const { nodes, errors } = facts.page.jsonLd
    if (nodes.length + errors.length === 0 && !isListable(facts.page)) {
      return warn('No product structured data (JSON-LD).', 'Add a JSON-LD script once the page describes the product.')
    }
    const script = jsonLdScript(nodeFrom(facts))
    const replace = (which: string) => paste(`Replace ${which} with this${addressNote(facts.page)}:`, script)
    if (errors.length > 0) {
      const which = errors.length === 1 ? 'the invalid JSON-LD script' : `all ${errors.length} invalid JSON-LD scripts`
      return fail(`A JSON-LD script isn’t valid JSON: ${errors[0]}`, replace(which))
    }
    const mend = () => scriptsFix(facts) ?? replace('the product’s JSON-LD script')
    const asked = contradicted(facts)
    if (asked.length > 0) return warn(`JSON-LD says free, but the page shows ${asked.join(', ')}.`, mend())
    const products = nodes.filter(isProduct)
    if (products.some((node) => lacksOf(node).length === 0)) return pass('Found, with name and offers.')
    const [product] = products
    if (product !== undefined) return warn(`Product JSON-LD is missing ${lacksOf(product).join(' and ')}.`, mend())
    const add = paste(`Add this to your <head>${addressNote(facts.page)}:`, script)
    if (isSoftware(facts)) return warn('No product structured data (JSON-LD).', add)
    // Nothing on the page says that it’s software: whatever it calls itself will do.
    return nodes.some(isNamed) ? pass('Found.') : warn('No structured data (JSON-LD) says what this site is.', add)
  },
})
