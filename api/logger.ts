import { pino, type DestinationStream, type Logger } from 'pino'
import type { LogLevel } from './config/config.ts'

const secrets = ['authorization', 'cookie', 'password', 'token', 'headers']
/** Milliseconds and characters after which lines are out at the latest. */
const longestWait = 100
const mostWaiting = 16_384

let waiting = ''
let timer: NodeJS.Timeout | null = null
/** Lines lost since the last that could be written. */
let missing = 0

/**
 * Many lines in one write: one for each would cost as much as answering. pino's own buffer measures all that waits at every line.
 */
const standardOutput: DestinationStream = {
  write(line) {
    waiting += line
    if (waiting.length >= mostWaiting) flush()
    else timer ??= setTimeout(flush, longestWait).unref()
  },
}

function flush(): void {
  if (timer !== null) clearTimeout(timer)
  timer = null
  const lines = waiting
  waiting = ''
  if (lines === '') return
  process.stdout.write(lines, (error) => {
    if (error) missing += lines.split('\n').length - 1
    else if (missing > 0) {
      standardOutput.write(`{"level":40,"time":${Date.now()},"lines":${missing},"msg":"lines of this log could not be written"}\n`)
      missing = 0
    }
  })
}

process.on('exit', flush)
// Whoever read the log has left, or its disk is full: that is no reason to stop.
process.stdout.on('error', () => undefined)

/** Structured logs, on standard output where nothing else is said; whatever may hold a secret is blanked. */
export const createLogger = (level: LogLevel, output = standardOutput): Logger =>
  pino({ level, redact: { paths: secrets.flatMap((name) => [name, `*.${name}`]), censor: '[redacted]' } }, output)
