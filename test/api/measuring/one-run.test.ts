import { afterEach, describe, expect, it } from 'vitest'
import { concludeRun } from '../../../api/actions/directories/measure-conclude.ts'
import { measureDirectory, type Run } from '../../../api/actions/directories/measure-directory.ts'
import { measureDue } from '../../../api/actions/directories/measure-due.ts'
import { createMeasuring } from '../../../api/actions/directories/measure-schedule.ts'
import type { DirectorySample } from '../../../api/domain/directories/records.ts'
import { measuringStateOf } from '../../../api/domain/directories/measured/measuring-state.ts'
import { addDays } from '../../../api/domain/launch/launch.ts'
import { literalEntry, literalFacts } from '../../support/literal-directory.ts'
import { openMeasuringWorld } from '../../support/measuring-world.ts'
import { putAll } from '../../support/put-all.ts'

type Opened = Awaited<ReturnType<typeof openMeasuringWorld>>
let opened: Opened
afterEach(() => opened.close())
const rels = Array<string>(8).fill('')
const samplesOf = (slug: string) => opened.world.store.list('directorySamples', 'slug', slug)
const fail = (slug: string, error: unknown) => {
  throw new Error(`${slug} failed.`, { cause: error })
}

describe('a host that never answers', () => {
  it('delays no other', async () => {
    const names = ['a', 'b', 'c', 'd', 'e', 'f']
    opened = await openMeasuringWorld(
      { hanging: () => ({ hangs: true }), ...Object.fromEntries(names.map((name) => [name, () => ({ rels })])) },
      undefined,
      600_000,
    )
    const done: Run[] = []
    let isStopping = false
    const all = measureDue(opened.world, {
      only: ['hanging', ...names],
      onRun: (run) => done.push(run),
      onError: fail,
      isStopping: () => isStopping,
    })
    await expect.poll(() => done.map(({ slug }) => slug).toSorted()).toEqual(names)
    expect(opened.web.log.filter(({ host }) => host === 'hanging')).toHaveLength(1)
    isStopping = true
    await opened.world.visitor.close()
    await all
    expect(await samplesOf('hanging')).toMatchObject([{ kind: 'home', outcome: 'begun', status: null }])
  })

  it('is given up in time, and tried again after three days', async () => {
    opened = await openMeasuringWorld({ hanging: () => ({ hangs: true }) }, undefined, 100)
    expect(await measureDirectory(opened.world, 'hanging')).toMatchObject({
      outcome: 'failed',
      requests: 1,
      words: expect.stringContaining('took too long'),
    })
    const measure = createMeasuring(() => opened.world, { onRun: () => {}, onError: fail })
    const asked = () => opened.web.log.length
    for (const [hours, requests] of [
      [1, 1],
      [68, 1],
      [70, 2],
      [90, 2],
    ] as const) {
      opened.time.to(Date.parse('2026-03-02T03:00:00Z') + hours * 3_600_000)
      await measure(() => false)
      expect(asked(), `after ${hours} hours`).toBe(requests)
    }
  })
})

it('a directory that we were too busy for is neither failing nor kept out, and is tried again the next day', async () => {
  const standStill = () => void Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 1500)
  const page = () => {
    standStill()
    return { hangs: true } as const
  }
  opened = await openMeasuringWorld({ slow: page }, undefined, 300)
  expect(await measureDirectory(opened.world, 'slow')).toMatchObject({ outcome: 'skipped', words: expect.stringContaining('busy') })
  const samples = await samplesOf('slow')
  expect(measuringStateOf(samples, '2026-03-02')).toMatchObject({ failures: 0, dueOn: addDays(samples[0]?.day ?? '', 1) })
})

describe('directories of one host', () => {
  it('are visited one after another, with one robots.txt and one pause between all requests', async () => {
    opened = await openMeasuringWorld({ shared: () => ({ rels: ['', '', '', ''] }) }, (url) =>
      ['one', 'two'].map((slug) => literalEntry(slug, {}, { url: url('shared', `/${slug}`) })),
    )
    await measureDue(opened.world, { only: 'due', onError: fail })
    const { log } = opened.web
    expect(
      log
        .map(({ path }) => path)
        .filter((path) => /^\/(?:robots|one|two)/.test(path))
        .toSorted(),
    ).toEqual(['/one', '/robots.txt', '/two'])
    expect(log.slice(1).filter(({ at }, index) => at - (log[index]?.at ?? 0) < 5000)).toEqual([])
  })
})

