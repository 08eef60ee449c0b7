import { pino, type DestinationStream, type Logger } from 'pino'
import type { LogLevel } from './config.ts'

const secrets = ['authorization', 'cookie', 'password', 'token', 'headers']

/** Milliseconds after which a line is out at the latest. */
const longestWait = 200

/** Standard output, many lines in one write. */
function standardOutput(): DestinationStream {
  const output = pino.destination({ fd: process.stdout.fd, sync: false, minLength: 32_768, maxWrite: 65_536 })
  setInterval(() => output.flush(), longestWait).unref()
  return output
}

/** Structured logs, on standard output where nothing else is said; whatever may hold a secret is blanked. */
export function createLogger(level: LogLevel, output = standardOutput()): Logger {
  return pino({ level, redact: { paths: secrets.flatMap((name) => [name, `*.${name}`]), censor: '[redacted]' } }, output)
}
