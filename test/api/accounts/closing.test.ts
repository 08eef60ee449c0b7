import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { createServer, type AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { logged, runLoggedService } from '../../support/logged-service.ts'
import { Visitor } from '../../support/visitor.ts'

test('an unresponsive mail server doesn’t block shutdown', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'slipway-closing-'))
  const silent = createServer().listen(0, '127.0.0.1')
  await once(silent, 'listening')
  const asked = once(silent, 'connection')
  const service = await runLoggedService(folder, { SMTP_URL: `smtp://127.0.0.1:${(silent.address() as AddressInfo).port}` })
  await new Visitor(service.origin).signUp('ada@example.com')
  await new Visitor(service.origin).send('/reset/', { email: 'ada@example.com' })
  await asked

  await service.close()
  expect(await logged(service.log, /(an email was still being sent at shutdown)/)).not.toBe('')
  const again = await runLoggedService(folder)
  await again.close()

  // Whatever waits for the mail server gives up by itself, not only when the process ends.
  expect(await logged(service.log, /(Greeting never received)/)).not.toBe('')
  silent.close()
  await rm(folder, { recursive: true })
}, 15_000)
