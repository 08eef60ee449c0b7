import { request } from 'node:http'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { readConfig } from '../../../../api/config/config.ts'
import { Failure } from '../../../../api/domain/failure.ts'
import { createLogger } from '../../../../api/startup/logger.ts'
import type { LaunchFilter } from '../../../../api/ports/store.ts'
import { startService, type Service } from '../../../../api/service.ts'
import { browser } from '../../../support/launch-world.ts'
import { liveLaunch } from '../../../support/live-launch.ts'
import { putAll } from '../../../support/put-all.ts'
import { freePort } from '../../../support/service.ts'
import { makeStoreFolder } from '../../store/embedded/open-store.ts'

let service: Service
let api: string
let log: string[]
beforeEach(async () => {
  const port = await freePort()
  log = []
  const config = readConfig({ PORT: `${port}`, DATA_DIR: await makeStoreFolder(), SAMPLE_DATA: '0' }, { production: false })
  service = await startService(config, createLogger('info', { write: (line) => void log.push(line) }))
  await putAll(service.world.store, 'launches', [liveLaunch()])
  api = `http://127.0.0.1:${port}/api/v1`
})
afterEach(() => service.close())

it('a caller who leaves before the store has answered is logged and measured, and counts as shown nothing', async () => {
  const { store } = service.world
  const { findLiveLaunches } = store
  const asked = Promise.withResolvers<void>()
  const gone = Promise.withResolvers<void>()
  store.findLiveLaunches = async (filter) => {
    if (filter.words.length === 0) return findLiveLaunches(filter) // the scheduler, perhaps before the request arrives
    asked.resolve()
    await gone.promise
    return findLiveLaunches(filter)
  }
  const call = request(`${api}/products/?query=teapot`, { headers: { 'User-Agent': browser } })
  call.on('error', () => undefined).end()
  await asked.promise
  const left = new Promise((resolve) => call.on('close', resolve))
  call.destroy()
  await left
  await fetch(`${api}/directories/`) // the service has seen by then that the caller has left
  gone.resolve()
  await expect.poll(() => log.filter((line) => line.includes('/products/'))).toHaveLength(1)
  expect(JSON.parse(log.find((line) => line.includes('/products/')) ?? '')).toMatchObject({ method: 'GET', complete: false })
  const figures = await (await fetch(`${api.replace('/api/v1', '')}/metrics`)).text()
  expect(figures).toMatch(/http_requests_total\{method="GET",route="\/api\/v1\/products\/",status="\d+"\} 1/)
  await service.close()
  expect(await store.readCounts('teapot')).toEqual({ impressions: 0, clicks: 0 })
})

it.each(['/products/?query=teapot', '/products/teapot/', '/directories/'])(
  'the store that cannot answer GET %s is asked once',
  async (path) => {
    let asked = 0
    const fails = () => {
      asked += 1
      return Promise.reject(new Failure('SERVICE_UNAVAILABLE', 'Try again.', { retryAfter: 5 }))
    }
    // The scheduler asks too, for launches of any words.
    const findLiveLaunches = ({ words }: LaunchFilter) => (words.length === 0 ? Promise.resolve([]) : fails())
    const { list } = service.world.store
    const listing: typeof list = (collection, ...rest) => (collection === 'directoryEntries' ? fails() : list(collection, ...rest))
    Object.assign(service.world.store, { findLiveLaunches, findLaunch: fails, list: listing })
    const answer = await fetch(`${api}${path}`)
    expect([answer.status, answer.headers.get('Retry-After'), asked]).toEqual([503, '5', 1])
    expect(await answer.json()).toMatchObject({ code: 'SERVICE_UNAVAILABLE', message: 'Try again.' })
  },
)
