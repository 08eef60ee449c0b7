import { appendFileSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { pino, type DestinationStream } from 'pino'

// What services say during a run of the tests is kept in one folder, with what must not stand in it. closing-line.ts makes the folder.

const folder = () => process.env['RUN_LOGS'] || null
const secretsFile = 'secrets.txt'

/** Where a service of a test writes its log. */
export function runLog(): DestinationStream {
  const place = folder()
  if (place === null) return { write: () => undefined }
  return pino.destination({ dest: join(place, `${process.pid}.ndjson`), sync: true })
}

/** What a log must not hold, from here on and from before. */
export function noteSecret(secret: string): void {
  const place = folder()
  if (place !== null && secret.length >= 8) appendFileSync(join(place, secretsFile), `${JSON.stringify(secret)}\n`)
}

/** Secrets that are known by their shape alone. */
const shapes = [
  /slipway_ct_[0-9A-Za-z]{8}/,
  /session_token=[^"\s]/,
  /\bBearer [\w.~+/-]{8}/,
  /\/reset\/\?\w+=/,
  /\/connect\/\?code=\w/,
  /[?&]code=\w/,
]
/** Without a mail server the operator hands the mail on (README, SMTP_URL). */
const isMail = (line: string) => line.includes('this mail was not sent')

/** The lines of all logs that hold a secret. */
export function findLeaks(place: string): string[] {
  const files = readdirSync(place)
  const noted = files.includes(secretsFile) ? readFileSync(join(place, secretsFile), 'utf8').split('\n').filter(Boolean) : []
  const secrets = [...new Set(noted)].map((line) => String(JSON.parse(line)))
  const leaks: string[] = []
  for (const file of files.filter((name) => name.endsWith('.ndjson'))) {
    const text = readFileSync(join(place, file), 'utf8')
    const suspects = secrets.filter((secret) => text.includes(secret))
    for (const line of text.split('\n'))
      if (!isMail(line) && (suspects.some((secret) => line.includes(secret)) || shapes.some((shape) => shape.test(line)))) leaks.push(line)
  }
  return leaks
}
