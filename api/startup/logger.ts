import { pino, type DestinationStream, type Logger } from 'pino'
import type { LogLevel } from '../config/config.ts'

const secrets = ['authorization', 'cookie', 'password', 'token', 'headers']
/** Buffered lines are written after this many milliseconds, or at this many characters. */
const flushInterval = 100
const bufferSize = 16_384

let buffer = ''
let timer: NodeJS.Timeout | null = null
/** Lines lost since the last successful write. */
let lost = 0

/** One write per line would cost as much as answering the request, and pino's own buffer measures itself on every line. */
const standardOutput: DestinationStream = {
  write(line) {
    buffer += line
    if (buffer.length >= bufferSize) flush()
    else timer ??= setTimeout(flush, flushInterval).unref()
  },
}

function flush(): void {
  if (timer !== null) clearTimeout(timer)
  timer = null
  const lines = buffer
  buffer = ''
  if (lines === '') return
  process.stdout.write(lines, (error) => {
    if (error) lost += lines.split('\n').length - 1
    else if (lost > 0) {
      standardOutput.write(
        `{"level":40,"time":${Date.now()},"lines":${lost},"msg":"log lines were lost because they could not be written"}\n`,
      )
      lost = 0
    }
  })
}

process.on('exit', flush)
// The reader of the log has gone or its disk is full. That is no reason to stop the service.
process.stdout.on('error', () => undefined)

/** Structured logs, by default on standard output. Fields that may contain a secret are redacted. */
export const createLogger = (level: LogLevel, output = standardOutput): Logger =>
  pino({ level, redact: { paths: secrets.flatMap((name) => [name, `*.${name}`]), censor: '[redacted]' } }, output)
