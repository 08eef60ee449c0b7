import tls from 'node:tls'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { Unreachable } from '../../../api/net/unreachable.ts'
import { isMeasured } from '../../../shared/audit/check.ts'
import type { Check } from '../../../shared/schemas/readiness.ts'
import { runAudit } from '../../../shared/audit/run-audit.ts'
import { makeCertificate } from '../../support/crawler-certificate.ts'
import { startCrawler, startSite } from '../../support/crawler-sites.ts'
import { crawlFaults } from '../../support/planted-crawl-faults.ts'
import { fixCrawlSite } from '../../support/planted-crawl-fixes.ts'
import {
  cleanSite,
  hosts,
  origin,
  portsOf,
  servingSite,
  toLoopback,
  type Change,
  type CrawlSite,
} from '../../support/planted-crawl-site.ts'
import { answerPlanted } from '../../support/planted-site.ts'
import { crawlTraps } from '../../support/planted-crawl-traps.ts'

// Each site is visited at its own public address, over TLS.

const [name, ...others] = hosts
const certificate = makeCertificate({ name, others, notAfter: new Date(Date.now() + 60 * 86_400_000) })
const trusted = tls.getCACertificates('default')
beforeAll(() => tls.setDefaultCACertificates([certificate.cert]))
afterAll(() => tls.setDefaultCACertificates(trusted))

/** Nothing outside this machine is reached: names that aren’t the site’s don’t exist. */
const resolve = (host: string) =>
  Promise.reject(new Unreachable('dns', `We couldn’t find ${host}. Check the spelling (DNS lookup failed).`))

async function findingsOf(site: CrawlSite, { url = `${origin}/`, visitMs = 10_000 } = {}): Promise<Check[]> {
  const plain = await startSite(servingSite(site, 'http'))
  const secure = await startSite(servingSite(site, 'https'), { tls: certificate })
  const connector = toLoopback(portsOf(plain, secure))
  const facts = await startCrawler({ connector, resolve, resolveMail: () => Promise.resolve('mx'), visitMs }).visit(url)
  return runAudit(facts).checks.filter(({ status }) => status !== 'pass')
}
const idsOf = (findings: Check[]) => findings.map(({ id }) => id).toSorted()

/** Which files a change touches. The front page is edited in several places; one that answers every path changes all of them. */
const touched = (change: Change): string[] => {
  const changed = change(cleanSite)
  const paths = new Set([...Object.keys(cleanSite), ...Object.keys(changed)])
  return [...paths].filter((path) => path !== '/' && cleanSite[path] !== changed[path])
}

/** Cases that don’t touch each other share a visit: each batch has one case of a kind. */
function inBatches<Case extends { kind: string; change: Change }>(cases: Case[]): Case[][] {
  const batches: { cases: Case[]; taken: Set<string> }[] = []
  for (const one of cases) {
    const needs = [one.kind, ...touched(one.change)]
    const free = batches.find(({ taken }) => !needs.includes('*') && !taken.has('*') && needs.every((need) => !taken.has(need)))
    const batch = free ?? { cases: [], taken: new Set<string>() }
    if (free === undefined) batches.push(batch)
    batch.cases.push(one)
    for (const need of needs) batch.taken.add(need)
  }
  return batches.map((batch) => batch.cases)
}
const applied = (cases: { change: Change }[]) => cases.reduce((site, { change }) => change(site), cleanSite)

/** A development server of the site: plain HTTP on loopback, without any other name. */
async function checksOnLoopback(site: CrawlSite): Promise<Check[]> {
  const server = await startSite(({ url: path = '/' }, response) => answerPlanted(response, site[path] ?? site['*']))
  const crawler = startCrawler({ allow: [server.host], resolve, resolveMail: () => Promise.resolve('mx') })
  return runAudit(await crawler.visit(`${server.url}/`)).checks
}

describe('a development server', () => {
  const several = crawlFaults.filter(
    ([kind, , change]) => touched(change).length === 0 && !/^(?:https|viewport|canonical|og-tags|failed-requests)$/.test(kind),
  )
  const faulty = [...Map.groupBy(several, ([kind]) => kind).values()].flatMap(([first]) => (first === undefined ? [] : [first[2]]))

  test.each([
    ['a clean site', cleanSite],
    ['a site with many faults', faulty.reduce((site, change) => change(site), cleanSite)],
  ])('of %s differs from the public one in what it says isn’t checked, and why, alone', async (_, site) => {
    const open = await findingsOf(site)
    const local = await checksOnLoopback(site)
    const judged = local.filter(isMeasured)
    expect(idsOf(judged.filter(({ status }) => status !== 'pass'))).toEqual(
      idsOf(open.filter(({ id }) => judged.some((check) => check.id === id))),
    )
    const left = local.filter((check) => !isMeasured(check))
    expect(idsOf(left)).toEqual(['cache-lifetime', 'certificate', 'compression', 'https', 'other-host', 'response-time'])
    expect(left.every(({ detail }) => /^Not checked.*\w{4}/.test(detail))).toBe(true)
  })
})

describe('a site that is clean', () => {
  const traps = crawlTraps.map(([what, change, options = {}], at) => ({ what, change, options, kind: `${at}` }))
  const alone = traps.filter(({ options }) => Object.keys(options).length > 0)
  const batches = [...alone.map((trap) => [trap]), ...inBatches(traps.filter((trap) => !alone.includes(trap)))]
  const titled = batches.map((batch): [string, typeof batch] => [batch.map(({ what }) => what).join('; '), batch])
  test.each(titled)('%s gives nothing', async (_, batch) => {
    expect(await findingsOf(applied(batch), batch[0]?.options)).toEqual([])
  })
})

describe('planted faults', () => {
  const faults = crawlFaults.map(([kind, says, change, also]) => ({ kind, says, change, ids: also === undefined ? [kind] : [kind, also] }))
  const batches = inBatches(faults).map((batch): [string, typeof batch] => [batch.map(({ says }) => says).join('; '), batch])
  test.each(batches)('%s: each is found by its own check alone, and gone once its snippet is pasted', async (_, batch) => {
    const site = applied(batch)
    const findings = await findingsOf(site)
    expect(idsOf(findings)).toEqual(batch.flatMap(({ ids }) => ids).toSorted())
    for (const { kind, says } of batch) {
      const found = findings.find(({ id }) => id === kind)
      expect(`${found?.detail}\n${found?.fix}`).toContain(says)
    }
    let fixed = site
    const left = findings.filter(({ fix }) => {
      const next = fixCrawlSite(fixed, fix ?? '')
      fixed = next ?? fixed
      return next === null
    })
    expect(idsOf(await findingsOf(fixed))).toEqual(idsOf(left))
  })
})
