import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { findLeaks } from './run-log.ts'
import { runService } from './service.ts'

const loud = '"hush, hush" & more'

async function leaksOf(line: string, ...secrets: string[]): Promise<string[]> {
  const folder = await mkdtemp(join(tmpdir(), 'slipway-leaks-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  await writeFile(join(folder, 'secrets.txt'), secrets.map((secret) => `${JSON.stringify(secret)}\n`).join(''))
  await writeFile(join(folder, '1.ndjson'), `{"path":"/sign-in/"}\n${line}\n`)
  return findLeaks(folder)
}

it.each([
  ['a token', 'token slipway_ct_h4pv6DHCyrfa4HZCaS9UuVS2XS9CSk4DgTP5'],
  ['a header', 'Authorization: Bearer abcdefgh1234'],
  ['a session', 'slipway.session_token=abc'],
  ['a pairing link', '/connect/?code=ABCD-EFGH'],
  ['a link to a new password', 'https://a.example/reset/?token=abcdef'],
  ['a password', 'tried hush, hush in vain', 'hush, hush'],
  ['a password with quotes', `tried ${loud} in vain`, loud],
  ['a password in an address', `/sign-in/?with=${encodeURIComponent(loud)}`, loud],
  ['a password in a form', `body ${new URLSearchParams({ password: loud })}`, loud],
  ['a pairing link in an address', `/sign-in/?next=${encodeURIComponent('/connect/?code=ABCD-EFGH')}`],
])('%s in a log is found', async (_, said, ...secrets) => {
  const line = JSON.stringify({ level: 30, msg: said })
  expect(await leaksOf(line, ...secrets)).toEqual([line])
})

it('an honest line is none, nor is the mail that waits for its operator', async () => {
  expect(await leaksOf('{"path":"/connect/","status":200}', 'hush, hush')).toEqual([])
  expect(await leaksOf('{"text":"/reset/?token=abc","msg":"no SMTP_URL is set: this email was not sent"}')).toEqual([])
})

it('the log of a test’s service is among those that are searched', async () => {
  const service = await runService()
  const path = `/products/seen-${process.pid}/`
  await fetch(service.api + path)
  await service.close()
  const folder = process.env['RUN_LOGS'] ?? ''
  const logs = await Promise.all((await readdir(folder)).map((name) => readFile(join(folder, name), 'utf8')))
  expect(logs.join('')).toContain(path)
})
