import { isListable } from '../../../listing/page-kind.ts'
import { addressNote } from '../../address.ts'
import { defineCheck, fail, pass, paste, warn } from '../../check.ts'
import { jsonLdScript } from '../../snippets.ts'
import { invalidFix } from '../../structured-data/invalid-scripts.ts'
import { isSoftware } from '../../structured-data/is-software.ts'
import { contradicted, nodeFrom } from '../../structured-data/own-node.ts'
import { isEnough, isProduct, lacksOf } from '../../structured-data/products.ts'
import { scriptsFix } from '../../structured-data/scripts-fix.ts'

/** Types that only belong to what a page is about. */
const part =
  /^(?:BreadcrumbList|(?:List|Menu)Item|PostalAddress|GeoCoordinates|ImageObject|VideoObject|WP\w+|SiteNavigationElement|(?:Aggregate)?Offer|(?:Aggregate)?Rating|Review|Person|Question|Answer|Comment|Quotation|ContactPoint|OpeningHoursSpecification|\w*Action)$/

/** Whether JSON-LD says what the page is about. `structured-values.ts` checks its values. */
export const structuredData = defineCheck({
  id: 'structured-data',
  label: 'Structured data',
  weight: 2,
  learnMore: 'https://developers.google.com/search/docs/appearance/structured-data/software-app',
  run(facts) {
    const { nodes, errors } = facts.page.jsonLd
    const marked = facts.page.microdata.map((type) => ({ '@type': type.replace(/^.*[/:]/, '') }))
    const isMarked = marked.some(isProduct) || (!isSoftware(facts) && marked.some((node) => !part.test(node['@type'])))
    if (nodes.length + errors.length === 0 && isMarked) return pass('Found, as microdata or RDFa.')
    if (nodes.length + errors.length === 0 && !isListable(facts.page)) {
      return warn('No product structured data (JSON-LD).', 'Add a JSON-LD script once the page describes the product.')
    }
    if (errors.length > 0) return fail(`A JSON-LD script isn’t valid JSON: ${errors[0]}`, invalidFix(facts))
    const own = (instruction: string) => paste(`${instruction}${addressNote(facts.page)}:`, jsonLdScript(nodeFrom(facts)))
    const repair = () => scriptsFix(facts) ?? own('Replace the product’s JSON-LD script with this')
    const asked = contradicted(facts)
    if (asked.length > 0) return warn(`JSON-LD says free, but the page shows ${asked.join(', ')}.`, repair())
    const products = nodes.filter(isProduct)
    if (isEnough(products, true)) return pass('Found, with name and offers.')
    const [product] = products
    if (product !== undefined)
      return warn(
        `Product JSON-LD is missing ${lacksOf(product)
          .map((one) => (one === 'offers' && product[one] !== undefined ? 'a price in its offers' : one))
          .join(' and ')}.`,
        repair(),
      )
    const software = isSoftware(facts)
    if (isEnough(nodes, software)) return pass('Found.')
    const add = own('Add this to your <head>')
    return warn(software ? 'No product structured data (JSON-LD).' : 'No structured data (JSON-LD) says what this site is.', add)
  },
})
