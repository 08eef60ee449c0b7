import type { ServerResponse } from 'node:http'
import type { Context } from 'koa'

const works = new WeakMap<ServerResponse, (() => void)[]>()

/**
 * Does `work` when the answer has been sent or its caller has left, at once where that was before. One listener for all who ask: Koa and Node
 * add so many to a stream's response that Node would take more for a leak.
 */
export function whenOver({ res }: Pick<Context, 'res'>, work: () => void): void {
  if (res.destroyed) return work()
  const known = works.get(res)
  if (known !== undefined) return void known.push(work)
  const list = [work]
  works.set(res, list)
  res.once('close', () => list.forEach((each) => each()))
}
