import { setTimeout as wait } from 'node:timers/promises'
import type { SmtpServer } from '../../support/smtp-server.ts'
import { goodPassword } from '../../support/visitor.ts'
import { openedForm } from '../../support/served-worlds.ts'
import { idsTo } from './mails.ts'
import { nothingAmiss, type Lane } from './lane.ts'

/** An email that was being sent when the database went away is sent again when its claim has ended, after two minutes. */
const mailPatienceMs = 200_000

/** People sign up; each has an account afterwards, and gets one email to verify the address. */
export function signUps(smtp: SmtpServer): Lane {
  const told = new Set<string>()
  let turn = 0
  return {
    pauseMs: 2500,
    async step(traffic, station) {
      const email = `newcomer${(turn += 1)}@example.org`
      const fields = { ...(await openedForm(station.origin)), email, name: 'Ada', password: goodPassword }
      const answer = await traffic.ask(station, '/sign-up/', {
        method: 'POST',
        headers: { Accept: 'text/html' },
        body: new URLSearchParams(fields),
      })
      if (answer === null) return
      if (answer.status !== 303) return traffic.noteRefusal('a sign-up', answer)
      told.add(email)
      traffic.acknowledge(station)
    },
    async compare(store) {
      const found = nothingAmiss()
      for (const email of told) {
        const [profile] = await store.list('profiles', 'email', email)
        const [user] = await store.list('authUsers', 'email', email)
        if (profile === undefined || user === undefined) found.lost += 1
        else if ((await store.list('authSessions', 'userId', user.id)).length === 0) found.torn += 1
      }
      for (const email of told) if (idsTo(smtp, email).size > 1) found.misses.push(`${email} got ${idsTo(smtp, email).size} emails`)
      return found
    },
    async finish() {
      const missing = () => [...told].filter((email) => idsTo(smtp, email).size === 0)
      for (const until = performance.now() + mailPatienceMs; missing().length > 0 && performance.now() < until;) await wait(500)
      return missing().map((email) => `${email} got no email`)
    },
  }
}
