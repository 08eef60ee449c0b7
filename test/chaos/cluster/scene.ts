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

type Options = {
  processes: number
  people: number
  timing: Timing
  /** How soon after an election the service has to be back. */
  backWithinMs: number
}
/** As in production, but for `ttl`, whose default is 30. */
const usual: Options = { processes: 3, people: 10, timing: usualTiming, backWithinMs: 5000 }

/** A cluster, processes of the service on it, a mail server, a product site, and people who use all that. */
export async function openScene({ processes, people: count, timing, backWithinMs }: Options = usual): Promise<
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
    const settings = {
      DATABASE_URL: cluster.url,
      SMTP_URL: smtp.url,
      MAIL_FROM: 'slipway@example.org',
      CRAWL_ALLOW: `127.0.0.1:${product.port}`,
      WEEK_CAPACITY: String(weekCapacity),
      SAMPLE_DATA: '0',
    }
    const first = await startChild(folder, settings)
    undo.push(() => first.end('SIGTERM'))
    const services = [first]
    while (services.length < processes) {
      const service = await startChild(folder, settings)
      undo.push(() => service.end('SIGTERM'))
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
    return { cluster, traffic: new Traffic(services), lanes, week, backWithinMs, close }
  } catch (error) {
    await close()
    throw error
  }
}
