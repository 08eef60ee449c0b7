import { load } from 'cheerio'
import { Webhook as Verifier } from 'standardwebhooks'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { runReceiver, type Receiver } from '../../../support/receiver.ts'
import { runService, type RunningService } from '../../../support/service.ts'
import { Visitor } from '../../../support/visitor.ts'

let service: RunningService
let receiver: Receiver
let someone: Visitor
beforeAll(async () => {
  receiver = await runReceiver()
  service = await runService({ CRAWL_ALLOW: receiver.host, MODERATORS: 'mia@example.com' })
  someone = await new Visitor(service.origin).signUp('someone@example.com')
})
afterAll(async () => {
  await service.close()
  await receiver.close()
})

const read = async (visitor: Visitor, path: string) => load(await (await visitor.open(path)).text())

test('a maker adds a webhook, sends a test event that its secret verifies, and resends it; nobody else sees it', async () => {
  const ada = await new Visitor(service.origin).signUp('ada@example.com')
  const added = await ada.send('/profile/webhooks/', { url: receiver.url, kinds: 'live' })
  expect(added.status).toBe(303)
  const path = (added.headers.get('Location') ?? '').replace('?done=add-webhook', '')
  const secret = (await read(ada, path))('.copy-line__text').text().trim()
  expect((await ada.send(path, { do: 'send-test' })).status).toBe(303)
  await expect.poll(() => receiver.received.length).toBe(1)
  const [request] = receiver.received
  expect(new Verifier(secret).verify(request?.body ?? '', request?.headers as Record<string, string>)).toMatchObject({
    type: 'webhook.test',
  })
  await expect.poll(async () => (await read(ada, path))('.delivery').text()).toMatch(/Delivered.*webhook\.test.*1 attempt\s· status 204/s)
  const delivery = (await read(ada, path))('input[name=delivery]').val()
  expect((await ada.send(path, { do: 'resend', delivery: String(delivery) })).status).toBe(303)
  await expect.poll(() => receiver.received.length).toBe(2)
  const bob = await new Visitor(service.origin).signUp('bob@example.com')
  expect([(await bob.open(path)).status, (await bob.send(path, { do: 'delete-webhook' })).status]).toEqual([404, 404])
})

test('somebody whose email isn’t verified can add no webhook, and is sent nothing', async () => {
  const eve = await new Visitor(service.origin).signUpUnproven('eve@example.com')
  expect((await read(eve, '/profile/webhooks/'))('[name=url]').length).toBe(0)
  const before = receiver.received.length
  expect((await eve.send('/profile/webhooks/', { url: receiver.url, kinds: 'live', do: 'add-webhook' })).status).toBe(403)
  const [profile] = await service.world.store.list('profiles', 'email', 'eve@example.com')
  const webhook = { id: 'eves', ownerId: profile?.id ?? '', url: receiver.url, secret: 'whsec_AAAA', kinds: ['live'], createdAt: '' }
  await service.world.store.transact((transaction) => transaction.put('webhooks', webhook))
  expect((await eve.send('/profile/webhooks/eves/', { do: 'send-test' })).status).toBe(403)
  expect((await eve.send('/profile/webhooks/eves/', { do: 'delete-webhook' })).status).toBe(303)
  expect(receiver.received.length).toBe(before)
})

test.each([
  ['http://example.com/', 'Enter a URL that starts with https://.'],
  ['https://127.0.0.1/', 'isn’t on the public internet'],
  ['https://[::ffff:10.0.0.1]/', 'isn’t on the public internet'],
  ['https://2130706433/', 'isn’t on the public internet'],
  ['https://me:pass@example.com/', 'Remove the user name and password'],
  ['nonsense', 'isn’t a valid URL'],
])('%s is refused beside its field, and kept', async (url, sentence) => {
  const answer = await someone.send('/profile/webhooks/', { url, kinds: 'live' })
  const page = load(await answer.text())
  expect([answer.status, page('[name=url]').val(), page('[value=live]').is(':checked'), page('[value=votes]').is(':checked')]).toEqual([
    400,
    url,
    true,
    false,
  ])
  expect(page('#field-url-error').text()).toContain(sentence)
})

test('the operator’s webhooks are for moderators only', async () => {
  const path = '/moderation/webhooks/'
  const mia = await new Visitor(service.origin).signUp('mia@example.com')
  const added = await mia.send(path, { url: `${receiver.url}site`, kinds: 'reported' })
  expect(added.headers.get('Location')).toMatch(/^\/moderation\/webhooks\/[0-9a-f]+\/\?done=add-webhook$/)
  expect((await read(mia, path))('.webhooks__url').text()).toBe(`${receiver.url}site`)
  expect([(await someone.open(path)).status, (await someone.send(path, { url: receiver.url, kinds: 'live' })).status]).toEqual([404, 404])
  const own = await someone.send('/profile/webhooks/', { url: receiver.url, kinds: 'reported' })
  expect([own.status, load(await own.text())('#field-kinds-error').text()]).toEqual([400, 'Choose at least one event.'])
})
