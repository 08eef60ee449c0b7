import { execFile, execFileSync } from 'node:child_process'
import { promisify } from 'node:util'
import { findProgram } from '../programs.ts'

const execute = promisify(execFile)

/** A place for a machine: a network namespace with one address, on a bridge that this machine is on too. */
export type Place = {
  address: string
  /** What a command line begins with so that it runs there. */
  inside: string[]
  /** Nothing comes in or goes out any more, and nobody is told. */
  cut: () => Promise<void>
  mend: () => Promise<void>
  /** The processes that run there. */
  pids: () => Promise<number[]>
}
export type Network = { places: Place[]; remove: () => void }

const namespaceOf = (pid: number, network: number, place: number) => `slipway-${pid}-${network}-${place}`
const ownNamespace = /^slipway-(\d+)-\d+-\d+/
/** Names of links have at most 15 characters. */
const linkOf = (pid: number, network: number, part: string) => `sw${pid}n${network}${part}`
const ownLink = /^sw(\d+)n\d+/
let made = 0

/** So many places behind one bridge. Needs root on Linux. */
export async function createNetwork(count: number): Promise<Network> {
  const ip = await findProgram({ name: 'ip', commands: ['ip'], package: 'iproute2' })
  const run = async (...words: string[]) => (await execute(ip, words)).stdout
  await clearAbandoned(ip)
  const nth = (made += 1)
  const bridge = linkOf(process.pid, nth, 'b')
  const subnet = await freeSubnet(run)
  const remove = () => clear(ip, ({ pid, network }) => pid === process.pid && network === nth)
  try {
    await run('link', 'add', bridge, 'type', 'bridge')
    await run('address', 'add', `${subnet}.1/24`, 'dev', bridge)
    await run('link', 'set', bridge, 'up')
    const places: Place[] = []
    for (let place = 1; place <= count; place += 1) {
      const namespace = namespaceOf(process.pid, nth, place)
      const outside = linkOf(process.pid, nth, `v${place}`)
      const address = `${subnet}.${10 + place}`
      await run('netns', 'add', namespace)
      await run('link', 'add', outside, 'type', 'veth', 'peer', 'name', 'eth0', 'netns', namespace)
      await run('link', 'set', outside, 'master', bridge, 'up')
      await run('-n', namespace, 'address', 'add', `${address}/24`, 'dev', 'eth0')
      for (const link of ['lo', 'eth0']) await run('-n', namespace, 'link', 'set', link, 'up')
      places.push({
        address,
        inside: [ip, 'netns', 'exec', namespace],
        cut: async () => void (await run('link', 'set', outside, 'down')),
        mend: async () => void (await run('link', 'set', outside, 'up')),
        pids: async () => (await run('netns', 'pids', namespace)).split('\n').filter(Boolean).map(Number),
      })
    }
    return { places, remove }
  } catch (error) {
    remove()
    throw error
  }
}

/** Of the addresses that are set aside for tests of networks (RFC 2544). */
async function freeSubnet(run: (...words: string[]) => Promise<string>): Promise<string> {
  const taken = await run('-4', '-oneline', 'address')
  for (;;) {
    const subnet = `198.${18 + Math.floor(Math.random() * 2)}.${Math.floor(Math.random() * 256)}`
    if (!taken.includes(` ${subnet}.`)) return subnet
  }
}

/** Ends and takes away what killed runs have left. */
async function clearAbandoned(ip: string): Promise<void> {
  clear(ip, ({ pid }) => !isAlive(pid))
}

type Owner = { pid: number; network: number }

function clear(ip: string, isMeant: (owner: Owner) => boolean): void {
  const run = (...words: string[]) => execFileSync(ip, words, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] })
  const names = (text: string) => text.split('\n').map((line) => line.split(/[\s@]/)[0] ?? '')
  const ours = (pattern: RegExp) => (name: string) => {
    if (!pattern.test(name)) return false
    const [pid = 0, network = 0] = name.match(/\d+/g)?.map(Number) ?? []
    return isMeant({ pid, network })
  }
  const namespaces = names(run('netns', 'list')).filter(ours(ownNamespace))
  for (const namespace of namespaces) {
    for (const pid of run('netns', 'pids', namespace).split('\n').filter(Boolean)) end(Number(pid))
    run('netns', 'delete', namespace)
  }
  for (const link of names(run('-brief', 'link')).filter(ours(ownLink)))
    try {
      run('link', 'delete', link)
    } catch {
      // It went with its namespace.
    }
}

function end(pid: number): void {
  try {
    process.kill(pid, 'SIGKILL')
  } catch {
    // It ended by itself.
  }
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch {
    return false
  }
}
