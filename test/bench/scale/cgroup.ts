import { existsSync, mkdirSync, readFileSync, rmdirSync, writeFileSync } from 'node:fs'
import { setTimeout as wait } from 'node:timers/promises'

/** What a group of processes has used: nanoseconds of CPU, and how many periods it ran in and was throttled in. */
export type Used = { cpuNs: number; periods: number; throttled: number }

/** A cgroup (version 1) of our own, with a limit of its CPU where one is set. */
export type Cgroup = {
  add: (pid: number) => void
  /** At most this share of one processor, in each tenth of a second. */
  limit: (share: number) => void
  unlimit: () => void
  used: () => Used
  remove: () => Promise<void>
}

const root = '/sys/fs/cgroup'
const period = 100_000
let made = 0

/** Why this machine can’t limit the CPU of single processes; null if it can. */
export function whyNoCgroups(at = root): string | null {
  if (!existsSync(`${at}/cpu/cpu.cfs_period_us`)) return 'This machine has no cgroups of version 1, with cpu.cfs_quota_us'
  if (!existsSync(`${at}/cpuacct/cpuacct.usage`)) return 'The cgroups of this machine don’t count CPU time (cpuacct.usage)'
  try {
    const folder = `${at}/cpu/slipway-bench-${process.pid}-try`
    mkdirSync(folder)
    rmdirSync(folder)
    return null
  } catch (error) {
    return `This user may not create cgroups (${error instanceof Error ? error.message : String(error)}). Run it as root`
  }
}

export function createCgroup(): Cgroup {
  const name = `slipway-bench-${process.pid}-${(made += 1)}`
  // One hierarchy or two, depending on the machine.
  const [cpu, accounts] = [`${root}/cpu/${name}`, `${root}/cpuacct/${name}`]
  for (const folder of [cpu, accounts]) mkdirSync(folder, { recursive: true })
  const read = (file: string) => readFileSync(file, 'utf8')
  return {
    add: (pid) => {
      for (const folder of [cpu, accounts]) writeFileSync(`${folder}/cgroup.procs`, String(pid))
    },
    limit: (share) => {
      writeFileSync(`${cpu}/cpu.cfs_period_us`, String(period))
      writeFileSync(`${cpu}/cpu.cfs_quota_us`, String(Math.round(period * share)))
    },
    unlimit: () => writeFileSync(`${cpu}/cpu.cfs_quota_us`, '-1'),
    used: () => {
      const stat = new Map(
        read(`${cpu}/cpu.stat`)
          .split('\n')
          .map((line) => line.split(' ') as [string, string]),
      )
      return {
        cpuNs: Number(read(`${accounts}/cpuacct.usage`)),
        periods: Number(stat.get('nr_periods')),
        throttled: Number(stat.get('nr_throttled')),
      }
    },
    remove: async () => {
      for (const folder of [cpu, accounts]) await removeFolder(folder)
    },
  }
}

/** A cgroup can be removed a moment after its last process has ended. */
async function removeFolder(folder: string): Promise<void> {
  for (let tries = 0; existsSync(folder); tries += 1) {
    try {
      rmdirSync(folder)
    } catch (error) {
      if (tries === 20) throw error
      await wait(100)
    }
  }
}
