import { expect, it } from 'vitest'
import { createSemaphore } from '../../../api/domain/semaphore.ts'
import { NotVisited } from '../../../api/domain/failure.ts'

it('a limited number runs and waits, and the next one is told when to come back', async () => {
  const semaphore = createSemaphore({ places: 2, waiting: 1, retryAfter: 10 })
  const order: string[] = []
  const finish = new Map<string, () => void>()
  const task = (name: string) =>
    semaphore(async () => {
      order.push(name)
      await new Promise<void>((resolve) => finish.set(name, resolve))
    })
  const [a, b, c] = [task('a'), task('b'), task('c')]
  const refused = task('d')
  await expect(refused).rejects.toMatchObject({ code: 'SERVICE_UNAVAILABLE', data: { retryAfter: 10 } })
  await expect(refused).rejects.toBeInstanceOf(NotVisited)
  expect(order).toEqual(['a', 'b'])
  finish.get('a')?.()
  await a
  expect(order).toEqual(['a', 'b', 'c'])
  finish.get('b')?.()
  finish.get('c')?.()
  await Promise.all([b, c])
})

it('a task that fails gives its place back', async () => {
  const semaphore = createSemaphore({ places: 1, waiting: 0, retryAfter: 10 })
  await expect(semaphore(() => Promise.reject(new Error('no')))).rejects.toThrow('no')
  await expect(semaphore(() => Promise.resolve('yes'))).resolves.toBe('yes')
})

/** Tasks that run until they are finished by name; `order` says when each began. */
function startTasks(semaphore: ReturnType<typeof createSemaphore>) {
  const order: string[] = []
  const finish = new Map<string, () => void>()
  const start = (name: string, by: string, rank?: number) =>
    semaphore(
      async () => {
        order.push(name)
        await new Promise<void>((resolve) => finish.set(name, resolve))
      },
      by,
      undefined,
      rank,
    )
  const end = async (name: string) => {
    finish.get(name)?.()
    await new Promise((resolve) => setImmediate(resolve))
  }
  return { order, start, end }
}

it('a caller with many tasks leaves places for others, and takes turns with them for the rest', async () => {
  const { order, start, end } = startTasks(createSemaphore({ places: 3, maxEach: 2, waiting: 9, retryAfter: 1 }))
  for (const name of ['a1', 'a2', 'a3', 'a4']) void start(name, 'a')
  for (const name of ['b1', 'b2', 'b3']) void start(name, 'b')
  expect(order).toEqual(['a1', 'a2', 'b1'])
  await end('a1')
  expect(order.at(-1)).toBe('b2')
  await end('a2')
  expect(order.at(-1)).toBe('a3')
  await end('b1')
  await end('b2')
  expect(order.slice(-2).toSorted()).toEqual(['a4', 'b3'])
})

it('where all places to wait are taken, the last of the caller with most of them makes room', async () => {
  const { order, start, end } = startTasks(createSemaphore({ places: 1, waiting: 3, retryAfter: 1 }))
  const [, ...waiting] = ['a1', 'a2', 'a3', 'a4'].map((name) => start(name, 'a'))
  const refused = waiting[2]?.catch((error: unknown) => error)
  void start('b1', 'b')
  expect(await refused).toBeInstanceOf(NotVisited)
  await expect(start('a5', 'a')).rejects.toBeInstanceOf(NotVisited)
  for (const name of ['a1', 'b1', 'a2', 'a3']) await end(name)
  expect(order).toEqual(['a1', 'b1', 'a2', 'a3'])
})

it('a task that waits leaves the queue when its signal aborts, as one that never got a place', async () => {
  const semaphore = createSemaphore({ places: 1, waiting: 1, retryAfter: 10 })
  let finish = () => {}
  const first = semaphore(() => new Promise<void>((resolve) => (finish = resolve)))
  const leaving = new AbortController()
  let hasRun = false
  const second = semaphore(async () => void (hasRun = true), 'b', leaving.signal).catch((error: unknown) => error)
  leaving.abort()
  expect(await second).toBeInstanceOf(NotVisited)
  expect(await second).toMatchObject({ code: 'SERVICE_UNAVAILABLE', data: { retryAfter: 10 } })
  const third = semaphore(() => Promise.resolve('third'))
  await expect(semaphore(() => Promise.resolve('gone'), 'b', AbortSignal.abort())).rejects.toBeInstanceOf(NotVisited)
  finish()
  await first
  expect([await third, hasRun]).toEqual(['third', false])
})

it('a caller’s lowest rank goes first, and equals in order of arrival', async () => {
  const { order, start, end } = startTasks(createSemaphore({ places: 1, waiting: 9, retryAfter: 1 }))
  for (const [name, rank] of Object.entries({ first: 3, third: 2, second: 0, fourth: 2, last: 4 })) void start(name, 'a', rank)
  void start('other', 'b', 9)
  for (const name of ['first', 'other', 'second', 'third', 'fourth']) await end(name)
  expect(order).toEqual(['first', 'other', 'second', 'third', 'fourth', 'last'])
})
