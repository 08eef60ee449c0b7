import { ConfigError } from '../config/config.ts'

/** Prints why the service didn't start, in plain words rather than a stack trace, and exits. */
export function explainStartFailure(error: unknown): never {
  if (!(error instanceof Error)) throw error
  const advice =
    'code' in error && error.code === 'EADDRINUSE' ? '\nAnother program is using this port. Stop it or choose another PORT.' : ''
  process.stderr.write(`${error instanceof ConfigError ? '' : 'Slipway could not start: '}${error.message}${advice}\n`)
  process.exit(1)
}
