import { writeFile } from 'node:fs/promises'
import { describeMachine } from '../../bench/machine.ts'
import { clusterFaults } from './faults.ts'
import { runCluster } from './run.ts'
import { clusterTable, isLoss, type ClusterRow } from './table.ts'

const usualRounds = 20

/** `npm run chaos -- cluster`. Returns the exit code. */
export async function clusterCommand(words: readonly string[]): Promise<number> {
  const counts = words.filter((word) => /^\d+$/.test(word)).map(Number)
  const named = words.filter((word) => !/^\d+$/.test(word) && word !== '--save')
  const unknown = named.filter((name) => !clusterFaults.some((fault) => fault.name === name))
  if (unknown.length > 0 || counts.length > 1 || counts.includes(0)) {
    process.stderr.write(`Usage: npm run chaos -- cluster [ROUNDS] [${clusterFaults.map(({ name }) => name).join('|')} ...] [--save]\n`)
    return 2
  }
  const started = performance.now()
  const rows = await runCluster(counts[0] ?? usualRounds, named, (line) => process.stderr.write(`${line}\n`))
  process.stdout.write(`\n${clusterTable(rows)}\n`)
  const minutes = (performance.now() - started) / 60_000
  if (words.includes('--save')) await writeFile(new URL('./README.md', import.meta.url), toReadme(rows, minutes))
  return rows.some(isLoss) ? 1 : 0
}

/** The page that a saved run leaves. */
const toReadme = (rows: readonly ClusterRow[], minutes: number): string => `# test/chaos/cluster

\`npm run chaos -- cluster\` runs 20 rounds of each fault, on two clusters at once; \`npm run chaos -- cluster 3 freeze\` runs three rounds of one fault;
\`--save\` writes this page. Each cluster has three machines (network namespaces) with etcd, Patroni and PostgreSQL in synchronous mode, and three
processes of the service, which know nothing of Patroni. Meanwhile people vote, comment, sign up, create drafts and compete for places in a week, and
a real SMTP server receives their emails. It needs root on Linux, and installs what is missing with \`apt-get\`.

In every round: everything acknowledged is still there afterwards; no week is overbooked; no email is sent twice with another Message-ID; two processes never run
the schedule at once; callers get a response, or 503 with \`Retry-After\`, within 20 seconds; what one process acknowledged, the others show; and within
5 seconds of the new leader taking writes, every process acknowledges changes again. “Seconds without service” is the longest time in which a process
acknowledged nothing; most of it is Patroni’s \`ttl\` of 20 seconds.

## ${new Date().toISOString().slice(0, 10)}

${describeMachine()}; ${minutes.toFixed(1)} minutes.

${clusterTable(rows)}
`
