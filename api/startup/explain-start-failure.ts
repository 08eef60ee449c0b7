import { ConfigError } from '../config/config.ts'

/** Prints why the service didn’t start, in plain words rather than a stack trace, and exits. */
export function explainStartFailure(error: unknown): never {
  if (!(error instanceof Error)) throw error
  process.stderr.write(`${wordsFor(error)}\n`)
  process.exit(1)
}

function wordsFor(error: Error & { code?: string; port?: number }): string {
  if (error instanceof ConfigError) return error.message
  if (error.code !== 'EADDRINUSE') return `Slipway could not start: ${error.message}`
  const other = error.port === 4000 ? 5000 : 4000
  const script = process.env['npm_lifecycle_event'] ?? 'start'
  return `Slipway could not start: another program is using port ${error.port}. Stop it or choose another port: PORT=${other} npm ${script === 'start' ? 'start' : `run ${script}`}`
}
