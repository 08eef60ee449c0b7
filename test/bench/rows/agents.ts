import { mkdtemp, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import before from '../agents/before.json' with { type: 'json' }
import type { Job } from '../agents/measure-job.ts'
import type { Measured } from '../agents/measure-agents.ts'
import type { Told } from '../agents/run-client.ts'
import { missing, type Row } from '../row.ts'

/** The same figures of an earlier commit. */
type Before = Record<string, { tools: number; readiness: number; missing: string[] } | undefined>
const most = { tools: 10_000, readiness: 5000 }
const leastRise = 10

/** What real coding agents tell their model of our tools, and a whole job in each. What arrived word for word is left in a folder. */
export async function measureAgents(): Promise<Row[]> {
  // Loads the whole service, which the other groups run in processes of their own.
  const { clients, measureClients } = await import('../agents/measure-agents.ts')
  const measured = await measureClients()
  const folder = await mkdtemp(join(tmpdir(), 'slipway-arrived-'))
  for (const [id, { results, job }] of Object.entries(measured)) {
    await writeFile(join(folder, `${id}-results.txt`), toText(results.told))
    if (typeof job !== 'string') await writeFile(join(folder, `${id}-job.txt`), toText(job.told))
  }
  process.stderr.write(`What arrived, word for word: ${folder}\n`)
  return clients.flatMap(({ id, label }) => {
    const own = measured[id]
    return own === undefined ? [] : rowsOf(id, label, own, (before.clients as Before)[id])
  })
}

const toText = (told: readonly Told[]) => told.map(({ step, result }) => `> ${JSON.stringify(step)}\n${result}\n`).join('\n')

function rowsOf(id: string, label: string, { results, job }: Measured, earlier: Before[string]): Row[] {
  const { tools, lengths } = results
  const arrived = { instructions: results.hasInstructions, ...results.arrived, ...(typeof job === 'string' ? {} : job.arrived) }
  const gone = Object.entries(arrived).flatMap(([name, has]) => (has ? [] : [name]))
  const row = { peer: '', ratio: null }
  const length = (kind: 'tools' | 'readiness', what: string, ours: number, note?: string): Row => ({
    ...row,
    id: `agents-${id}-${kind}`,
    what: `${label}: ${what}`,
    ours: `${ours} characters`,
    peer: earlier === undefined ? '' : `${earlier[kind]} before`,
    ratio: earlier === undefined ? null : ours / earlier[kind],
    target: `<= ${most[kind]} characters`,
    isMet: ours <= most[kind],
    ...(note === undefined ? {} : { note }),
  })
  const others = Object.entries(lengths).map(([name, count]) => `${name} ${count}`)
  const list = (names: readonly string[]) => (names.length === 0 ? 'nothing' : names.join(', '))
  return [
    length('tools', 'all tools', tools),
    length('readiness', 'an audit’s result', lengths['readiness'] ?? 0, `Characters of each result: ${others.join(', ')}.`),
    {
      ...row,
      id: `agents-${id}-missing`,
      what: `${label}: what never arrived, of ${Object.keys(arrived).length}`,
      ours: String(gone.length),
      peer: earlier === undefined ? '' : `${earlier.missing.length} before`,
      target: '0',
      isMet: gone.length === 0,
      note: `Missing: ${list(gone)}.${earlier === undefined ? '' : ` Before: ${list(earlier.missing)}.`}`,
    },
    jobRow(`agents-${id}-job`, `${label}: a whole job, score at first and in the end`, job),
  ]
}

function jobRow(id: string, what: string, job: Job | string): Row {
  if (typeof job === 'string') return missing(id, what, 'a draft', job)
  const [first, second] = job.scores
  const hasDraft = job.drafts.some(({ name, status }) => name === 'Finchnote' && status === 'draft')
  return {
    id,
    what,
    ours: `${first} to ${second}${hasDraft ? ', a draft' : ''}`,
    peer: '',
    ratio: null,
    target: `a draft, ${leastRise} points more`,
    isMet: hasDraft && second - first >= leastRise,
  }
}
