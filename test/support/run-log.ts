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
/** Without a mail server the operator hands the mail on (OPERATIONS.md, SMTP_URL). */
const isMail = (line: string) => line.includes('this email was not sent')

/** As it may stand in a line of JSON: as it is, within a string, in an address, and as a form sends it. */
const spellingsOf = (secret: string): string[] => [
  secret,
  JSON.stringify(secret).slice(1, -1),
  encodeURIComponent(secret),
  new URLSearchParams({ secret }).toString().slice('secret='.length),
]

const percents = /%[\da-f]{2}/gi
/** What an address within an address says: a shape is known by signs that are encoded there. */
const decoded = (line: string) => line.replace(percents, (percent) => String.fromCharCode(Number.parseInt(percent.slice(1), 16)))

/** The lines of all logs that hold a secret. */
export function findLeaks(place: string): string[] {
  const files = readdirSync(place)
  const noted = files.includes(secretsFile) ? readFileSync(join(place, secretsFile), 'utf8').split('\n').filter(Boolean) : []
  const secrets = new Set([...new Set(noted)].flatMap((line) => spellingsOf(String(JSON.parse(line)))))
  const leaks: string[] = []
  for (const file of files.filter((name) => name.endsWith('.ndjson'))) {
    const text = readFileSync(join(place, file), 'utf8')
    const suspects = [...secrets].filter((secret) => text.includes(secret))
    for (const line of text.split('\n')) {
      const plain = decoded(line)
      if (!isMail(line) && (suspects.some((secret) => line.includes(secret)) || shapes.some((shape) => shape.test(plain)))) leaks.push(line)
    }
  }
  return leaks
}
