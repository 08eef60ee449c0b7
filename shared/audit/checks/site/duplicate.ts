import { hostOf } from '../../../hosts.ts'
import { defineCheck, fail, pass, paste, warn } from '../../check.ts'
import { nameOf } from '../../words/own-words.ts'

export const duplicate = defineCheck({
  id: 'duplicate',
  label: 'No duplicate listing',
  weight: 8,
  needs: ['catalog'],
  run(facts) {
    const known = facts.catalog.duplicate
    if (known === null) return pass('No launch uses this URL or a similar name.')
    if (known.kind === 'listed') {
      const fix = paste('Already yours? Sign in and edit the existing listing:', known.productUrl)
      return fail(`${known.name} is already listed.`, fix)
    }
    if (known.kind === 'launching') {
      return fail(
        'This product already has a launch in progress.',
        paste('Already yours? Follow the launch in your dashboard:', known.productUrl),
      )
    }
    const name = nameOf(facts)
    const apart = hostOf(facts.page.url) === name ? `${name}, the other one` : `${name} (${hostOf(facts.page.url)})`
    return warn(`${known.name} has a similar name: ${known.productUrl}`, paste('Choose a more distinctive name:', apart))
  },
})
