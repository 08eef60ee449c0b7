import { fork, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { pino } from 'pino'
import type { Store } from '../../../api/ports/store.ts'
import { runSmtpServer, type SmtpServer, type SmtpStep } from '../../support/smtp-server.ts'
import { openPlace, outboxOn } from './mail-place.ts'
import type { Stored } from './sending-process.ts'
import { furnish, tellingsIn } from './told-place.ts'

/** When a process is killed: at a step of its conversation with the mail server, right after that accepted an email, or at any time. */
export type Moment = SmtpStep | 'accepted' | 'any'
export const moments: readonly Moment[] = ['EHLO', 'MAIL', 'RCPT', 'DATA', 'END', 'accepted', 'any']

/**
 * `doubled` counts the emails that the server accepted twice, `unnoted` those that it had accepted when a process was killed before noting it.
 * `stored` emails and `told` things that had happened to somebody, of which `lost` never arrived; `retold` came in two different emails.
 */
export type Figures = { kills: number; stored: number; told: number; lost: number; doubled: number; unnoted: number; retold: number }

const script = new URL('./sending-process.ts', import.meta.url).pathname
/** A claim ends in between. */
const minutesApart = 3

type OnChild = (child: ChildProcess) => void

/**
 * Kills processes that send emails from one place, one for each moment, then sends what is left and counts at the mail server. `onChild` gets each
 * process, to end it if the run is broken off.
 */
export async function killSenders(place: string, chosen: readonly Moment[], onChild: OnChild = () => {}): Promise<Figures> {
  const smtp = await runSmtpServer()
  const stored = new Set<string>()
  const tellings = new Set<string>()
  let unnoted = 0
  try {
    await furnishPlace(place)
    for (const [round, moment] of chosen.entries())
      unnoted += await killOnce({ place, smtp, minutes: round * minutesApart, stored, tellings, onChild }, moment)
    await sendRest(place, smtp, chosen.length * minutesApart)
    const copies = smtp.copies()
    const countOf = (id: string) => copies.get(`${id}@launches.example.org`) ?? 0
    const arrived = tellingsIn(smtp.mails)
    const lost = [...stored].filter((id) => countOf(id) === 0).length + [...tellings].filter((telling) => !arrived.has(telling)).length
    const retold = [...arrived.values()].filter((ids) => ids.size > 1).length
    const doubled = [...copies.values()].filter((count) => count > 1).length
    return { kills: chosen.length, stored: stored.size, told: tellings.size, lost, doubled, unnoted, retold }
  } finally {
    await smtp.close()
  }
}

type Round = { place: string; smtp: SmtpServer; minutes: number; stored: Set<string>; tellings: Set<string>; onChild: OnChild }

/** Returns how many emails the server had accepted from this process without its knowing. */
async function killOnce({ place, smtp, minutes, stored, tellings, onChild }: Round, moment: Moment): Promise<number> {
  const child = fork(script, [place, smtp.url, String(minutes)], {
    execArgv: [],
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  })
  onChild(child)
  const gone = once(child, 'exit')
  child.on('message', (message: Stored) => {
    if ('mailId' in message) stored.add(message.mailId)
    else for (const telling of message.tellings) tellings.add(telling)
  })
  const before = smtp.mails.length
  let left = 1 + Math.floor(Math.random() * 6)
  smtp.answer((step) => {
    const isIt = moment === 'accepted' ? step === 'END' : step === moment
    if (isIt && (left -= 1) === 0) {
      child.kill('SIGKILL')
      return moment === 'accepted' ? 'accept and drop' : 'drop'
    }
    return left <= 0 && moment !== 'any' ? 'drop' : undefined
  })
  await Promise.race([once(child, 'message'), gone])
  if (moment === 'any') {
    await wait(Math.random() * 150)
    child.kill('SIGKILL')
  }
  await gone
  const accepted = smtp.mails.slice(before).length
  return accepted - (await removedSince(place, smtp, before))
}

/** How many of the emails accepted since then are no longer in the store. */
async function removedSince(place: string, smtp: SmtpServer, before: number): Promise<number> {
  const store = await openPlace(place)
  const ids = smtp.mails.slice(before).map((mail) => /^Message-ID: <([^@]+)@/im.exec(mail)?.[1] ?? '')
  const found = await Promise.all(ids.map((id) => store.get('mails', id)))
  await store.close()
  return found.filter((mail) => mail === null).length
}

async function furnishPlace(place: string): Promise<void> {
  const store = await openPlace(place)
  await furnish(store)
  await store.close()
}

/** Tells what is left to tell, then sends what is left an hour later, when collected comments are due too. */
async function sendRest(place: string, smtp: SmtpServer, minutes: number): Promise<void> {
  smtp.answer(() => undefined)
  await sendUntil(place, smtp, minutes, async (store) => (await store.countBy('events', 'state', 'waiting')) === 0)
  await sendUntil(place, smtp, minutes + 61, async (store) => (await store.countBy('mails', 'state', 'waiting')) === 0)
}

async function sendUntil(place: string, smtp: SmtpServer, minutes: number, isOver: (store: Store) => Promise<boolean>): Promise<void> {
  const store = await openPlace(place)
  const clock = () => new Date(Date.now() + minutes * 60_000)
  const outbox = outboxOn(store, { smtpUrl: smtp.url, clock, logger: pino({ level: 'silent' }) })
  outbox.start()
  while (!(await isOver(store))) await wait(20)
  await outbox.close()
  await store.close()
}

/** `node kill-senders.ts KILLS [DATABASE_URL]`: prints the figures of kills at every moment, in an own folder or a database. */
async function killAtEveryMoment(kills: number, databaseUrl: string | undefined): Promise<void> {
  const place = databaseUrl ?? (await mkdtemp(join(tmpdir(), 'slipway-mail-kill-')))
  const chosen = Array.from({ length: kills }, (_, at) => moments[at % moments.length] ?? 'any')
  process.stdout.write(`${JSON.stringify(await killSenders(place, chosen))}\n`)
}

if (import.meta.main) await killAtEveryMoment(Number(process.argv[2] ?? 50), process.argv[3])
