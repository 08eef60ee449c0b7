import { readdir, readFile } from 'node:fs/promises'

export type Usage = { cpuMs: number; bytes: number }

/** On Linux, whatever the machine. */
const [ticksPerSecond, pageBytes] = [100, 4096]

/** What a process and its descendants have used so far. Null where the system doesn’t say, which only Linux does. */
export async function usageOf(pid: number): Promise<Usage | null> {
  const names = await readdir('/proc').catch(() => null)
  if (names === null) return null
  const found = await Promise.all(names.filter((name) => /^\d+$/.test(name)).map(readProcess))
  const children = Map.groupBy(
    found.filter((one) => one !== null),
    ({ parent }) => parent,
  )
  const own = found.find((one) => one?.pid === pid) ?? null
  const sum = (of: readonly Process[]): Usage =>
    of.reduce(
      (total, { pid: each, cpuMs, bytes }) => {
        const below = sum(children.get(each) ?? [])
        return { cpuMs: total.cpuMs + cpuMs + below.cpuMs, bytes: total.bytes + bytes + below.bytes }
      },
      { cpuMs: 0, bytes: 0 },
    )
  return own === null ? null : sum([own])
}

type Process = Usage & { pid: number; parent: number }

async function readProcess(name: string): Promise<Process | null> {
  const stat = await readFile(`/proc/${name}/stat`, 'latin1').catch(() => null)
  if (stat === null) return null
  // After the command’s name, which may contain anything.
  const fields = stat
    .slice(stat.lastIndexOf(')') + 2)
    .split(' ')
    .map(Number)
  const [parent = 0, user = 0, system = 0, pages = 0] = [fields[1], fields[11], fields[12], fields[21]]
  return { pid: Number(name), parent, cpuMs: ((user + system) * 1000) / ticksPerSecond, bytes: pages * pageBytes }
}
