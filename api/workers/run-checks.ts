import { toFailure, Unreachable } from '../net/unreachable.ts'
import type { World } from '../ports/world.ts'
import type { PageReader } from './page-reader.ts'

/** Called with each check that threw, and the host of the page it ran on. */
type OnDefect = (checkId: string, host: string, error: Error) => void

export const createCheckRunner =
  (reader: Pick<PageReader, 'runChecks'>, onDefect: OnDefect): World['runChecks'] =>
  async (facts, signal) => {
    try {
      const { audit, thrown } = await reader.runChecks(facts, signal)
      for (const { id, error } of thrown) onDefect(id, URL.parse(facts.page.url)?.host ?? '', error)
      return audit
    } catch (error) {
      throw error instanceof Unreachable ? toFailure(error) : error
    }
  }
