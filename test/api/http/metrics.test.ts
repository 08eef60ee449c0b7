import { afterAll, beforeAll, expect, it } from 'vitest'
import { createMetrics } from '../../../api/http/metrics.ts'
import packageFile from '../../../package.json' with { type: 'json' }
import { runService, type RunningService } from '../../support/service.ts'
import { Visitor } from '../../support/visitor.ts'

let service: RunningService
beforeAll(async () => {
  service = await runService({ BUILD_COMMIT: '1a2b3c4', AUDITS_PER_HOUR: '100', CRAWL_ALLOW: '127.0.0.1:1' })
})
afterAll(() => service.close())

/** The lines of /metrics that begin with a name, and the values they have. */
async function stats(name: string): Promise<Record<string, number>> {
  const text = await (await fetch(`${service.origin}/metrics`)).text()
  const lines = text.split('\n').filter((line) => line.startsWith(name))
  return Object.fromEntries(lines.map((line) => [line.slice(0, line.lastIndexOf(' ')), Number(line.slice(line.lastIndexOf(' ')))]))
}

const audit = (url: string) =>
  fetch(`${service.api}/launch-readiness/`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ url }),
  })

it('show the running build', async () => {
  const [labels = ''] = Object.keys(await stats('slipway_build_info'))
  expect(labels).toContain(`version="${packageFile.version}"`)
  expect(labels).toContain('commit="1a2b3c4"')
  expect(labels).toContain('store="embedded"')
  expect(labels).toContain(`node="${process.versions.node}"`)
})

it('count emails from 0, before one is sent', async () => {
  expect(await stats('slipway_mails_total')).toEqual({
    'slipway_mails_total{outcome="sent"}': 0,
    'slipway_mails_total{outcome="retried"}': 0,
    'slipway_mails_total{outcome="failed"}': 0,
  })
})

it('count accounts as they are created', async () => {
  expect(await stats('slipway_sign_ups_total')).toEqual({ slipway_sign_ups_total: 0 })
  await new Visitor(service.origin).signUp('ada@example.com')
  expect(await stats('slipway_sign_ups_total')).toEqual({ slipway_sign_ups_total: 1 })
})

it('count audits by how they ended, whoever asked', async () => {
  const before = await stats('slipway_audits_total')
  expect(Object.values(before)).toEqual([0, 0, 0, 0, 0, 0])
  await audit('http://127.0.0.1:1/') // nobody listens there
  await audit('http://10.0.0.1/')
  await fetch(`${service.origin}/audit/`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
    body: 'url=http%3A%2F%2F127.0.0.1%3A1%2F',
  })
  await audit('')
  expect(await stats('slipway_audits_total')).toEqual({
    ...before,
    'slipway_audits_total{outcome="unreachable"}': 2,
    'slipway_audits_total{outcome="refused"}': 1,
  })
})

it('count launches in review', async () => {
  const waiting = await service.world.store.countBy('launches', 'status', 'pending_review')
  expect(waiting).toBeGreaterThan(0)
  expect(await stats('slipway_launches_in_review')).toEqual({ slipway_launches_in_review: waiting })
})

it('are sent without the store’s figures while it is unavailable', async () => {
  const metrics = createMetrics()
  let isAway = false
  metrics.watchStore({ countBy: () => (isAway ? Promise.reject(new Error('away')) : Promise.resolve(7)) })
  expect(await metrics.read()).toMatch(/^slipway_launches_in_review 7$/m)
  isAway = true
  const text = await metrics.read()
  expect(text).not.toMatch(/^slipway_(?:launches|mails)_\w+ /m)
  expect(text).toMatch(/^slipway_sign_ups_total 0$/m)
})
