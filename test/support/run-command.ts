import { execFile } from 'node:child_process'
import { fileURLToPath } from 'node:url'

export type Outcome = { code: number; said: string }

/** Runs a file of api/commands/ as its npm script does, with these settings alone. `said` is everything it printed. */
export function runCommand(name: string, given: string[], settings: Record<string, string> = {}): Promise<Outcome> {
  const script = fileURLToPath(new URL(`../../api/commands/${name}.ts`, import.meta.url))
  const env = { PATH: process.env['PATH'], ...settings }
  return new Promise((resolve) => {
    execFile(process.execPath, ['--import', './api/startup/load-tsx.ts', script, ...given], { env }, (error, stdout, stderr) =>
      resolve({ code: typeof error?.code === 'number' ? error.code : 0, said: stdout + stderr }),
    )
  })
}
