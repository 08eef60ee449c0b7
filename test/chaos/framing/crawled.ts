import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { from } from '../callers.ts'
import { startChild } from '../child-service.ts'
import type { Outcome } from '../fault.ts'
import { startProber, threadMsOf } from '../shapes/flood.ts'
import { crawledSites, startCrawledSite } from './crawled-sites.ts'

/** Six visits run at once. */
const audits = 6
const boundMs = 250
const attempts = 3

/** Sites that answer in every kind of odd framing are audited, six times at once by different networks. */
export async function auditOddSites(): Promise<Outcome> {
  const folder = await mkdtemp(join(tmpdir(), 'slipway-crawled-'))
  const sites = await Promise.all(Object.entries(crawledSites).map(async ([name, site]) => ({ name, ...(await startCrawledSite(site)) })))
  const service = await startChild(folder, { TRUST_PROXY: '1', CRAWL_ALLOW: sites.map(({ url }) => new URL(url).host).join(',') })
  const prober = startProber(service.port)
  const misses: string[] = []
  const notes: string[] = []
  const audit = async (url: string, ip: string) => {
    const headers = { 'Content-Type': 'application/json', ...from(ip) }
    const answer = await fetch(`${service.origin}/api/v1/launch-readiness/`, { method: 'POST', headers, body: JSON.stringify({ url }) })
    await answer.text()
    return answer.status
  }
  try {
    for (const { name, url } of sites) {
      let least = Infinity
      for (let attempt = 0; attempt < attempts && least > boundMs; attempt += 1) {
        await prober.longest()
        const startedAt = threadMsOf(service.child.pid) ?? -Infinity
        const statuses = await Promise.all(Array.from({ length: audits }, (_, nth) => audit(url, `203.0.${nth}.1`)))
        const ms = Math.min(await prober.longest(), (threadMsOf(service.child.pid) ?? Infinity) - startedAt)
        least = Math.min(least, ms)
        if (statuses.some((status) => status >= 500 && status !== 503)) misses.push(`${name}: answered ${statuses.join(' ')}`)
      }
      notes.push(`${name} ${Math.round(least)} ms`)
      process.stderr.write(`\n${notes.at(-1)}`)
      if (least > boundMs) misses.push(`${name}: others waited ${Math.round(least)} ms`)
    }
    return { rounds: sites.length * audits, misses, note: `longest waits: ${notes.join(', ')}` }
  } finally {
    await prober.end()
    await service.end()
    for (const { end } of sites) end()
    await rm(folder, { recursive: true })
  }
}
