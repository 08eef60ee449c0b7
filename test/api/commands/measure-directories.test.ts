import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { createLowdbStore } from '../../../api/store/embedded/lowdb-store.ts'
import { startFakeWeb } from '../../support/fake-directories.ts'
import { literalEntry, putDirectories } from '../../support/literal-directory.ts'
import { runCommand } from '../../support/run-command.ts'

it('measures what is due once, says what it did, and leaves a running service’s folder alone', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'slipway-measure-'))
  const web = await startFakeWeb(Date.now, { shelf: () => ({ robots: 'User-agent: slipway\nDisallow: /' }), wall: () => ({ robots: 503 }) })
  onTestFinished(async () => {
    web.close()
    await rm(folder, { recursive: true, force: true })
  })
  const settings = { DATA_DIR: folder, CRAWL_ALLOW: web.allow.join(',') }
  const open = () => createLowdbStore({ folder, onNote: () => undefined, onFailure: () => undefined })
  const store = await open()
  await putDirectories({ store }, [
    ...['shelf', 'wall'].map((slug) => literalEntry(slug, {}, { url: web.url(slug) })),
    literalEntry('gone', {}, { url: 'http://localhost:1/' }),
  ])
  const whileRunning = await runCommand('measure-directories', [], settings)
  expect(whileRunning).toMatchObject({ code: 1, said: expect.stringContaining('Set MEASURE_DIRECTORIES=1') })
  expect(web.log).toEqual([])
  await store.close()

  const { code, said } = await runCommand('measure-directories', [], settings)
  expect(said).toContain('shelf: kept out. Its robots.txt keeps us out. 1 request.\n')
  expect(said).toContain('wall: kept out. Its robots.txt returned status 503. 1 request.\n')
  expect(said).toMatch(/^gone: not answering\. .+\. 1 request\.$/m)
  expect(said.trim().split('\n').at(-1)).toBe('3 directories: 1 not answering, 2 kept out.')
  expect(code).toBe(1)
  const after = await open()
  expect((await after.list('directorySamples', 'slug', 'shelf')).map(({ outcome }) => outcome)).toEqual(['kept out'])
  await after.close()
})
