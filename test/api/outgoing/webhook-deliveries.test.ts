import { Webhook as Verifier } from 'standardwebhooks'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { emit, fanOut } from '../../../api/notices/fan-out.ts'
import {
  addWebhook,
  pauseWebhook,
  resendDelivery,
  rotateSecret,
  sendTest,
  readWebhook,
} from '../../../api/actions/webhooks/manage-webhook.ts'
import { queueDeliveries, deliveryWriter } from '../../../api/notices/webhooks/write-delivery.ts'
import { createWebhookClient } from '../../../api/crawler/webhook-client.ts'
import type { Webhook } from '../../../api/domain/webhooks/webhook.ts'
import { createLogger } from '../../../api/startup/logger.ts'
import type { EventFacts } from '../../../api/notices/kinds.ts'
import { createWebhookDeliveries } from '../../../api/outgoing/webhook-deliveries.ts'
import type { World } from '../../../api/ports/world.ts'
import { ada, openLaunchWorld, type LaunchWorld } from '../../support/launch-world.ts'
import { literalLaunch } from '../../support/literal-launch.ts'
import { runReceiver, type Receiver, type Received } from '../../support/receiver.ts'
import { runLog } from '../../support/run-log.ts'

let place: LaunchWorld
let world: World
let receiver: Receiver
let deliveries: ReturnType<typeof createWebhookDeliveries>
let now: number
const minute = 60_000
const later = (minutes: number) => (now += minutes * minute)

beforeEach(async () => {
  receiver = await runReceiver()
  const launch = literalLaunch({ id: 'l1', slug: 'acme', ownerId: ada.id, status: 'live', launchDate: '2026-11-16' })
  place = await openLaunchWorld({ launches: [launch] })
  const webhookClient = createWebhookClient({ allow: [receiver.host], userAgent: 'Slipway/1.0', postMs: 800 })
  now = Date.now()
  world = { ...place.world, clock: () => new Date(now), receiverError: webhookClient.errorOf }
  deliveries = createWebhookDeliveries({
    store: world.store,
    clock: world.clock,
    webhookClient,
    write: (delivery) => deliveryWriter(world)(delivery),
    logger: createLogger('debug', runLog()),
    timing: { delay: 0, interval: 10, attemptTimeout: 10_000, grace: 1000 },
  })
  deliveries.start()
})
afterEach(async () => {
  await deliveries.close()
  await place.close()
  await receiver.close()
})

const add = (url = receiver.url, kinds = ['live', 'update', 'comment']) => addWebhook(world, { place: 'own', url, kinds }, ada)
const happen = async (event: EventFacts = { kind: 'live', facts: {} }) => {
  await world.store.transact((transaction) => emit(world, transaction, { ...event, launchId: 'l1', by: null }))
  await fanOut(world)
}
const logOf = async ({ id }: Webhook) => (await readWebhook(world, 'own', id, ada)).deliveries
const statesOf = async (webhook: Webhook) => (await logOf(webhook)).map(({ state, status, attempts }) => [state, status, attempts])
/** As many attempts have been answered. One that this machine was too busy for is made again a minute later, so that minute passes, too. */
const attempted = async (webhook: Webhook, attempts: number) => {
  await expect
    .poll(async () => {
      const [delivery] = await world.store.list('deliveries', 'webhookId', webhook.id)
      if (delivery?.attempts === attempts - 1 && delivery.dueAt > world.clock().toISOString()) later(1)
      return [delivery?.attempts, delivery?.attemptedAt === world.clock().toISOString()]
    })
    .toEqual([attempts, true])
}
const verify = (secret: string, { body, headers }: Received) => new Verifier(secret).verify(body, headers as Record<string, string>)

