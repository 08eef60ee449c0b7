import { hostOf } from '../../../hosts.ts'
import { defineCheck, fail, pass, paste, warn } from '../../check.ts'
import { nameOf } from '../../words/own-words.ts'

export const duplicate = defineCheck({
  id: 'duplicate',
  label: 'New to the catalog',
  weight: 8,
  needs: ['catalog'],
  run(facts) {
    const known = facts.catalog.duplicate
    if (known === null) return pass('No launch has this address or a similar name.')
    if (known.kind === 'listed') {
      const fix = paste(
        `If it is yours, change the listing instead of launching again: sign in at ${facts.catalog.siteUrl}/dashboard/ and open:`,
        known.productUrl,
      )
      return fail(`${known.name} is already listed.`, fix)
    }
    if (known.kind === 'launching') {
      return fail(
        'This product is already on its way to a launch.',
        paste('If the launch is yours, follow it in your dashboard:', known.productUrl),
      )
    }
    const name = nameOf(facts)
    const apart = hostOf(facts.page.url) === name ? `${name}, the other one` : `${name} (${hostOf(facts.page.url)})`
    return warn(`${known.name} has a similar name: ${known.productUrl}`, paste('List it under a name that tells the two apart:', apart))
  },
})
