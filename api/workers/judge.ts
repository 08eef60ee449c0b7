import { toFailure, Unreachable } from '../crawler/unreachable.ts'
import type { World } from '../ports/world.ts'
import type { PageReader } from './page-reader.ts'

/** Called with each check that threw, and the host of the page it ran on. */
type OnDefect = (checkId: string, host: string, error: Error) => void

/** Runs the checks in a worker thread of the reader. */
export const createJudge =
  (reader: Pick<PageReader, 'judge'>, onDefect: OnDefect): World['judge'] =>
  async (facts) => {
    try {
      const { audit, thrown } = await reader.judge(facts)
      for (const { id, error } of thrown) onDefect(id, URL.parse(facts.page.url)?.host ?? '', error)
      return audit
    } catch (error) {
      throw error instanceof Unreachable ? toFailure(error) : error
    }
  }
