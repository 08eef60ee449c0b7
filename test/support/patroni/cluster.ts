import { execFile } from 'node:child_process'
import { existsSync, rmSync } from 'node:fs'
import { chown, mkdir, mkdtemp, readFile, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { promisify } from 'node:util'
import { runAs } from '../postgres.ts'
import { findBinaries } from '../debian-postgres.ts'
import { findProgram } from '../programs.ts'
import { Machine } from './machine.ts'
import { createNetwork } from './network.ts'
import { etcdOptions, patroniSettings, ports, superuser, type Timing } from './settings.ts'

const execute = promisify(execFile)

/** Patroni’s own words on a member. */
type Member = { name: string; role: string; state: string; timeline?: number; lag?: number | string }

export type PatroniCluster = {
  machines: Machine[]
  /** Names all three, for reading and writing; of a database without tables. */
  url: string
  /** The machine that takes writes, asked of each PostgreSQL itself; null while there is none. */
  leader: () => Promise<Machine | null>
  /** Resolves with the leader as soon as all three are there, and one of the others confirms what is written. */
  settled: () => Promise<Machine>
  /** Asks Patroni to let another machine lead, and waits for it. */
  switchOver: () => Promise<void>
  stop: () => Promise<void>
}

/** Shorter than Patroni’s own, by which an election begins after half a minute. */
export const usualTiming: Timing = { ttl: 20, loop_wait: 2, retry_timeout: 6, primary_start_timeout: 300 }

/**
 * Three machines, each in a network of its own, with etcd, Patroni and PostgreSQL, in synchronous mode. Throws where there is no root, or
 * programs can be neither found nor installed.
 */
export async function startPatroniCluster(timing: Timing = usualTiming): Promise<PatroniCluster> {
  if (process.getuid?.() !== 0) throw new Error('A cluster needs root, to make networks of its own.')
  const programs = await findPrograms()
  const folder = await mkdtemp(join(existsSync('/dev/shm') ? '/dev/shm' : tmpdir(), 'slipway-patroni-'))
  const network = await createNetwork(3)
  const clear = () => {
    network.remove()
    rmSync(folder, { recursive: true, force: true, maxRetries: 5 })
  }
  process.once('exit', clear)
  const stop = async () => {
    process.removeListener('exit', clear)
    clear()
  }
  try {
    await own(folder)
    const members = network.places.map((place, at) => ({ ...place, name: `db${at + 1}` }))
    const machines: Machine[] = []
    for (const [at, place] of network.places.entries()) {
      const settings = { name: `db${at + 1}`, address: place.address, folder: join(folder, `db${at + 1}`) }
      await mkdir(settings.folder)
      await own(settings.folder)
      await writeFile(join(settings.folder, 'patroni.yml'), patroniSettings(settings, members, timing, programs.binaries))
      const commands = {
        etcd: [programs.etcd, ...etcdOptions(settings, members)],
        patroni: [programs.patroni, join(settings.folder, 'patroni.yml')],
      }
      machines.push(new Machine(settings.name, place, settings.folder, commands))
    }
    for (const machine of machines) machine.start()
    const cluster = { machines, leader: () => leaderOf(machines), settled: () => settled(machines) }
    const leader = await cluster.settled()
    await leader.query('create database catalog', 'postgres', 20_000)
    return {
      ...cluster,
      url: `postgres://${superuser}@${machines.map(({ host }) => host).join(',')}/catalog?target_session_attrs=read-write`,
      switchOver: async () => {
        const from = await cluster.settled()
        await execute(programs.patronictl, ['-c', join(folder, 'db1', 'patroni.yml'), 'switchover', '--force'])
        while ((await cluster.leader())?.name === from.name) await wait(50)
      },
      stop,
    }
  } catch (error) {
    const said = await lastWords(folder)
    await stop()
    throw new Error(`The cluster did not start: ${String(error)}\n${said}`, { cause: error })
  }
}

const own = (path: string) => chown(path, runAs.uid ?? 0, runAs.gid ?? 0)

async function findPrograms(): Promise<Record<'patroni' | 'patronictl' | 'etcd' | 'binaries', string>> {
  const patroni = await findProgram({ name: 'Patroni', commands: ['patroni'], package: 'patroni' })
  const patronictl = await findProgram({ name: 'Patroni', commands: ['patronictl'], package: 'patroni' })
  const etcd = await findProgram({ name: 'etcd', commands: ['etcd'], package: 'etcd-server' })
  return { patroni, patronictl, etcd, binaries: await findBinaries() }
}

async function leaderOf(machines: readonly Machine[]): Promise<Machine | null> {
  const answers = machines.map(async (machine) => {
    const [row] = await machine.query<{ writes: boolean }>('select not pg_is_in_recovery() as writes').catch(() => [])
    return row?.writes === true ? machine : null
  })
  return (await Promise.all(answers)).find((machine) => machine !== null) ?? null
}

async function settled(machines: readonly Machine[]): Promise<Machine> {
  let last: unknown = 'nobody answers'
  for (const until = performance.now() + 120_000; performance.now() < until; await wait(200)) {
    const leader = await leaderOf(machines)
    if (leader === null) continue
    const rows = await leader
      .query<{ state: string; sync_state: string }>('select application_name, state, sync_state from pg_stat_replication')
      .catch(() => [])
    last = rows
    const streaming = rows.filter(({ state }) => state === 'streaming')
    if (streaming.length < machines.length - 1 || !rows.some(({ sync_state }) => sync_state === 'sync')) continue
    last = await members(leader)
    if (last !== null && isWhole(last as Member[], machines.length)) return leader
  }
  throw new Error(`The cluster isn’t whole: ${JSON.stringify(last)}`)
}

async function members({ place }: Machine): Promise<Member[] | null> {
  const answer = await fetch(`http://${place.address}:${ports.patroni}/cluster`, { signal: AbortSignal.timeout(2000) }).catch(() => null)
  return answer === null ? null : ((await answer.json()) as { members: Member[] }).members
}

/** Patroni itself knows of every machine, and of the one that confirms. */
const isWhole = (found: Member[], count: number) =>
  found.length === count &&
  found.every(({ state }) => state === 'running' || state === 'streaming') &&
  found.some(({ role }) => role === 'sync_standby') &&
  new Set(found.map(({ timeline }) => timeline)).size === 1

async function lastWords(folder: string): Promise<string> {
  const texts: string[] = []
  for (const name of ['db1', 'db2', 'db3'])
    for (const log of ['etcd.log', 'patroni.log']) {
      const text = await readFile(join(folder, name, log), 'utf8').catch(() => '')
      texts.push(`${name} ${log}: ${text.slice(-1500)}`)
    }
  return texts.join('\n')
}
