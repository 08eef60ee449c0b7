import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { createServer, type AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, expect, test, vi } from 'vitest'
import { logged, runLoggedService } from '../../support/logged-service.ts'
import { runSmtpServer } from '../../support/smtp-server.ts'
import { Visitor } from '../../support/visitor.ts'

afterEach(() => vi.useRealTimers())

test('an unresponsive mail server doesn’t block shutdown, and the email is sent after the next start', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'slipway-closing-'))
  const silent = createServer().listen(0, '127.0.0.1')
  await once(silent, 'listening')
  const asked = once(silent, 'connection')
  const service = await runLoggedService(folder, { SMTP_URL: `smtp://127.0.0.1:${(silent.address() as AddressInfo).port}` })
  await new Visitor(service.origin).signUp('ada@example.com')
  await new Visitor(service.origin).send('/reset/', { do: 'reset-link', email: 'ada@example.com' })
  await asked

  await service.close()
  expect(await logged(service.log, /(an email was still being sent at shutdown)/)).not.toBe('')
  // Whatever waited for the mail server has ended with the service, not only when the process does.
  expect(await logged(service.log, /(it will be tried again)/)).not.toBe('')
  silent.close()

  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 3 * 60_000 })
  const smtp = await runSmtpServer()
  const again = await runLoggedService(folder, { SMTP_URL: smtp.url })
  expect(await logged(smtp.mails, /(To: ada@example\.com)/)).not.toBe('')
  await again.close()
  await smtp.close()
  await rm(folder, { recursive: true })
}, 15_000)
