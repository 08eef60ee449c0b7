import { defineCheck, fail, pass, paste, warn } from '../../check.ts'
import type { LinkFacts } from '../../facts.ts'

/** Statuses of sites that turn robots away or ask for a sign-in: people get through. */
const guarded = new Set([401, 402, 403, 405, 407, 418, 429, 451, 503, 999])

const isBroken = ({ status }: LinkFacts) => status === null || (status >= 400 && !guarded.has(status))

export const links = defineCheck({
  id: 'links',
  label: 'Working links',
  weight: 4,
  needs: ['links'],
  run({ links: sample }) {
    const broken = sample.filter(isBroken)
    if (sample.length === 0) return pass('There are no links to try.')
    const only = sample.length === 1
    if (broken.length === 0)
      return pass(only ? 'The one link that was tried answers.' : `All ${sample.length} links that were tried answer.`)
    const list = broken.map(({ url, status, reason }) => `${url} (${status === null ? (reason ?? 'no answer') : `status ${status}`})`)
    const fix = paste('Correct or remove the links to these addresses:', list.join('\n'))
    const detail = only
      ? 'The one link that was tried is broken.'
      : `${broken.length} of ${sample.length} links that were tried ${broken.length === 1 ? 'is' : 'are'} broken.`
    return broken.length * 2 > sample.length ? fail(detail, fix) : warn(detail, fix)
  },
})
