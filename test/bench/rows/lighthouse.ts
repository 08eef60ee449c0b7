import { findBrowser } from '../../support/browsers.ts'
import { plantedBarriers, plantedTraps as barrierTraps } from '../../support/planted-accessibility.ts'
import { plantedFaults } from '../../support/planted-faults.ts'
import { plantedSite, servePlanted, type PlantedSite } from '../../support/planted-site.ts'
import { plantedTraps } from '../../support/planted-traps.ts'
import { auditsFor, foundAnyway, timings } from '../lighthouse/audits.ts'
import { openLighthouse, openOurs, ourChecks, type Auditor, type Verdict } from '../lighthouse/both.ts'
import { compare, counted, type Row } from '../row.ts'

/** A planted page: a fault of this kind that `ours` and `theirs` may find by these names, or nothing of the kind to find. */
type Case = {
  name: string
  site: PlantedSite
  kind: 'fault' | 'barrier'
  ours: readonly string[]
  theirs: readonly string[]
  isFaultless?: true
}

const nothing = { ours: [], theirs: [], isFaultless: true as const }
/** Lighthouse can’t audit a page before it has loaded, or on a private host. */
const faultless: Case[] = [
  { name: 'clean', site: plantedSite(), kind: 'fault', ...nothing },
  ...plantedTraps.flatMap(({ name, site, isLoading, host }): Case[] =>
    isLoading || host ? [] : [{ name, site, kind: 'fault', ...nothing }],
  ),
  ...barrierTraps.map(({ name, site }): Case => ({ name: `a11y-${name}`, site, kind: 'barrier', ...nothing })),
]

const cases: Case[] = [
  ...plantedFaults.map(({ name, site, finds, width }) => ({
    name,
    site,
    kind: 'fault' as const,
    ours: width === undefined ? [finds] : [finds, finds.replace('page-', 'phone-')],
    theirs: auditsFor[name] ?? [],
  })),
  ...plantedBarriers.map(({ name, site, rule, finds }) => ({
    name: `a11y-${name}`,
    site,
    kind: 'barrier' as const,
    ours: [finds],
    theirs: [rule],
  })),
  ...faultless,
]

type Result = Case & { our: Verdict; their: Verdict }

/** Our audit with a browser and Lighthouse on every planted page, one after the other. */
export async function measureLighthouse(): Promise<Row[]> {
  const chromium = await findBrowser('chromium')
  const sites = new Map(cases.map(({ name, site }) => [name, site]))
  const server = await servePlanted((name) => sites.get(name))
  const args = ['--no-sandbox', '--disable-dev-shm-usage', '--host-resolver-rules=MAP *.planted-site.com 127.0.0.1']
  const auditors: Auditor[] = []
  try {
    const ours = await openOurs(chromium, args)
    auditors.push(ours)
    const theirs = await openLighthouse(chromium, args)
    auditors.push(theirs)
    const results: Result[] = []
    for (const one of cases) {
      const url = `http://${one.name}.planted-site.com:${server.port}/`
      results.push({ ...one, our: await ours.audit(url), their: await theirs.audit(url) })
      process.stderr.write(`\r${results.length} of ${cases.length} pages `)
    }
    process.stderr.write('\n')
    return rowsOf(results)
  } finally {
    await Promise.all(auditors.map((auditor) => auditor.close()))
    server.close()
  }
}

function rowsOf(results: Result[]): Row[] {
  const clean = results.find(({ name }) => name === 'clean')
  const always = new Set(clean?.their.doubted)
  const toldOf = (kind: Case['kind']) =>
    new Set(results.flatMap((result) => (result.kind === kind ? result.theirs : [])).filter((id) => !timings.has(id)))
  const told = { fault: toldOf('fault'), barrier: toldOf('barrier') }
  const isFoundByThem = ({ name, theirs, their }: Result) =>
    theirs.some((id) => their.doubted.includes(id) && (!always.has(id) || foundAnyway.has(name)))
  const missed = (kind: Case['kind']) => {
    const all = results.filter((result) => result.kind === kind && !result.isFaultless)
    const ours = all.filter(({ our, ours: names }) => !names.some((id) => our.failed.includes(id))).map(({ name }) => name)
    const theirs = all.filter((result) => !isFoundByThem(result)).map(({ name }) => name)
    return { all, ours, theirs }
  }
  const alarms = results
    .filter(({ isFaultless }) => isFaultless)
    .map(({ name, kind, our, their }) => ({
      name,
      ours: our.failed.filter((id) => ourChecks[kind].has(id)),
      theirs: their.failed.filter((id) => told[kind].has(id) && !always.has(id)),
    }))
  const [faults, barriers] = [missed('fault'), missed('barrier')]
  const list = (names: string[]) => (names.length === 0 ? 'none' : names.map((name) => name.replace(/^a11y-/, '')).join(', '))
  const pages = (by: 'ours' | 'theirs') => alarms.filter((alarm) => alarm[by].length > 0)
  const named = (by: 'ours' | 'theirs') => list(pages(by).map((alarm) => `${alarm.name} (${alarm[by].join(', ')})`))
  const row = (id: string, what: string, ours: string[], theirs: string[]) =>
    counted({
      id,
      what,
      ours: ours.length,
      theirs: theirs.length,
      peer: 'Lighthouse',
      note: `Ours: ${list(ours)}. Lighthouse: ${list(theirs)}.`,
    })
  return [
    row('lighthouse-faults', `Faults of the running page missed, of ${faults.all.length}`, faults.ours, faults.theirs),
    row('lighthouse-accessibility', `Accessibility faults missed, of ${barriers.all.length}`, barriers.ours, barriers.theirs),
    counted({
      id: 'lighthouse-false',
      what: `Faultless pages with a false alarm, of ${alarms.length}`,
      ours: pages('ours').length,
      theirs: pages('theirs').length,
      peer: 'Lighthouse',
      note: `Ours: ${named('ours')}. Lighthouse: ${named('theirs')}.`,
    }),
    compare({
      id: 'lighthouse-wall',
      what: 'A page, in both windows',
      unit: 'ms',
      ours: results.map(({ our }) => our.ms),
      theirs: results.map(({ their }) => their.ms),
      peer: 'Lighthouse, on a phone alone',
      atMost: null,
    }),
  ]
}
