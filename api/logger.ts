import { pino, type Logger } from 'pino'
import type { LogLevel } from './config.ts'

const secrets = ['authorization', 'cookie', 'password', 'token', 'headers']

/** Structured logs on standard output; whatever may hold a secret is blanked. */
export const createLogger = (level: LogLevel): Logger =>
  pino({ level, redact: { paths: secrets.flatMap((name) => [name, `*.${name}`]), censor: '[redacted]' } })
