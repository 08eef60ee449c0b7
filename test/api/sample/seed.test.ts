import { afterEach, describe, expect, it } from 'vitest'
import { sampleLaunches } from '../../../api/sample/launches.ts'
import { seedSampleCatalog } from '../../../api/sample/seed.ts'
import { literalLaunch } from '../../support/literal-launch.ts'
import { openCatalog, type OpenCatalog } from '../../support/open-catalog.ts'

const now = new Date('2026-11-20T11:00:00Z')

describe('seedSampleCatalog', () => {
  let catalog: OpenCatalog
  afterEach(() => catalog.close())

  it('fills an empty catalog, once', async () => {
    catalog = await openCatalog([])
    const { store } = catalog.world
    await seedSampleCatalog(store, now)
    await seedSampleCatalog(store, now)
    expect(await store.countLaunches()).toBe(sampleLaunches(now).length)
    expect((await store.findLaunch('loopstation'))?.slug).toBe('fourtrack')
  })

  it('leaves a catalog alone that has as much as a draft', async () => {
    catalog = await openCatalog([literalLaunch()])
    await seedSampleCatalog(catalog.world.store, now)
    expect(await catalog.world.store.countLaunches()).toBe(1)
  })
})
