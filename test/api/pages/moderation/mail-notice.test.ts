import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { load } from 'cheerio'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readChecklist } from '../../../../api/actions/settings/read-checklist.ts'
import { runLoggedService, type LoggedService } from '../../../support/logged-service.ts'
import { runSmtpServer, type SmtpServer } from '../../../support/smtp-server.ts'
import { worldAt } from '../../../support/served-worlds.ts'
import { Visitor } from '../../../support/visitor.ts'

let folder: string
let smtp: SmtpServer
let service: LoggedService
let mia: Visitor
let ada: Visitor
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'slipway-mail-notice-'))
  smtp = await runSmtpServer()
  service = await runLoggedService(folder, { SMTP_URL: smtp.url, MODERATORS: 'mia@example.org', MAIL_FROM: 'Launches <hello@example.org>' })
  mia = await new Visitor(service.origin).signUp('mia@example.org', 'Mia')
  ada = await new Visitor(service.origin).signUp('ada@example.org')
})
afterAll(async () => {
  await service.close()
  await smtp.close()
  await rm(folder, { recursive: true })
})

const ask = (email: string) => new Visitor(service.origin).send('/reset/', { do: 'reset-link', email })
const notice = async () => {
  const page = load(await (await mia.open('/moderation/')).text())
  const parts = page('.mail-notice').find('h2, p').toArray()
  return parts.map((part) => page(part).text().trim()).join(' ')
}
const figures = async () => {
  const lines = (await (await fetch(`${service.origin}/metrics`)).text()).split('\n')
  return lines.filter((line) => line.startsWith('slipway_mails_'))
}
const sending = async () => {
  const world = worldAt(service.origin)
  return world && (await readChecklist(world)).find(({ title }) => title === 'Send emails')
}
const decide = (visitor: Visitor, decision: string, headers = {}) => visitor.send('/moderation/', { do: decision }, headers)
const reject = () => smtp.answer((step) => (step === 'RCPT' ? '550 5.1.1 <ada@example.org> <b>unknown</b>' : undefined))

test('moderators see the server’s error without the recipient, and resend the email with a new link', async () => {
  expect(await notice()).toBe('')
  reject()
  await ask('ada@example.org')
  await expect.poll(notice).toContain('1 email couldn’t be sent')
  expect(await notice()).toContain('The oldest was queued just now. Last error: 550 5.1.1 <[recipient]> <b>unknown</b>')
  expect(await figures()).toEqual([
    'slipway_mails_total{outcome="sent"} 0',
    'slipway_mails_total{outcome="retried"} 0',
    'slipway_mails_total{outcome="failed"} 1',
    'slipway_mails_waiting 0',
    'slipway_mails_failed 1',
  ])
  expect(service.log.join('')).not.toContain('ada@example.org')

  smtp.answer(() => undefined)
  const answer = await decide(mia, 'resendEmails')
  expect(answer.status).toBe(303)
  expect(await (await mia.open(answer.headers.get('Location') ?? '')).text()).toContain('Resending 1 email.')
  await expect.poll(() => smtp.mails.join('')).toMatch(/^From: Launches <hello@example\.org>\nTo: ada@example\.org$/m)
  const [, token] = /token=3D(\w+)/.exec(smtp.mails.join('').replaceAll('=\n', '')) ?? []
  expect(
    (await new Visitor(service.origin).send('/reset/', { do: 'reset-password', token: token ?? '', password: 'nine grey moorings' }))
      .status,
  ).toBe(303)
  expect(await notice()).toBe('')
  expect(await figures()).toContain('slipway_mails_total{outcome="sent"} 1')
})

test('only moderators see and decide, and no other site can', async () => {
  reject()
  await ask('ada@example.org')
  await expect.poll(notice).toContain('1 email')
  const other = await new Visitor(service.origin).signUp('eve@example.org')
  expect((await decide(other, 'resendEmails')).status).toBe(404)
  expect((await decide(new Visitor(service.origin), 'deleteEmails')).status).toBe(401)
  expect((await decide(mia, 'deleteEmails', { Origin: 'https://evil.example' })).status).toBe(403)
  expect((await decide(mia, 'burn')).status).toBe(400)
  expect(await notice()).toContain('1 email couldn’t be sent')
  expect(await sending()).toMatchObject({ isDone: true })

  const answer = await decide(mia, 'deleteEmails')
  expect(await (await mia.open(answer.headers.get('Location') ?? '')).text()).toContain('1 email deleted.')
  expect(await notice()).toBe('')
})

test.each([
  ['?done=emails-resent&about=3', 'Resending 3 emails.'],
  ['?done=emails-deleted&about=3', '3 emails deleted.'],
  ['?done=emails-deleted&about=0', '0 emails deleted.'],
  ['?done=emails-deleted&about=many', ''],
  ['', ''],
])('the page opened with “%s” says “%s”', async (query, says) => {
  const page = load(await (await mia.open(`/moderation/${query}`)).text())
  expect(page('.notice[role=status]').text()).toBe(says)
  const elsewhere = await mia.open(`/moderation/${query}`, { headers: { 'Sec-Fetch-Site': 'cross-site' } })
  expect(load(await elsewhere.text())('.notice[role=status]').length).toBe(0)
})

test('a request for an address without an account leaves nothing', async () => {
  reject()
  await expect.poll(figures).toContain('slipway_mails_waiting 0')
  const before = await figures()
  await ask('nobody@example.org')
  await expect.poll(figures).toEqual(before)
  expect(await notice()).toBe('')
  expect((await ada.open('/moderation/')).status).not.toBe(200)
})

test('the checklist tells a mail server that refuses all from one recipient who isn’t known', async () => {
  smtp.answer((step) => (step === 'MAIL' ? '451 4.3.0 Down' : undefined))
  await ask('ada@example.org')
  await expect.poll(sending).toMatchObject({ isDone: false, how: expect.stringContaining('aren’t getting through') })
})
