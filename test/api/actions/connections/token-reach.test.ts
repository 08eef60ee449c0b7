import { readdirSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { EndpointAction } from '../../../../api/actions/define-action.ts'
import type { Transaction } from '../../../../api/ports/store.ts'
import type { World } from '../../../../api/ports/world.ts'
import { Failure } from '../../../../api/domain/failure.ts'
import type { Launch } from '../../../../api/domain/launch/launch.ts'
import { contract, type EndpointName, type Input } from '../../../../shared/contract.ts'
import { launchStatuses } from '../../../../shared/vocabulary.ts'
import { ada, callerOf, openLaunchWorld, type LaunchWorld } from '../../../support/launch-world.ts'
import { literalLaunch } from '../../../support/literal-launch.ts'
import { literalPage, literalSite } from '../../../support/literal-page.ts'

const endpoints = Object.keys(contract) as EndpointName[]
const actions = new URL('../../../../api/actions/', import.meta.url).pathname
const files = readdirSync(actions, { recursive: true, encoding: 'utf8' })
/** The file that defines an action. */
const fileOf = (action: string) => {
  const defines = new RegExp(`^export (?:const|(?:async )?function) ${action}\\b`, 'm')
  const found = files.find((file) => file.endsWith('.ts') && defines.test(readFileSync(actions + file, 'utf8')))
  if (found === undefined) throw new Error(`No file in api/actions/ exports ${action}.`)
  return actions + found
}
const nameOf = (file: string) => file.slice(file.lastIndexOf('/') + 1)

/** Every file that running this one can lead to. */
function reachOf(file: string, seen = new Set<string>()): Set<string> {
  if (seen.has(file)) return seen
  seen.add(file)
  const source = readFileSync(file, 'utf8')
  for (const [, path = '', lazy = path] of source.matchAll(/^(?:import|export) (?!type)[^;]*? from '(\.[^']+)'|\bimport\('(\.[^']+)'\)/gmu))
    reachOf(resolve(file, '..', lazy), seen)
  return seen
}

describe.each(endpoints)('%s, which programs may call,', (endpoint) => {
  const reach = [...reachOf(fileOf(endpoint))]

  it('changes no status', () => {
    expect(reach.map(nameOf)).not.toContain('move-launch.ts')
    expect(reach.map(nameOf)).not.toContain('life-cycle.ts')
  })

  it('stores no launch, except the drafts of createDraft', () => {
    const storing = reach.filter((file) => /\b(?:put|remove)\(\s*['"`]launches/.test(readFileSync(file, 'utf8')))
    expect(storing.map(nameOf)).toEqual(endpoint === 'createDraft' ? ['create-draft.ts'] : [])
  })
})

it('a person’s status change reaches the store', () => {
  expect([...reachOf(fileOf('moveLaunch'))].map(nameOf)).toContain('life-cycle.ts')
})

/** Ada's launches, one of each status, and a site of hers that the catalog does not know. */
const launches = launchStatuses.map((status) => {
  const slug = status.replace('_', '-')
  return literalLaunch({ slug, name: `The ${slug}`, url: `https://${slug}.dev/`, status, ownerId: ada.id, categories: ['ai'] })
})
const urls = [...launches.map(({ url }) => url), 'https://fresh.dev/']

/** Whatever an endpoint takes, and what it should not take. */
const wished = { status: 'live', plan: 'premium_30', launchPlan: 'premium_30', launchDate: '2026-11-18', week: { year: 2026, week: 48 } }
const inputs: { [N in EndpointName]: Input<N>[] } = {
  searchProducts: [{}, ...launches.map(({ name }) => ({ query: name, category: 'ai', ...wished }))],
  getProduct: launches.map(({ slug }) => ({ slug, ...wished })),
  listDirectories: [{ limit: 5, ...wished }],
  checkLaunchReadiness: urls.map((url) => ({ url, ...wished })),
  createDraft: urls.flatMap((url) => [
    { url },
    { url, name: 'Fresh', tagline: 'A tide table', categories: ['ai'], pricing: 'free', ...wished },
  ]),
  addPicture: [
    { url: 'https://fresh.dev/week.png', ...wished },
    { data: 'R0lGODlhAQ', ...wished },
  ],
  addReportPicture: [{ url: 'https://fresh.dev/', data: 'R0lGODlhAQ', ...wished }],
  listOwnLaunches: [{ ...wished }],
  listOwnNotices: [{ ...wished }],
  readElsewhere: launches.map(({ slug }) => ({ slug, ...wished })),
  noteElsewhere: launches.map(({ slug }) => ({ slug, directory: 'dry-dock', ...wished, state: 'opened' as const })),
}

describe('what programs may call', () => {
  let opened: LaunchWorld
  beforeAll(async () => {
    const sites = urls.map((url) => [url, literalSite({ page: literalPage({ url }) })])
    opened = await openLaunchWorld({ launches, sites: Object.fromEntries(sites) })
  })
  afterAll(() => opened.close())

  it.each(endpoints)('stores plain drafts only, and changes no status: %s', async (endpoint) => {
    const before = await Promise.all(launches.map(({ slug }) => opened.launch(slug)))
    const { world, put } = watched(opened.world)
    const module: Record<string, EndpointAction<EndpointName>> = await import(fileOf(endpoint))
    for (const input of inputs[endpoint]) {
      await module[endpoint]?.(world, input, callerOf(ada)).catch((error: unknown) => {
        if (!(error instanceof Failure)) throw error
      })
    }
    expect(put.length).toBe(endpoint === 'createDraft' ? 1 : 0)
    for (const launch of put) expect(launch).toMatchObject({ status: 'draft', plan: null, week: null, launchDate: null, upvotes: 0 })
    expect(await Promise.all(launches.map(({ slug }) => opened.launch(slug)))).toEqual(before)
  })
})

/** The world, and every launch that is put into its store. */
function watched(world: World): { world: World; put: Launch[] } {
  const launchesPut: Launch[] = []
  const watch = (transaction: Transaction): Transaction => ({
    ...transaction,
    put: async (collection, record) => {
      if (collection === 'launches') launchesPut.push(record as Launch)
      await transaction.put(collection, record)
    },
  })
  const store = {
    ...world.store,
    transact: <T>(work: (transaction: Transaction) => Promise<T>) => world.store.transact((transaction) => work(watch(transaction))),
  }
  return { world: { ...world, store }, put: launchesPut }
}
