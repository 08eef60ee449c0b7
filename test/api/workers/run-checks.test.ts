import { expect, it, onTestFinished } from 'vitest'
import { createCheckRunner } from '../../../api/workers/run-checks.ts'
import { createPageReader, type PageReader } from '../../../api/workers/page-reader.ts'
import * as work from '../../../api/workers/parse-worker.ts'
import type { ResponseFacts } from '../../../shared/audit/facts.ts'
import { literalFacts, literalPage, literalSite } from '../../support/literal-page.ts'

/** The runChecks, and the defects it reported. What a worker thread answers is cloned on its way. */
function startJudge(reader: Pick<PageReader, 'runChecks'> = { runChecks: async (facts) => structuredClone(work.runChecks(facts)) }) {
  const defects: [id: string, host: string, error: Error][] = []
  return { runChecks: createCheckRunner(reader, (...defect) => void defects.push(defect)), defects }
}

it('a sound audit reports no defect', async () => {
  const { runChecks, defects } = startJudge()
  expect(await runChecks(literalFacts())).toMatchObject({ score: 100 })
  expect(defects).toEqual([])
})

it('a check that throws in its worker thread is reported with its id, the host of the page and the error', async () => {
  const { runChecks, defects } = startJudge()
  const broken = { ...literalSite().response, hops: null } as unknown as ResponseFacts
  const { checks } = await runChecks(literalFacts({ response: broken, page: literalPage({ url: 'https://acme.dev:8443/tides?token=1' }) }))
  expect(checks.find(({ id }) => id === 'http-status')).toMatchObject({ status: 'warn', detail: 'This check failed to run.' })
  expect(defects).toEqual([['http-status', 'acme.dev:8443', expect.any(TypeError)]])
  expect(defects[0]?.[2].stack).toContain('http-status.ts')
})

it('checks that never end are the page’s fault, not a defect', async () => {
  const reader = createPageReader(new URL('../../support/crawler-stalling-worker.ts', import.meta.url))
  onTestFinished(() => reader.close())
  const { runChecks, defects } = startJudge(reader)
  await expect(runChecks(literalFacts({ page: literalPage({ title: 'stall' }) }))).rejects.toMatchObject({ code: 'BAD_REQUEST' })
  expect(defects).toEqual([])
})
