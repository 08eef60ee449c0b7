import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { logged, runLoggedService, type LoggedService } from '../../../support/logged-service.ts'
import { runSmtpServer } from '../../../support/smtp-server.ts'
import { callWith, connect } from '../../../support/tokens.ts'
import { goodPassword, Visitor } from '../../../support/visitor.ts'

let folder: string
let service: LoggedService
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'slipway-reset-'))
  service = await runLoggedService(folder, { TRUST_PROXY: '1' })
})
afterEach(() => vi.useRealTimers())
afterAll(async () => {
  await service.close()
  await rm(folder, { recursive: true })
})

const newPassword = 'nine grey moorings'
const link = /(\/reset\/\?token=\w+)/

const ask = (email: string, ip: string) =>
  new Visitor(service.origin).send('/reset/', { do: 'reset-link', email }, { 'X-Forwarded-For': ip })

/** A place to call from for each first letter. */
const ownAddress = (email: string) => `192.0.2.${email.charCodeAt(0)}`

/** Asks for a link as anybody can, and reads it where the operator can. */
async function askForLink(email: string): Promise<string> {
  service.log.length = 0
  await ask(email, ownAddress(email))
  return logged(service.log, link)
}
const tokenOf = (path: string) => path.slice(path.indexOf('=') + 1)
const reset = (token: string, password = newPassword) =>
  new Visitor(service.origin).send('/reset/', { do: 'reset-password', token, password })
const signIn = (email: string, password: string) => new Visitor(service.origin).send('/sign-in/', { email, password })

test('a link sets a new password, ends every session and works once', async () => {
  const ada = await new Visitor(service.origin).signUp('ada@example.com')
  const path = await askForLink('Ada@example.com')
  const page = await new Visitor(service.origin).open(path)
  expect(page.headers.get('Referrer-Policy')).toBe('same-origin')
  expect(page.headers.get('Cache-Control')).toBe('no-store')
  expect(await page.text()).toContain(`name="token" value="${tokenOf(path)}"`)

  const done = await reset(tokenOf(path))
  expect(done.headers.get('Location')).toBe('/sign-in/?done=password-reset')
  expect((await ada.open('/profile/')).status).toBe(303)
  expect((await signIn('ada@example.com', goodPassword)).status).toBe(401)
  expect((await signIn('ada@example.com', newPassword)).status).toBe(303)

  const again = await reset(tokenOf(path), 'eleven white gulls')
  expect(again.status).toBe(400)
  expect(await again.text()).toContain('This link has expired')
  expect((await signIn('ada@example.com', newPassword)).status).toBe(303)
})

test('an expired link says so when opened, and doesn’t ask for a password', async () => {
  await new Visitor(service.origin).signUp('over@example.com')
  const path = await askForLink('over@example.com')
  await reset(tokenOf(path))
  for (const dead of [path, '/reset/?token=', '/reset/?token=nonsense']) {
    const answer = await new Visitor(service.origin).open(dead)
    const page = await answer.text()
    expect([answer.status, page.includes('This link has expired'), page.includes('name="email"')]).toEqual([400, true, true])
    expect(page).not.toContain('name="password"')
  }
})

test('a link revokes every connection of the account', async () => {
  const abe = await new Visitor(service.origin).signUp('abe@example.com')
  const token = await connect(service, abe)
  await reset(tokenOf(await askForLink('abe@example.com')))
  expect(await callWith(service, token)).toBe(401)
})

test('two people with one link: one password is set', async () => {
  await new Visitor(service.origin).signUp('bea@example.com')
  const token = tokenOf(await askForLink('bea@example.com'))
  const answers = await Promise.all(['first of three', 'second of three', 'third of three'].map((password) => reset(token, password)))
  expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([303, 400, 400])
})

test('another link doesn’t disable earlier ones; the first one used disables the others', async () => {
  await new Visitor(service.origin).signUp('cleo@example.com')
  const older = tokenOf(await askForLink('cleo@example.com'))
  const newer = tokenOf(await askForLink('cleo@example.com'))
  expect((await reset(older)).status).toBe(303)
  expect((await reset(newer)).status).toBe(400)
})

