import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { logged, runLoggedService } from '../../../support/logged-service.ts'
import { Visitor } from '../../../support/visitor.ts'

test('in production, a moderator’s email has to be verified first', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'slipway-moderator-'))
  const service = await runLoggedService(folder, { MODERATORS: 'mika@example.org' }, true)
  const queue = async (visitor: Visitor) => (await visitor.open('/moderation/')).status

  const first = await new Visitor(service.origin).signUpUnproven('mika@example.org')
  expect(await queue(first)).toBe(403)

  await first.send('/reset/', { do: 'reset-link', email: 'mika@example.org' })
  const [, token = ''] = (await logged(service.log, /(\/reset\/\?token=\w+)/)).split('token=')
  const password = 'nine grey moorings'
  await first.send('/reset/', { do: 'reset-password', token, password })
  const owner = new Visitor(service.origin)
  await owner.send('/sign-in/', { email: 'mika@example.org', password })
  expect(await queue(owner)).toBe(200)

  const other = await new Visitor(service.origin).signUp('someone@example.org')
  expect(await queue(other)).toBe(404)
  await service.close()
  await rm(folder, { recursive: true })
})
