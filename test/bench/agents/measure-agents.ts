import { startSampleSite } from '../../../api/sample/sample-site.ts'
import { runService } from '../../support/service.ts'
import { claude } from './clients/claude.ts'
import type { Client } from './clients/client.ts'
import { codex, codexScripts } from './clients/codex.ts'
import { gemini } from './clients/gemini.ts'
import { measureJob, type Job } from './measure-job.ts'
import { measureResults, type Results } from './measure-results.ts'
import { serveFolder } from './serve-folder.ts'

export const clients: readonly Client[] = [codex, codexScripts, gemini, claude]

/** A job that a client can't finish is the reason in words. */
export type Measured = { results: Results; job: Job | string }

/** Runs every client against a real service on loopback, one after the other. Each has a service of its own, for its links are limited by address. */
export async function measureClients(): Promise<Record<string, Measured>> {
  const sample = await startSampleSite(0, '127.0.0.1')
  const site = await serveFolder()
  const allowed = [sample.url, site.origin].map((url) => new URL(url).host).join(',')
  const measured: Record<string, Measured> = {}
  try {
    for (const client of clients) {
      process.stderr.write(`${client.label} ...\n`)
      const service = await runService({ CRAWL_ALLOW: allowed, AUDITS_PER_HOUR: '1000' })
      try {
        const results = await measureResults(client, service, sample.url)
        const job = await measureJob(client, service, site).catch((error: unknown) => String(error))
        measured[client.id] = { results, job }
      } finally {
        await service.close()
      }
    }
    return measured
  } finally {
    await site.close()
    await sample.close()
  }
}
