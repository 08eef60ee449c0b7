import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { rowsOf } from '../rows/scale.ts'
import { whyNoCgroups } from './cgroup.ts'
import type { Window } from './window.ts'
import { shareWords } from './writer-watch.ts'

const window = (processes: number, answers: number): Window => ({
  processes,
  answers,
  answersInAll: answers,
  seconds: 2,
  service: 0.4 * processes,
  database: 0.1,
  client: 0.3,
  throttled: 0.98,
  exhausted: 0.99,
  walBytes: 50 * answers,
  statements: 2 * answers,
})

it('compares two and four processes with one, and tells what a request costs', () => {
  const kind = { id: 'read', what: 'A list', asking: () => Buffer.alloc(0) }
  const rows = rowsOf(kind, [window(1, 4000), window(2, 7900), window(4, 15_000)])
  expect(rows.map(({ id, ours, peer, ratio, isMet }) => [id, ours, peer, ratio, isMet])).toEqual([
    ['scale-read-2', '3950 /s', '2000 /s from one process', 1.975, true],
    ['scale-read-4', '7500 /s', '2000 /s from one process', 3.75, false],
    ['scale-read-cost', '100 µs', '25 µs of the database', null, false],
  ])
  expect(rows.map(({ note }) => note)).toEqual([
    '99% of their CPU used, throttled in 98% of all periods; database 5% and client 15% of a processor.',
    '99% of their CPU used, throttled in 98% of all periods; database 5% and client 15% of a processor.',
    '2.00 statements and 50 bytes of write-ahead log.',
  ])
  expect(rowsOf({ ...kind, id: 'vote' }, [window(1, 4), window(2, 5), window(4, 5)]).map(({ isMet }) => isMet)).toEqual([null, null, null])
})

it('says what the writer was doing, the most frequent first', () => {
  expect(shareWords({ 'a statement': 20, commit: 62, 'nobody writes': 18 })).toBe('62% commit, 20% a statement, 18% nobody writes')
})

it('says why it can’t limit processes where there are no such cgroups', () => {
  const folder = mkdtempSync(join(tmpdir(), 'slipway-no-cgroups-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  expect(whyNoCgroups(folder)).toBe('This machine has no cgroups of version 1, with cpu.cfs_quota_us')
})