test('an event isn’t sent for somebody whose email isn’t verified any more, nor one that was waiting', async () => {
  const webhook = await add()
  const put = (emailProven: boolean) =>
    world.store.transact(async (transaction) => {
      const { emailProven: _, ...rest } = (await transaction.get('profiles', ada.id)) ?? ada
      await transaction.put('profiles', { ...rest, ...(emailProven && { emailProven: true as const }) })
    })
  await put(false)
  await happen()
  expect(await statesOf(webhook)).toEqual([])
  await put(true)
  await deliveries.close()
  await happen()
  await put(false)
  const [waiting] = await world.store.list('deliveries', 'webhookId', webhook.id)
  expect(waiting && (await deliveryWriter(world)(waiting))).toBe('The account’s email isn’t verified.')
  expect(receiver.received).toHaveLength(0)
})

test('an event is signed: the standard’s own verifier accepts it, once for each event', async () => {
  const webhook = await add()
  await happen()
  await fanOut(world)
  await expect.poll(() => statesOf(webhook)).toEqual([['sent', 204, 1]])
  const [request] = receiver.received
  expect(receiver.received).toHaveLength(1)
  expect(request && verify(webhook.secret, request)).toMatchObject({
    type: 'launch.live',
    data: { launch: { slug: 'acme', status: 'live', productUrl: 'https://slipway.example/launches/acme/' } },
  })
  expect(() => request && verify(webhook.secret, { ...request, body: `${request.body} ` })).toThrow('No matching signature')
})

test('a comment comes with its public text and author, and with nobody’s email', async () => {
  const webhook = await add()
  const comment = {
    id: 'c1',
    launchId: 'l1',
    accountId: 'bob',
    author: { name: 'Bob', handle: 'bob' },
    text: 'Nice!',
    at: '2026-11-18T10:00:00Z',
  }
  await world.store.transact((transaction) => transaction.put('comments', comment))
  await happen({ kind: 'comment', facts: { commentId: 'c1' } })
  await expect.poll(() => statesOf(webhook)).toEqual([['sent', 204, 1]])
  expect(JSON.parse(receiver.received[0]?.body ?? '')).toMatchObject({ data: { comment: { text: 'Nice!', author: { handle: 'bob' } } } })
  expect(receiver.received[0]?.body).not.toMatch(/@example|accountId/)
})

test('a receiver that fails, redirects, hangs up or never answers gets the same message again, and once it answers, it’s sent', async () => {
  const webhook = await add()
  const failures = ['status', 'redirect', 'drop', 'hang'] as const
  let turn = 0
  receiver.answer((response) => {
    const failure = failures[turn++]
    if (failure === 'status') response.writeHead(500).end('x'.repeat(1_000_000))
    else if (failure === 'redirect') response.writeHead(307, { location: `${receiver.url}elsewhere` }).end()
    else if (failure === 'drop') response.destroy()
    else if (failure === undefined) response.writeHead(200).end('x'.repeat(1_000_000))
  })
  await happen()
  for (const [at, wait] of [1, 5, 15, 60].entries()) {
    await attempted(webhook, at + 1)
    expect((await logOf(webhook))[0]).toMatchObject({ state: 'waiting', attempts: at + 1 })
    later(wait)
  }
  await expect.poll(() => statesOf(webhook)).toEqual([['sent', 200, 5]])
  expect(new Set(receiver.received.map(({ headers }) => headers['webhook-id'])).size).toBe(1)
  expect(new Set(receiver.received.map(({ headers }) => headers['webhook-timestamp'])).size).toBe(5)
  expect(receiver.received.map(({ path }) => path)).not.toContain('/elsewhere')
})

