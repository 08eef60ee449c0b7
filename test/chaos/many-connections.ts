import { Visitor } from '../support/visitor.ts'
import { onBothStores } from './both-stores.ts'
import { askForLink, boundMs, flood, from, healthz, keepAsking } from './callers.ts'
import type { Outcome } from './fault.ts'

const tried = 120
const most = 20
/** An account may have fifteen codes in progress, because each counts as wrong until it is checked (the quota `codes`). */
const atOnce = 14

/** An account approves as many requests as it can, fourteen at once, while others connect. */
export const connectWithoutEnd = (): Promise<Outcome> =>
  onBothStores(async (service) => {
    const misses: string[] = []
    const ada = await new Visitor(service.origin).signUp('ada@example.com')
    const bob = await new Visitor(service.origin).signUp('bob@example.com')
    const approve = (visitor: Visitor, code: string, ip: string) => visitor.send('/connect/', { code, do: 'approve-code' }, from(ip))
    const codes = await flood(tried, async (nth) => (await askForLink(service, `203.0.113.${nth % 12}`, `agent ${nth}`)) ?? '')
    if (codes.includes('')) misses.push('not everybody got a link')

    const health = keepAsking(() => healthz(service))
    const others = keepAsking(async (nth) => {
      if (nth >= most) return true
      const code = await askForLink(service, `198.51.100.${nth}`)
      const answer = await approve(bob, code ?? '', `198.51.100.${nth}`)
      return (await answer.text()).includes('slipway_ct_')
    })
    const outcomes = await flood(
      tried,
      async (nth) => {
        const answer = await approve(ada, codes[nth] ?? '', `203.0.113.${nth}`)
        const page = await answer.text()
        return page.includes('slipway_ct_') ? 'connected' : answer.status === 409 && page.includes('Revoke one') ? 'refused' : answer.status
      },
      atOnce,
    )
    const felt = { healthz: await health(), 'another account': await others() }

    const connected = outcomes.filter((outcome) => outcome === 'connected').length
    if (connected !== most) misses.push(`one account made ${connected} connections`)
    if (outcomes.filter((outcome) => outcome === 'refused').length !== tried - most)
      misses.push(`answered ${[...new Set(outcomes)].join(', ')}`)
    for (const [who, { asked, failed }] of Object.entries(felt)) {
      if (failed > 0) misses.push(`${who}: ${failed} of ${asked} refused`)
    }
    if (felt.healthz.slowest > boundMs) misses.push(`/healthz took ${Math.round(felt.healthz.slowest)} ms`)
    const waits = Object.entries(felt).map(([who, { slowest, asked }]) => `${who} ${Math.round(slowest)} ms of ${asked}`)
    return { rounds: tried, misses, note: `${connected} of ${tried}; slowest meanwhile: ${waits.join(', ')}` }
  })
