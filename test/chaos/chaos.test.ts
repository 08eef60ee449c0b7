import { spawnSync } from 'node:child_process'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { expect, it, onTestFinished } from 'vitest'
import type { Fault } from './fault.ts'
import { abandoned, mountPrefix } from './leftovers.ts'
import { saveReadme } from './readme.ts'
import type { Row } from './table.ts'

const faultNamed = (name: string): Fault => ({ name, fault: `A ${name}`, promise: 'nothing is lost', run: async () => ({ skipped: '' }) })

it('a run is written down, whatever became of its faults; what wasn’t run keeps its row', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'slipway-chaos-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  const full = faultNamed('full disk')
  const rows: Row[] = [
    { fault: faultNamed('kill'), outcome: { rounds: 3, acknowledged: 40, lost: 0, torn: 0, misses: [] }, seconds: 60 },
    {
      fault: faultNamed('power cut'),
      outcome: { rounds: 2, lost: 1, misses: ['Error: a | in\ntwo lines'], note: 'so it was' },
      seconds: 30,
    },
    { fault: full, outcome: { skipped: 'needs root' }, seconds: 0 },
  ]
  const path = join(folder, 'README.md')
  const save = (now: Row[]) =>
    saveReadme(
      pathToFileURL(path),
      now,
      rows.map(({ fault }) => fault.fault),
    )
  await save(rows)
  await save([{ fault: full, outcome: { rounds: 7, misses: [] }, seconds: 0 }])
  const text = await readFile(path, 'utf8')
  const day = new Date().toISOString().slice(0, 10)
  expect(text).toContain(`| A kill | 3 | 40 | 0 | 0 | nothing is lost | met | ${day} |`)
  expect(text).toContain(`| A power cut | 2 |  | 1 |  | nothing is lost | MISSED Error: a \\| in two lines (so it was) | ${day} |`)
  expect(text).toContain(`| A full disk | 7 |  |  |  | nothing is lost | met | ${day} |`)
})

it('only folders of runs that are gone are taken for abandoned', () => {
  const { pid: gone } = spawnSync(process.execPath, ['--version'])
  const names = [`${mountPrefix(gone)}abc`, `${mountPrefix(process.pid)}abc`, 'slipway-mount-abc', `other-${gone}-abc`]
  expect(abandoned(names)).toEqual([`${mountPrefix(gone)}abc`])
})