test('a delivery fails after about a day and can be resent with its id; 410 turns the webhook off', async () => {
  const webhook = await add()
  receiver.answer((response) => void response.writeHead(503).end())
  await happen()
  for (const [at, wait] of [1, 5, 15, 60, 180, 480, 720, 0].entries()) {
    await attempted(webhook, at + 1)
    later(wait)
  }
  expect(await statesOf(webhook)).toEqual([['failed', 503, 8]])
  receiver.answer((response) => void response.writeHead(410).end())
  const [delivery] = await logOf(webhook)
  await resendDelivery(world, { place: 'own', id: webhook.id, delivery: delivery?.id ?? '' }, ada)
  await expect.poll(() => statesOf(webhook)).toEqual([['failed', 410, 1]])
  expect(new Set(receiver.received.map(({ headers }) => headers['webhook-id'])).size).toBe(1)
  expect((await readWebhook(world, 'own', webhook.id, ada)).webhook.off).toMatchObject({ because: 'gone' })
  await happen()
  expect(await logOf(webhook)).toHaveLength(1)
})

test('for a day, a replaced secret signs as well as the new one', async () => {
  const webhook = await add()
  await rotateSecret(world, { place: 'own', id: webhook.id }, ada)
  const { secret } = (await readWebhook(world, 'own', webhook.id, ada)).webhook
  await sendTest(world, { place: 'own', id: webhook.id }, ada)
  await expect.poll(() => receiver.received).toHaveLength(1)
  const signature = () => String(receiver.received.at(-1)?.headers['webhook-signature'])
  for (const each of [secret, webhook.secret])
    expect(receiver.received.map((one) => verify(each, one))).toMatchObject([{ type: 'webhook.test' }])
  expect(signature().split(' ')).toHaveLength(2)
  later(24 * 60)
  await sendTest(world, { place: 'own', id: webhook.id }, ada)
  await expect.poll(() => receiver.received).toHaveLength(2)
  expect(signature().split(' ')).toHaveLength(1)
})

test('nothing is sent for a suspended account or by a paused webhook', async () => {
  const webhook = await add()
  await pauseWebhook(world, { place: 'own', id: webhook.id }, ada)
  await happen()
  await add(`${receiver.url}other`)
  const suspension = { at: '2026-11-01T00:00:00Z', until: null, reason: 'Spam', by: null }
  await world.store.transact((transaction) => transaction.put('profiles', { ...ada, suspension }))
  await happen()
  expect([...(await world.store.list('deliveries', 'state', 'waiting')), ...receiver.received]).toEqual([])
})

test('a hub is pinged about the feeds that changed', async () => {
  world = { ...world, websubHub: `${receiver.url}hub` }
  const event = { id: 'h1', state: 'waiting', kind: 'live', launchId: 'l1', by: null, at: '', facts: {} } as const
  await world.store.transact((transaction) => queueDeliveries(world, transaction, event, { ownerId: null }))
  await expect.poll(() => receiver.received).toHaveLength(1)
  const [{ path, body, headers } = { path: '', body: '', headers: {} }] = receiver.received
  expect([path, headers['content-type'], headers['webhook-signature']]).toEqual(['/hub', 'application/x-www-form-urlencoded', undefined])
  const form = new URLSearchParams(body)
  expect(form.get('hub.mode')).toBe('publish')
  expect(form.getAll('hub.url')).toEqual(
    expect.arrayContaining([
      'https://slipway.example/feed.atom',
      'https://slipway.example/weeks/2026-w47/feed.json',
      'https://slipway.example/launches/acme/updates.atom',
    ]),
  )
})

test('a receiver isn’t blamed for an attempt that we were too busy for: it is made again, and doesn’t count', async () => {
  const webhook = await add()
  // This process stands still, as on a machine that gives it no CPU time.
  receiver.answer(() => void Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 1500))
  await happen()
  await expect
    .poll(async () =>
      (await world.store.list('deliveries', 'webhookId', webhook.id)).map(({ attempts, error, dueAt }) => [
        attempts,
        error,
        dueAt > new Date(now).toISOString(),
      ]),
    )
    .toEqual([[0, null, true]])
  expect(await world.store.transact((transaction) => transaction.get('webhooks', webhook.id))).not.toHaveProperty('failingSince')
  receiver.answer((response) => void response.writeHead(204).end())
  later(2)
  await expect.poll(() => statesOf(webhook)).toEqual([['sent', 204, 1]])
})