describe('twelve requests', () => {
  it('are kept across crashes: a visit is noted before it begins', async () => {
    opened = await openMeasuringWorld({ a: () => ({ rels }) })
    const { world } = opened
    const crash = { ...world, visitor: { ...world.visitor, visit: () => Promise.reject(new Error('The process died.')) } }
    await expect(measureDirectory(crash, 'a')).rejects.toThrow('died')
    expect(await samplesOf('a')).toMatchObject([{ kind: 'home', outcome: 'begun', requests: 3 }])
    expect(await measureDirectory(world, 'a')).toMatchObject({ outcome: 'skipped', words: 'It has been visited today.', requests: 0 })
    opened.time.to(Date.parse('2026-03-03T03:00:00Z'))
    expect(await measureDirectory(world, 'a')).toMatchObject({ outcome: 'measured', requests: 9 })
    expect(opened.web.log).toHaveLength(9)
    opened.time.to(Date.parse('2026-03-04T03:00:00Z'))
    expect(await measureDirectory(world, 'a')).toMatchObject({
      outcome: 'skipped',
      words: 'It has reached the limit of 12 requests in 30 days.',
    })
  })

  it('include redirects', async () => {
    opened = await openMeasuringWorld({ a: () => ({ rels, movedTo: '/' }) })
    expect(await measureDirectory(opened.world, 'a')).toMatchObject({
      outcome: 'failed',
      requests: 2,
      words: expect.stringContaining('redirect loop'),
    })
  })
})

describe('an edit during a run', () => {
  it('stays: what the operator wrote isn’t overwritten', async () => {
    opened = await openMeasuringWorld({ a: () => ({ rels }) })
    const { world } = opened
    const theirs = {
      ...(await opened.entry('a')),
      facts: literalFacts({ link: 'mixed' }, 'first hand', '2026-03-02'),
      edited: ['link' as const],
    }
    const late = {
      ...world.visitor,
      visit: async (...args: Parameters<typeof world.visitor.visit>) => {
        await putAll(world.store, 'directoryEntries', [theirs])
        return world.visitor.visit(...args)
      },
    }
    expect(await measureDirectory({ ...world, visitor: late }, 'a')).toMatchObject({
      words: 'Link: followed (8 of 8 sampled links followed).',
    })
    expect(await opened.entry('a')).toEqual(theirs)
    expect(await world.store.list('directoryQuestions', 'slug', 'a')).toMatchObject([{ about: 'link', state: 'open' }])
  })

  it('that closes the directory ends its measuring', async () => {
    opened = await openMeasuringWorld({ a: () => ({ rels }) })
    await putAll(opened.world.store, 'directoryEntries', [{ ...(await opened.entry('a')), state: 'closed' }])
    expect(await measureDirectory(opened.world, 'a')).toMatchObject({ outcome: 'skipped' })
    expect(opened.web.log).toEqual([])
  })
})

describe('a contradiction that a moderator has marked as done', () => {
  it('isn’t asked about again until something changes', async () => {
    opened = await openMeasuringWorld({ a: () => ({}) }, (url) => [
      literalEntry('a', { link: 'mixed' }, { url: url('a'), edited: ['link'] }),
    ])
    const { store } = opened.world
    const conclude = async (day: string, link: 'followed' | 'nofollow') => {
      const seen = Array.from({ length: 5 }, (_, at): DirectorySample => ({
        id: `a:${day}${at}`,
        slug: 'a',
        day,
        kind: 'listing',
        page: opened.web.url('a', `/tools/${at}`),
        status: 200,
        link,
      }))
      await putAll(store, 'directorySamples', seen)
      await concludeRun(opened.world, { slug: 'a', day, submitUrl: null })
      return (await store.list('directoryQuestions', 'slug', 'a')).map(({ state, after }) => `${state} ${after[0]}`).toSorted()
    }
    expect(await conclude('2026-03-02', 'followed')).toEqual(['open Link: followed'])
    const [question] = await store.list('directoryQuestions', 'slug', 'a')
    if (question !== undefined) await putAll(store, 'directoryQuestions', [{ ...question, state: 'done' }])
    expect(await conclude('2026-04-01', 'followed')).toEqual(['done Link: followed'])
    expect(await conclude('2026-05-01', 'nofollow')).toEqual(['done Link: followed', 'open Link: nofollow'])
  })
})

it('three failures are a question only if other directories answer: our own connection may be down', async () => {
  opened = await openMeasuringWorld({ other: () => ({}) }, (url) => [
    literalEntry('gone', {}, { url: 'http://localhost:1/' }),
    literalEntry('other', {}, { url: url('other') }),
  ])
  const asked = async () => (await opened.world.store.list('directoryQuestions', 'slug', 'gone')).flatMap(({ after }) => after)
  const fails = async (day: string) => {
    opened.time.to(Date.parse(`${day}T03:00:00Z`))
    await measureDirectory(opened.world, 'gone')
    return asked()
  }
  for (const day of ['2026-03-02', '2026-03-05', '2026-03-08', '2026-03-15']) expect(await fails(day)).toEqual([])
  opened.time.to(Date.parse('2026-03-22T01:00:00Z'))
  await measureDirectory(opened.world, 'other')
  expect(await fails('2026-03-22')).toEqual([expect.stringMatching(/^Not answering: 5 visits in a row failed\. .*localhost:1/)])
})