test('a link expires after 30 minutes', async () => {
  await new Visitor(service.origin).signUp('dora@example.com')
  const [early, late] = [29, 31]
  const token = tokenOf(await askForLink('dora@example.com'))
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + late * 60_000 })
  expect((await reset(token)).status).toBe(400)
  vi.useRealTimers()
  const next = tokenOf(await askForLink('dora@example.com'))
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + early * 60_000 })
  expect((await reset(next)).status).toBe(303)
})

test('a refused password doesn’t use up the link', async () => {
  await new Visitor(service.origin).signUp('eva@example.com')
  const token = tokenOf(await askForLink('eva@example.com'))
  expect((await reset(token, 'short')).status).toBe(400)
  expect((await reset(token)).status).toBe(303)
})

test('a link request doesn’t reveal whether the account exists', async () => {
  await new Visitor(service.origin).signUp('faye@example.com')
  const pages = await Promise.all(
    ['faye@example.com', 'nobody@example.com'].map(async (email) => {
      const answer = await ask(email, '198.51.100.5')
      return [answer.status, await answer.text()]
    }),
  )
  expect(pages[0]).toEqual(pages[1])
  await logged(service.log, /(faye@example\.com)/)
  expect(service.log.join('')).not.toContain('nobody@example.com')
})

test('the request log contains no token', async () => {
  await new Visitor(service.origin).signUp('gina@example.com')
  const path = await askForLink('gina@example.com')
  service.log.length = 0
  await new Visitor(service.origin).open(path)
  await reset(tokenOf(path))
  expect(service.log.length).toBeGreaterThan(0)
  expect(service.log.join('')).not.toContain(tokenOf(path))
})

test('an account gets at most six links in half an hour', async () => {
  await new Visitor(service.origin).signUp('hana@example.com')
  const first = tokenOf(await askForLink('hana@example.com'))
  for (let asked = 1; asked < 6; asked += 1) await ask('hana@example.com', `198.51.100.${asked}`)
  await expect.poll(() => service.log.join('').split('/reset/?token=').length - 1).toBe(6)
  service.log.length = 0
  const answer = await ask('hana@example.com', '203.0.113.40')
  expect(await answer.text()).toContain('is on its way')
  await new Visitor(service.origin).signUp('ines@example.com')
  expect(tokenOf(await askForLink('ines@example.com'))).not.toBe('')
  expect(service.log.join('')).not.toContain('hana@example.com')
  // Whoever has used one has none left, and is sent more.
  expect((await reset(first)).status).toBe(303)
  expect(tokenOf(await askForLink('hana@example.com'))).not.toBe('')
})

test('one IP can request ten links in half an hour, for any account', async () => {
  const answers = []
  for (let asked = 0; asked < 11; asked += 1) answers.push(await ask(`a${asked}@example.com`, '198.51.100.77'))
  expect(answers.map(({ status }) => status)).toEqual([...Array.from({ length: 10 }, () => 200), 429])
  expect(Number(answers.at(-1)?.headers.get('Retry-After'))).toBeGreaterThan(900)
  expect((await ask('a11@example.com', '198.51.100.78')).status).toBe(200)
})

test('with SMTP_URL, the link is emailed and not logged', async () => {
  const smtp = await runSmtpServer()
  const own = await mkdtemp(join(tmpdir(), 'slipway-mail-'))
  const mailing = await runLoggedService(own, { SMTP_URL: smtp.url, SITE_URL: 'https://launches.example.org' })
  try {
    await new Visitor(mailing.origin).signUp('ada@example.com')
    await new Visitor(mailing.origin).send('/reset/', { do: 'reset-link', email: 'ada@example.com' })
    const mail = await logged(smtp.mails, /([^]*Reset your[^]*)/)
    expect(mail).toMatch(/^From: Slipway <no-reply@launches\.example\.org>$/m)
    expect(mail).toMatch(/^To: ada@example\.com$/m)
    expect(mail.replaceAll('=\n', '').replaceAll('=3D', '=')).toMatch(/https:\/\/launches\.example\.org\/reset\/\?token=\w{24}/)
    expect(mailing.log.join('')).not.toContain('token=')
  } finally {
    await mailing.close()
    await smtp.close()
    await rm(own, { recursive: true })
  }
})
