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
