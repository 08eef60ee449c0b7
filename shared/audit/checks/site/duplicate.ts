import { hostOf } from '../../../hosts.ts'
import { defineCheck, fail, pass, paste, warn } from '../../check.ts'
import { nameOf } from '../../words/own-words.ts'

export const duplicate = defineCheck({
  id: 'duplicate',
  label: 'Duplicate listing',
  weight: 8,
  needs: ['catalog'],
  run(facts) {
    const known = facts.catalog.duplicate
    if (known === null) return pass('No other launch uses this URL or a similar name.')
    // Whoever isn’t signed in may be its maker.
    const make = known.mayBeOwn === true ? warn : fail
    if (known.kind === 'listed')
      return make(`${known.name} is already listed: ${known.productUrl}`, 'If it’s yours, sign in and edit that listing instead.')
    if (known.kind === 'launching')
      return make('This product has already been submitted.', 'If it’s yours, sign in and follow its launch in your dashboard.')
    const name = nameOf(facts)
    const apart = hostOf(facts.page.url) === name ? `${name}, the other one` : `${name} (${hostOf(facts.page.url)})`
    return warn(`${known.name} has a similar name: ${known.productUrl}`, paste('Choose a more distinctive name:', apart))
  },
})
