import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { samplePassword } from '../../../api/accounts/sample-sign-ins.ts'
import { createLowdbStore } from '../../../api/store/embedded/lowdb-store.ts'
import { liveLaunch } from '../../support/live-launch.ts'
import { runLoggedService } from '../../support/logged-service.ts'
import { putAll } from '../../support/put-all.ts'
import { Visitor } from '../../support/visitor.ts'

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'slipway-samples-'))
})
afterEach(() => rm(folder, { recursive: true }))

const signInAsModerator = async (settings: Record<string, string>) => {
  const service = await runLoggedService(folder, settings)
  const answer = await new Visitor(service.origin).send('/sign-in/', { email: 'moderator@slipway.example', password: samplePassword })
  await service.close()
  return answer.status
}

test('the sample people sign in to the sample catalog, after a restart too', async () => {
  expect(await signInAsModerator({ SAMPLE_DATA: '1' })).toBe(303)
  expect(await signInAsModerator({ SAMPLE_DATA: '1' })).toBe(303)
})

test('a catalog with its own launches gets no account with a public password', async () => {
  const store = await createLowdbStore({ folder, onNote: () => {}, onFailure: () => {} })
  await putAll(store, 'launches', [liveLaunch({ slug: 'teapot' })])
  await store.close()
  expect(await signInAsModerator({ SAMPLE_DATA: '1' })).toBe(401)
})

test('production refuses to start with a public password, and releases the folder', async () => {
  expect(await signInAsModerator({ SAMPLE_DATA: '1' })).toBe(303)
  await expect(runLoggedService(folder, {}, true)).rejects.toThrow(/maker@slipway\.example.*public password.*DATA_DIR/)
  expect(await signInAsModerator({})).toBe(303)
})
