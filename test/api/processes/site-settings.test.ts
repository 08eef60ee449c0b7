import { expect, test } from 'vitest'
import { usePostgres } from '../../support/postgres-databases.ts'
import { runService } from '../../support/service.ts'
import { setSite } from '../../support/set-site.ts'

const { create } = usePostgres()

test('a setting that one process saves is on the pages of another within a second, cached ones included', async () => {
  const settings = { DATABASE_URL: await create(), SAMPLE_DATA: '0' }
  // One after the other: the first fills the empty database, which the second would wait for.
  const first = await runService(settings)
  const second = await runService(settings)
  try {
    const read = async () => (await fetch(`${second.origin}/about/`)).text()
    for (let times = 0; times < 3; times++) expect(await read()).toContain('About Slipway')
    await setSite(first.world, { name: 'Harbour Launches' })
    await expect.poll(read, { timeout: 1000, interval: 50 }).toContain('About Harbour Launches')
    await setSite(first.world, { address: 'https://launches.example' })
    const robots = async () => (await fetch(`${second.origin}/robots.txt`)).text()
    await expect.poll(robots, { timeout: 1000, interval: 50 }).toContain('Sitemap: https://launches.example/')
    await setSite(first.world, { categories: [{ slug: 'boats', label: 'Boats', into: '' }] })
    const home = async () => (await fetch(`${second.origin}/`)).text()
    await expect.poll(home, { timeout: 1000, interval: 50 }).toContain('/categories/boats/')
    expect(await (await fetch(`${second.api}/openapi.json`)).text()).toContain('Harbour Launches launch catalog')
  } finally {
    await Promise.all([first.close(), second.close()])
  }
})
