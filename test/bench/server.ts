import { fork } from 'node:child_process'
import { once } from 'node:events'
import packageJson from '../../package.json' with { type: 'json' }
import type { Answer, Question, Ready } from './servers/control.ts'

const { scripts } = packageJson
/** What `npm run serve` gives to Node beside the loader. */
const serveFlags = scripts.serve.split(' ').filter((word) => word.startsWith('--max-'))

export type Server = Ready['ready'] & { pid: number; ask: (question: Question) => Promise<number>; stop: () => Promise<void> }

/** Starts one of `servers/` in a process of its own. Its log goes where logs cost the least. */
export async function startServer(file: string, settings: Record<string, string>, flags: string[] = []): Promise<Server> {
  const child = fork(new URL(`servers/${file}`, import.meta.url), {
    env: { PATH: process.env['PATH'], NODE_ENV: 'production', ...settings },
    execArgv: ['--expose-gc', '--import', './api/startup/load-tsx.ts', '--max-old-space-size=6000', ...flags],
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  })
  const gone = once(child, 'exit')
  const next = async <T>() => {
    const [message] = await Promise.race([once(child, 'message'), gone.then(() => Promise.reject(new Error(`${file} has ended.`)))])
    return message as T
  }
  const { ready } = await next<Ready>()
  const ask = async (question: Question) => {
    const answer = next<Answer>()
    child.send(question)
    return (await answer).answer
  }
  const stop = async () => {
    if (child.connected) child.disconnect()
    await gone
  }
  return { ...ready, pid: child.pid ?? 0, ask, stop }
}

/** The service on a data folder, with the flags of `npm run serve`; nothing limits its callers. */
export function startSlipway(dataDir: string, settings: Record<string, string> = {}): Promise<Server> {
  const limits = { READS_PER_MINUTE: '1000000', AUDITS_PER_HOUR: '1000000' }
  const own = { PORT: '0', SITE_URL: 'http://bench.test', DATA_DIR: dataDir, SAMPLE_DATA: '0', LOG_LEVEL: 'info', ...limits }
  return startServer('slipway.ts', { ...own, ...settings }, serveFlags)
}
