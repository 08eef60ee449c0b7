import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { openSync, closeSync } from 'node:fs'
import { setTimeout as wait } from 'node:timers/promises'
import { Client } from 'pg'
import { runAs } from '../postgres.ts'
import type { Place } from './network.ts'
import { ports, superuser } from './settings.ts'

type Commands = { etcd: string[]; patroni: string[] }

/** One of the cluster's machines: etcd, Patroni and the PostgreSQL that Patroni runs. */
export class Machine {
  readonly name: string
  readonly place: Place
  readonly #folder: string
  readonly #commands: Commands
  #etcd: ChildProcess | null = null
  #frozen: number[] = []

  constructor(name: string, place: Place, folder: string, commands: Commands) {
    this.name = name
    this.place = place
    this.#folder = folder
    this.#commands = commands
  }

  get host(): string {
    return `${this.place.address}:${ports.postgres}`
  }

  start(): void {
    this.startEtcd()
    this.#run('patroni')
  }

  startEtcd(): void {
    this.#etcd = this.#run('etcd')
  }

  async killEtcd(): Promise<void> {
    const etcd = this.#etcd
    if (etcd === null || etcd.exitCode !== null || etcd.signalCode !== null) return
    const gone = once(etcd, 'exit')
    etcd.kill('SIGKILL')
    await gone
  }

  /** All that runs there ends at once. */
  async kill(): Promise<void> {
    await this.#signalAll('SIGKILL')
    while ((await this.place.pids()).length > 0) await wait(20)
  }

  /** All that runs there stands still; what it would have answered waits. */
  async freeze(): Promise<void> {
    this.#frozen = await this.#signalAll('SIGSTOP')
  }

  thaw(): void {
    for (const pid of this.#frozen) signal(pid, 'SIGCONT')
  }

  /** Asks this machine’s PostgreSQL directly. */
  async query<Row extends Record<string, unknown>>(text: string, database = 'postgres', timeout = 1000): Promise<Row[]> {
    const client = new Client({
      connectionString: `postgres://${superuser}@${this.host}/${database}`,
      connectionTimeoutMillis: timeout,
      query_timeout: timeout,
      application_name: 'test',
    })
    client.on('error', () => undefined)
    try {
      await client.connect()
      return (await client.query<Row>(text)).rows
    } finally {
      void client.end().catch(() => undefined)
    }
  }

  /** Until nothing new has been started meanwhile; answers the processes met. */
  async #signalAll(name: NodeJS.Signals): Promise<number[]> {
    const met = new Set<number>()
    for (;;) {
      const fresh = (await this.place.pids()).filter((pid) => !met.has(pid))
      if (fresh.length === 0) return [...met]
      for (const pid of fresh) {
        met.add(pid)
        signal(pid, name)
      }
    }
  }

  #run(what: keyof Commands): ChildProcess {
    const log = openSync(`${this.#folder}/${what}.log`, 'a')
    const [command = '', ...options] = [...this.place.inside, ...asOwner, ...this.#commands[what]]
    const env = { PATH: process.env['PATH'], HOME: this.#folder, LC_ALL: 'C.UTF-8' }
    const child = spawn(command, options, { cwd: this.#folder, env, stdio: ['ignore', log, log] })
    closeSync(log)
    return child
  }
}

/** PostgreSQL and Patroni refuse to be root. */
const asOwner = ['setpriv', `--reuid=${runAs.uid ?? ''}`, `--regid=${runAs.gid ?? ''}`, '--clear-groups']

function signal(pid: number, name: NodeJS.Signals): void {
  try {
    process.kill(pid, name)
  } catch {
    // It ended by itself.
  }
}
