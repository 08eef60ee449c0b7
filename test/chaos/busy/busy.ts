import { createServer } from 'node:http'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startSampleSite } from '../../../api/sample/sample-site.ts'
import { canRun, wereBusy, type CheckDefinition } from '../../../shared/audit/check.ts'
import { checks } from '../../../shared/audit/checks/index.ts'
import type { AuditFacts } from '../../../shared/audit/facts.ts'
import { literalFacts } from '../../support/literal-page.ts'
import { forkService } from '../../support/processes.ts'
import { Visitor } from '../../support/visitor.ts'
import type { Outcome } from '../fault.ts'
import { startBusyLoops } from './busy-loops.ts'
import type { Told } from './caller.ts'
import { launchProduct, visitLaunch, type Finding, type Journey } from './journey.ts'

type Sites = { products: string[]; others: string[]; close: () => Promise<unknown> }

/** Products to launch, and a page of 36 kB and one of 0.7 kB to audit. */
async function serveSites(rounds: number): Promise<Sites> {
  const products = await Promise.all(Array.from({ length: rounds }, () => startSampleSite(0, '127.0.0.1')))
  const paragraph = '<p>Tidewatch tells harbours <a href="#tides">when the water comes</a>, for 4 € a month.</p>'
  const pages = [paragraph.repeat(Math.ceil(36_000 / paragraph.length)), paragraph.repeat(6)]
  const server = createServer(({ url }, response) => {
    const page = pages[Number(url?.slice(1))]
    response
      .writeHead(page === undefined ? 404 : 200, { 'Content-Type': 'text/html' })
      .end(page && `<!doctype html><title>Tidewatch</title>${page}`)
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  return {
    products: products.map(({ url }) => url),
    others: pages.map((_, at) => `http://127.0.0.1:${port}/${at}`),
    close: () => Promise.all([...products.map(({ close }) => close()), new Promise((resolve) => server.close(resolve))]),
  }
}

type Run = { journeys: (Journey | null)[]; told: Told }

/** All journeys on a new service, then launch day; once it has started, beside busy loops. */
async function travel({ products, others }: Sites, loops = 0): Promise<Run> {
  const folder = await mkdtemp(join(tmpdir(), 'slipway-busy-'))
  // Exactly the audits that are asked for: a “busy” response must not use one up.
  const limits = { AUDITS_PER_HOUR: `${products.length * (1 + others.length)}`, WEEK_CAPACITY: '100000', TRUST_PROXY: '1' }
  const CRAWL_ALLOW = [...products, ...others].map((url) => new URL(url).host).join(',')
  const service = await forkService({ DATA_DIR: folder, CRAWL_ALLOW, MODERATORS: 'mika@example.org', ...limits }, { detached: true })
  const told: Told = { misses: [], waits: 0, slowestMs: 0 }
  const busyLoops = startBusyLoops(loops)
  try {
    const moderator = await new Visitor(service.origin).signUpUnproven('mika@example.org', 'Mika')
    await service.prove('mika@example.org')
    const journeys: Run['journeys'] = []
    for (const [nth, product] of products.entries()) {
      const journey = launchProduct(service, moderator, told, { name: `Note${nth}`, ip: `203.0.113.${nth}`, sites: { product, others } })
      const missed = (error: unknown): null => {
        told.misses.push(String(error))
        return null
      }
      journeys.push(await journey.catch(missed))
    }
    const monday = journeys.find((journey) => journey !== null)?.monday ?? ''
    if (monday !== '') await service.tickAt(`${monday}T00:00:01Z`)
    for (const journey of journeys)
      if (journey !== null) await visitLaunch(service, told, journey.slug).catch((error: unknown) => told.misses.push(String(error)))
    return { journeys, told }
  } finally {
    await busyLoops.end()
    await service.close()
    await rm(folder, { recursive: true })
  }
}

/** What is known once the page is read. */
const ofPage = new Set<string | symbol>(['page', 'listing', 'markup', 'response', 'transport', 'rendered'])

function readsPageAlone({ run }: CheckDefinition): boolean {
  const read = new Set<string | symbol>()
  const get = (facts: AuditFacts, name: string | symbol): unknown => {
    read.add(name)
    return Reflect.get(facts, name)
  }
  run(new Proxy(literalFacts(), { get }))
  return read.isSubsetOf(ofPage)
}

/** What the page itself shows is always checked. */
const ofPageAlone = new Set(checks.filter((check) => canRun(check, literalFacts()) && readsPageAlone(check)).map(({ id }) => id))

/** How the findings differ, apart from what wasn’t checked around the page. */
function differences(url: string, quiet: Finding[], busy: Finding[]): string[] {
  const before = new Map(quiet.map((finding) => [finding.id, finding]))
  const ids = new Set([...before.keys(), ...busy.map(({ id }) => id)])
  const after = new Map(busy.map((finding) => [finding.id, finding]))
  return [...ids].flatMap((id) => {
    const [then, now] = [before.get(id), after.get(id)]
    if ((now?.detail === wereBusy && !ofPageAlone.has(id)) || (then?.status === now?.status && then?.detail === now?.detail)) return []
    return [`${url}: ${id} was ${then?.status} (${then?.detail}), now ${now?.status} (${now?.detail})`]
  })
}

/** Launches products from audit to launch day while busy loops compete for the cores, and compares that with the same journeys before. */
export async function launchOnBusyMachine(rounds: number, loops = 16): Promise<Outcome> {
  const sites = await serveSites(rounds)
  try {
    const quiet = await travel(sites)
    const busy = await travel(sites, loops)
    const pairs = busy.journeys.flatMap((journey, nth) => {
      const before = quiet.journeys[nth]
      return journey === null || before === null || before === undefined
        ? []
        : [...journey.audits].map(([url, now]) => ({ url, now, before: before.audits.get(url) ?? [] }))
    })
    const findings = pairs.flatMap(({ now }) => now)
    const unchecked = findings.filter(({ detail }) => detail === wereBusy).length
    const note = `${pairs.length} audits, ${unchecked} findings not checked, ${busy.told.waits} “busy” responses, slowest response ${(busy.told.slowestMs / 1000).toFixed(1)} s`
    return {
      rounds,
      misses: [
        ...quiet.told.misses.map((miss) => `quiet: ${miss}`),
        ...busy.told.misses,
        ...(unchecked * 4 > findings.length ? [`${unchecked} of ${findings.length} findings weren’t checked`] : []),
        ...pairs.flatMap(({ url, before, now }) => differences(url, before, now)),
      ],
      note: `${note}; idle: ${quiet.told.waits} “busy” responses, slowest ${(quiet.told.slowestMs / 1000).toFixed(1)} s`,
    }
  } finally {
    await sites.close()
  }
}

const usualRounds = 50

/** How many journeys: those of `--rounds N`. */
export function roundsAsked(words: readonly string[] = process.argv): number {
  const at = words.indexOf('--rounds')
  return at === -1 ? usualRounds : Number(words[at + 1])
}
