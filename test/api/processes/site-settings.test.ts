import { expect, test } from 'vitest'
import { usePostgres } from '../../support/postgres-databases.ts'
import { runService } from '../../support/service.ts'
import { setSite } from '../../support/set-site.ts'

const { create } = usePostgres()

/** A second on a quiet machine; nothing that’s kept for longer is asked again before this has passed. */
const soon = { timeout: 15_000, interval: 50 }

test('a setting that one process saves is soon on the pages of another, cached ones included', async () => {
  const settings = { DATABASE_URL: await create(), SAMPLE_DATA: '0' }
  // One after the other: the first fills the empty database, which the second would wait for.
  const first = await runService(settings)
  const second = await runService(settings)
  try {
    const read = async () => (await fetch(`${second.origin}/about/`)).text()
    for (let times = 0; times < 3; times++) expect(await read()).toContain('About Slipway')
    await setSite(first.world, { name: 'Harbour Launches' })
    await expect.poll(read, soon).toContain('About Harbour Launches')
    await setSite(first.world, { address: 'https://launches.example' })
    const robots = async () => (await fetch(`${second.origin}/robots.txt`)).text()
    await expect.poll(robots, soon).toContain('Sitemap: https://launches.example/')
    await setSite(first.world, { categories: [{ slug: 'boats', label: 'Boats', into: '' }] })
    const home = async () => (await fetch(`${second.origin}/`)).text()
    await expect.poll(home, soon).toContain('/categories/boats/')
    expect(await (await fetch(`${second.api}/openapi.json`)).text()).toContain('Harbour Launches launch catalog')
  } finally {
    await Promise.all([first.close(), second.close()])
  }
})
