import { readFileSync } from 'node:fs'
import axe from 'axe-core'
import { describe, expect, it } from 'vitest'
import type { CheckDefinition } from '../../../shared/audit/check.ts'
import { checks } from '../../../shared/audit/checks/index.ts'

const room = new URL('../../../shared/audit/', import.meta.url).pathname

type Tool = { name: string; url: string; rule?: string }
type Place = 'tab' | 'phone' | 'crawler' | 'command'
type Row = {
  fault: string
  felt: (typeof readers)[number]
  state: 'covered' | 'left out' | 'open'
  checks?: string[]
  in?: Place[]
  note?: string
  sources: Record<string, string[]>
}
type Coverage = { tools: Record<string, Tool>; groups: { title: string; rows: Row[] }[] }

const { tools, groups } = JSON.parse(readFileSync(`${room}coverage.json`, 'utf8')) as Coverage
const rows = groups.flatMap((group) => group.rows)
const sources = rows.flatMap((row) => Object.entries(row.sources).flatMap(([tool, ids]) => ids.map((id) => ({ tool, id, row }))))
const faultsOf = (wrong: Row[]) => wrong.map(({ fault }) => fault)

/** Why a fault is left out on purpose. */
const reasons = /^(?:No launch fault|Can’t be judged without false alarms|Covered by the host): /

describe('the table of what other tools find', () => {
  it('names only checks that exist, and each of them', () => {
    const named = new Set(rows.flatMap((row) => row.checks ?? []))
    expect([...named].toSorted(), 'Name a new check in its rows of shared/audit/coverage.json.').toEqual(
      checks.map(({ id }) => id).toSorted(),
    )
  })

  it('gives each rule of a tool one row, and each row a source', () => {
    const names = sources.map(({ tool, id }) => `${tool} ${id}`)
    expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([])
    expect(sources.filter(({ tool }) => !(tool in tools)).map(({ tool }) => tool)).toEqual([])
    expect(faultsOf(rows.filter((row) => Object.values(row.sources).flat().length === 0))).toEqual([])
    expect(Object.keys(tools).filter((tool) => !sources.some((source) => source.tool === tool))).toEqual([])
  })

  it('has each fault once', () => {
    expect(rows.map(({ fault }) => fault).filter((fault, at, all) => all.indexOf(fault) !== at)).toEqual([])
  })

  it('says which check covers a fault and where, why it is left out, or what is missing', () => {
    const wrong = rows.filter(({ state, checks: by = [], in: places = [], note = '' }) => {
      if (state === 'covered') return by.length === 0 || places.length === 0
      if (state === 'left out') return by.length + places.length > 0 || !reasons.test(note)
      return note === '' || (by.length === 0) !== (places.length === 0)
    })
    expect(faultsOf(wrong)).toEqual([])
  })

  it('claims no place where none of the checks runs', () => {
    const known = new Map(checks.map((check) => [check.id, placesOf(check)]))
    const wrong = rows.filter(({ checks: by = [], in: places = [] }) => places.some((place) => !by.some((id) => known.get(id)?.has(place))))
    expect(faultsOf(wrong)).toEqual([])
  })

  it('has a row for every rule of axe-core', () => {
    const known = new Set(sources.filter(({ tool }) => tool === 'axe').map(({ id }) => id))
    expect([...known].toSorted()).toEqual(
      axe
        .getRules()
        .map(({ ruleId }) => ruleId)
        .toSorted(),
    )
  })
})

it('one page lists them all; `npx vitest run -u` on this file writes it', async () => {
  await expect(pageOf()).toMatchFileSnapshot(`${room}COVERAGE.md`)
})

const ofBrowser = new Set<string>(['rendered', 'accessibility', 'watched'])

/** Where a check runs, by the facts that it needs. */
function placesOf({ needs, needsOne, isOfView = false }: CheckDefinition): Set<Place> {
  const inBrowser = needs.some((need) => ofBrowser.has(need))
  const onServer = needs.some((need) => !ofBrowser.has(need))
  const eitherIn = (needsOne ?? []).some((need) => ofBrowser.has(need))
  return new Set<Place>([
    ...(onServer ? [] : (['tab'] as const)),
    ...(inBrowser || eitherIn || isOfView ? (['phone'] as const) : []),
    ...(inBrowser ? [] : (['crawler'] as const)),
    ...(needs.includes('catalog') ? [] : (['command'] as const)),
  ])
}

const readers = ['visitor', 'buyer', 'crawler', 'share', 'nobody'] as const

const count = (list: Row[], state: Row['state']) => list.filter((row) => row.state === state).length

const escaped = (text: string) => text.replaceAll('|', '\\|').replaceAll('<', '&lt;')

function sourceLinks(row: Row): string {
  const parts = Object.entries(row.sources).map(([tool, ids]) => {
    const { name, url, rule } = tools[tool] ?? { name: tool, url: '' }
    const links = ids.map((id) => (rule === undefined ? id : `[${id}](${rule.replace('{id}', id)})`))
    return `${rule === undefined ? `[${name}](${url})` : name}: ${links.join(', ')}`
  })
  return parts.join('; ')
}

function stateOf({ state, checks: by = [], in: places = [], note = '' }: Row): string {
  const where = by.length === 0 ? '' : `${by.map((id) => `\`${id}\``).join(', ')} (${places.join(', ')})`
  if (state === 'left out') return `left out. ${note}`
  if (state === 'covered') return `covered: ${where}.${note === '' ? '' : ` ${note}`}`
  return where === '' ? `**open**: ${note}` : `**open**, partly ${where}: ${note}`
}

function pageOf(): string {
  const byTool = Object.entries(tools).map(([tool, { name, url }]) => {
    const own = rows.filter((row) => row.sources[tool] !== undefined)
    const rules = sources.filter((source) => source.tool === tool).length
    return `| [${name}](${url}) | ${rules} | ${own.length} | ${count(own, 'covered')} | ${count(own, 'left out')} | ${count(own, 'open')} |`
  })
  const byReader = readers.map((reader) => {
    const own = rows.filter(({ felt }) => felt === reader)
    return `| ${reader} | ${own.length} | ${count(own, 'covered')} | ${count(own, 'left out')} | ${count(own, 'open')} |`
  })
  const sections = groups.map(({ title, rows: own }) => {
    const lines = own.map((row) => `| ${escaped(row.fault)} | ${row.felt} | ${escaped(stateOf(row))} | ${sourceLinks(row)} |`)
    return [`## ${title}`, '', '| fault | who feels it | state | sources |', '| --- | --- | --- | --- |', ...lines, ''].join('\n')
  })
  return `# What other tools find, and what the audit finds

The union of what known tools, guidelines and users’ reports look for, each kind of fault once. Made by \`test/shared/audit/coverage.test.ts\` from
\`coverage.json\`. \`tab\`: the page as it runs in the visitor’s browser; \`phone\`: a fresh load at phone width; \`crawler\`: the service’s visit;
\`command\`: \`npm run audit\`, where \`tab\` and \`phone\` need \`--browser\`. Left out on purpose: what is no fault of a launch, can’t be known
without false alarms, or is the host’s. Open: not found yet, or only partly.

${rows.length} kinds: ${count(rows, 'covered')} covered, ${count(rows, 'left out')} left out, ${count(rows, 'open')} open.

| who feels it | kinds | covered | left out | open |
| --- | --- | --- | --- | --- |
${byReader.join('\n')}

| source | rules | kinds | covered | left out | open |
| --- | --- | --- | --- | --- | --- |
${byTool.join('\n')}

${sections.join('\n')}`
}
