import { readdir, readFile } from 'node:fs/promises'

export type Usage = { cpuMs: number; bytes: number }

/** On Linux, whatever the machine. */
const [ticksPerSecond, pageBytes] = [100, 4096]

/** What a process and its descendants have used so far. Null where the system doesn’t say, which only Linux does. */
export async function usageOf(pid: number): Promise<Usage | null> {
  const own = await readProcess(pid)
  if (own === null) return null
  const threads = await readdir(`/proc/${pid}/task`).catch(() => [])
  const lists = await Promise.all(threads.map((thread) => readFile(`/proc/${pid}/task/${thread}/children`, 'latin1').catch(() => '')))
  const children = lists.flatMap((list) => list.split(' ').filter(Boolean).map(Number))
  return (await Promise.all(children.map(usageOf))).reduce<Usage>(
    (sum, child) => ({ cpuMs: sum.cpuMs + (child?.cpuMs ?? 0), bytes: sum.bytes + (child?.bytes ?? 0) }),
    own,
  )
}

async function readProcess(pid: number): Promise<Usage | null> {
  const stat = await readFile(`/proc/${pid}/stat`, 'latin1').catch(() => null)
  if (stat === null) return null
  // After the command’s name, which may contain anything.
  const fields = stat
    .slice(stat.lastIndexOf(')') + 2)
    .split(' ')
    .map(Number)
  const [user = 0, system = 0, pages = 0] = [fields[11], fields[12], fields[21]]
  return { cpuMs: ((user + system) * 1000) / ticksPerSecond, bytes: pages * pageBytes }
}
