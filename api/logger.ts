import { pino, type Logger } from 'pino'
import type { LogLevel } from './config.ts'

const secrets = ['authorization', 'cookie', 'password', 'token', 'headers']

/** Milliseconds after which a line is out at the latest. */
const longestWait = 200

/** Structured logs on standard output, many lines in one write; whatever may hold a secret is blanked. */
export function createLogger(level: LogLevel): Logger {
  const output = pino.destination({ fd: process.stdout.fd, sync: false, minLength: 8192 })
  setInterval(() => output.flush(), longestWait).unref()
  return pino({ level, redact: { paths: secrets.flatMap((name) => [name, `*.${name}`]), censor: '[redacted]' } }, output)
}
