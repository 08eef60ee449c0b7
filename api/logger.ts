import { pino, type DestinationStream, type Logger } from 'pino'
import type { LogLevel } from './config.ts'

const secrets = ['authorization', 'cookie', 'password', 'token', 'headers']
/** Milliseconds and characters after which lines are out at the latest. */
const longestWait = 100
const mostWaiting = 16_384

let waiting = ''
let timer: NodeJS.Timeout | null = null

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
  if (lines !== '') process.stdout.write(lines)
}

process.on('exit', flush)
process.stdout.on('error', (error: Error & { code?: string }) => {
  // Whoever read the log has left: that is no reason to stop.
  if (error.code !== 'EPIPE') throw error
})

/** Structured logs, on standard output where nothing else is said; whatever may hold a secret is blanked. */
export const createLogger = (level: LogLevel, output = standardOutput): Logger =>
  pino({ level, redact: { paths: secrets.flatMap((name) => [name, `*.${name}`]), censor: '[redacted]' } }, output)
