import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import type { ReadinessReport } from '../../../shared/schemas/readiness.ts'
import { runLoggedService } from '../../support/logged-service.ts'
import { failing, goodAnswer, listing, startModelServer } from '../../support/model-server.ts'
import { serveProductSite } from '../../support/product-site.ts'

/** Audits the product site on a service whose model answers like this. */
async function auditWith(reply: Parameters<typeof startModelServer>[0]) {
  const model = await startModelServer(reply)
  const product = await serveProductSite()
  const folder = await mkdtemp(join(tmpdir(), 'slipway-model-'))
  const settings = { MODEL_URL: model.url, MODEL_NAME: 'small', MODEL_KEY: 'sk-hush', CRAWL_ALLOW: `127.0.0.1:${product.port}` }
  const service = await runLoggedService(folder, settings)
  onTestFinished(async () => {
    await service.close()
    await product.close()
    await rm(folder, { recursive: true })
  })
  const audit = async (): Promise<ReadinessReport> => {
    const answer = await fetch(`${service.origin}/api/v1/launch-readiness/`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ url: `http://127.0.0.1:${product.port}/` }),
    })
    expect(answer.status).toBe(200)
    return await answer.json()
  }
  const metrics = async () => (await fetch(`${service.origin}/metrics/`)).text()
  return { model, audit, metrics, log: service.log }
}

test('the report suggests what the model drafted and the page backs', async () => {
  const { audit, metrics, model } = await auditWith(listing(goodAnswer))
  const { suggestedListing, suggestedCategories } = await audit()
  // This page has no words for any category.
  expect(suggestedListing).toEqual({ ...goodAnswer, categories: [] })
  expect(suggestedCategories).toEqual([])
  expect(model.requests[0]?.authorization).toBe('Bearer sk-hush')
  expect(await metrics()).toContain('model_drafts_total{outcome="used"} 1')
})

test('the report is complete when the model fails, and the log says so once, without the key or the page', async () => {
  const { audit, metrics, log } = await auditWith(failing(401, 'Incorrect API key provided: sk-hush. You asked about Tidewatch.'))
  const report = await audit()
  expect(report.suggestedListing.name).toBe('Tidewatch')
  expect(report.checks.length).toBeGreaterThan(20)
  await audit()
  expect(await metrics()).toContain('model_drafts_total{outcome="refused"} 2')
  const said = log.filter((line) => line.includes('language model'))
  expect(said).toHaveLength(1)
  expect(said[0]).toMatch(/"level":40.*HTTP status 401/)
  expect(log.join('')).not.toMatch(/hush|Tidewatch|cast off/)
})
