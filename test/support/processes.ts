import { fork, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { text } from 'node:stream/consumers'

export type ServiceProcess = {
  origin: string
  api: string
  child: ChildProcess
  /** Lets the minute of this moment come, RFC 3339. */
  tickAt: (now: string) => Promise<void>
  /** Verifies somebody’s email. */
  prove: (email: string) => Promise<void>
  /** One figure of its /metrics. */
  figure: (name: string) => Promise<number | undefined>
  kill: (signal: NodeJS.Signals) => Promise<void>
  /** Stops in order, unless it is gone already. */
  close: () => Promise<void>
}

/** A service in a process of its own, without sample data; `settings` are environment variables, and all it has. `detached`: in a session of its own, too. */
export async function forkService(settings: Record<string, string>, { detached = false } = {}): Promise<ServiceProcess> {
  const own = { PORT: '0', SITE_URL: 'http://localhost:3000', LOG_LEVEL: 'error', SAMPLE_DATA: '0' }
  const env = { PATH: process.env['PATH'], ...own, READS_PER_MINUTE: '100000', SIGN_UPS_PER_HOUR: '1000', ...settings }
  const script = new URL('./service-process.ts', import.meta.url).pathname
  const child = fork(script, {
    env,
    execArgv: ['--max-semi-space-size=16', '--import', './api/startup/load-tsx.ts'],
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    detached,
  })
  const said = Promise.all([child.stdout, child.stderr].flatMap((stream) => stream ?? []).map((stream) => text(stream)))
  const gone = once(child, 'exit')
  const ended = gone.then(async () => {
    throw new Error(`The service did not start: ${(await said).join('')}`)
  })
  ended.catch(() => undefined)
  const [{ port }] = (await Promise.race([once(child, 'message'), ended])) as [{ port: number }]
  const origin = `http://127.0.0.1:${port}`
  const tell = async (message: { now: string } | { email: string }) => {
    const done = once(child, 'message')
    child.send(message)
    await done
  }
  return {
    origin,
    api: `${origin}/api/v1`,
    child,
    tickAt: (now) => tell({ now }),
    prove: (email) => tell({ email }),
    figure: async (name) => {
      const figures = await (await fetch(`${origin}/metrics`)).text()
      const line = figures.split('\n').find((row) => row.startsWith(`${name} `))
      return line === undefined ? undefined : Number(line.slice(name.length))
    },
    kill: async (signal) => {
      child.kill(signal)
      await gone
    },
    close: async () => {
      if (child.connected) child.disconnect()
      await gone
    },
  }
}
