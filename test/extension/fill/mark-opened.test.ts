import { randomBytes } from 'node:crypto'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { fakeBrowser } from 'wxt/testing/fake-browser'
import { createToken } from '../../../api/actions/connections/find-connection.ts'
import { readStoredToken } from '../../../extension/account/account-storage.ts'
import { useToken } from '../../../extension/account/connecting.ts'
import { handleCommand } from '../../../extension/background/handle-message.ts'
import { changeSite } from '../../../extension/options/use-server.ts'
import { json, listen } from '../listening-service.ts'

// Missing outside a browser.
vi.mock('webextension-polyfill', async () => ({ default: (await import('wxt/testing/fake-browser')).fakeBrowser }))

const token = createToken({ random: randomBytes })
const opened = { type: 'mark-opened', slug: 'acme', directory: 'harbour list' } as const
let service: Awaited<ReturnType<typeof listen>>

beforeEach(async () => {
  fakeBrowser.reset()
  Object.assign(fakeBrowser.storage.local, { setAccessLevel: async () => {} })
  service = await listen(json(200, { items: [] }))
  await changeSite(service.origin)
})
afterEach(() => service.close())

it('a filled form is noted as opened, and the plan is loaded again', async () => {
  await useToken(token)
  service.heard.length = 0
  await handleCommand(opened)
  expect(service.heard.map(({ path, authorization, body }) => ({ path, authorization, body }))).toEqual([
    { path: '/api/v1/me/elsewhere/acme/harbour%20list/', authorization: `Bearer ${token}`, body: '{"state":"opened"}' },
    { path: '/api/v1/me/elsewhere/acme/', authorization: `Bearer ${token}`, body: '' },
  ])
})

it('without a connection nothing is asked for', async () => {
  await handleCommand(opened)
  expect(service.heard).toEqual([])
})

it('a connection that was revoked is forgotten', async () => {
  await useToken(token)
  service.answer = json(401, { code: 'UNAUTHORIZED', status: 401, message: 'This needs a connection.' })
  await handleCommand(opened)
  expect(await readStoredToken()).toBeNull()
})
