import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createPostgresStore } from '../../../api/store/postgres/postgres-store.ts'
import { startPatroniCluster, usualTiming } from '../../support/patroni/cluster.ts'
import type { Timing } from '../../support/patroni/settings.ts'
import { serveProductSite } from '../../support/product-site.ts'
import { runSmtpServer } from '../../support/smtp-server.ts'
import { startChild } from '../child-service.ts'
import { draftOf, fillCatalog, liveSlugs, weekCapacity } from './catalog.ts'
import { comments } from './lane-of-comments.ts'
import { drafts } from './lane-of-drafts.ts'
import { signUps } from './lane-of-sign-ups.ts'
import { calendar, keptReads } from './lanes-of-readers.ts'
import { reservations } from './lanes-of-reservations.ts'
import { votes } from './lanes-of-votes.ts'
import { signUpPeople } from './people.ts'
import type { Scene } from './round.ts'
import { Traffic } from './traffic.ts'

type Settings = Record<'DATABASE_URL' | 'DATA_DIR', string> & Record<string, string>
type Process = { origin: string; close: () => Promise<unknown> }
export type SceneOptions = {
  /** Starts a process of the service with these settings; each has seen nothing of the others. */
  start: (settings: Settings, nth: number) => Promise<Process>
  processes: number
  people: number
  /** How many times as long the load pauses as usual. */
  pace: number
  timing: Timing
  /** How soon after an election the service has to be back. */
  backWithinMs: number
}
/** As in production, but for `ttl`, whose default is 30. */
const usual: SceneOptions = { start: startApart, processes: 3, people: 10, pace: 1, timing: usualTiming, backWithinMs: 5000 }

/** A cluster, processes of the service on it, a mail server, a product site, and people who use all that. */
export async function openScene({ start, processes, people: count, pace, timing, backWithinMs }: SceneOptions = usual): Promise<
  Scene & { close: () => Promise<void> }
> {
  const undo: (() => Promise<unknown>)[] = []
  const close = async () => {
    for (const step of undo.splice(0).toReversed()) await step()
  }
  try {
    const cluster = await startPatroniCluster(timing)
    undo.push(cluster.stop)
    const smtp = await runSmtpServer()
    undo.push(smtp.close)
    const product = await serveProductSite()
    undo.push(product.close)
    const folder = await mkdtemp(join(tmpdir(), 'slipway-cluster-'))
    undo.push(() => rm(folder, { recursive: true }))
    const many = '1000000'
    const settings = {
      DATABASE_URL: cluster.url,
      DATA_DIR: folder,
      SMTP_URL: smtp.url,
      MAIL_FROM: 'slipway@example.org',
      CRAWL_ALLOW: `127.0.0.1:${product.port}`,
      WEEK_CAPACITY: String(weekCapacity),
      SAMPLE_DATA: '0',
      READS_PER_MINUTE: many,
      SIGN_UPS_PER_HOUR: many,
      AUDITS_PER_HOUR: many,
      DRAFTS_PER_HOUR: many,
    }
    const services: Process[] = []
    while (services.length < processes) {
      const service = await start(settings, services.length)
      undo.push(service.close)
      services.push(service)
    }
    const store = await createPostgresStore({ databaseUrl: cluster.url, onFailure: () => undefined })
    undo.push(() => store.close())
    const origins = services.map(({ origin }) => origin)
    const people = await signUpPeople(origins, store, count)
    const week = await fillCatalog(store, people)
    const half = Math.ceil(people.length / 2)
    const lanes = [
      ...people.slice(0, 4).map((person) => votes(person, liveSlugs)),
      comments(people, liveSlugs, smtp),
      signUps(smtp),
      drafts(people, product.port),
      reservations(people.slice(0, half), draftOf, week.startsOn),
      reservations(people.slice(half), draftOf, week.startsOn),
      keptReads('/'),
      keptReads('/api/v1/products/'),
      calendar(),
    ]
    const paced = lanes.map((lane) => ({ ...lane, pauseMs: lane.pauseMs * pace }))
    return { cluster, traffic: new Traffic(origins), lanes: paced, week, backWithinMs, close }
  } catch (error) {
    await close()
    throw error
  }
}

async function startApart(settings: Settings): Promise<Process> {
  const { origin, end } = await startChild(settings.DATA_DIR, settings)
  return { origin, close: () => end('SIGTERM') }
}
