import type { SmtpServer } from '../../support/smtp-server.ts'
import { retold } from './mails.ts'
import { formOf, type Person } from './people.ts'
import { nothingAmiss, type Lane } from './lane.ts'

/** People comment on launches in turn; each comment is there afterwards, once, and whoever is told of it is told in one email. */
export function comments(people: readonly Person[], slugs: readonly string[], smtp: SmtpServer): Lane {
  const written = new Map<string, string>()
  let turn = 0
  return {
    pauseMs: 3200,
    async step(traffic, station) {
      turn += 1
      const person = people[turn % people.length]
      const slug = slugs[turn % slugs.length]
      if (person === undefined || slug === undefined) return
      const text = `Remark number ${turn}`
      const answer = await traffic.ask(station, `/launches/${slug}/comments/`, formOf(person, { text }))
      if (answer === null) return
      if (answer.status !== 303) return traffic.noteRefusal('a comment', answer)
      written.set(text, slug)
      traffic.acknowledge(station)
    },
    async compare(store) {
      const found = nothingAmiss()
      const counts = new Map<string, number>()
      for (const slug of slugs) {
        const there = await store.list('comments', 'launchId', slug)
        for (const { text } of there) counts.set(text, (counts.get(text) ?? 0) + 1)
        if ((await store.findLaunch(slug))?.commentCount !== there.length) found.torn += 1
      }
      for (const text of written.keys()) if (!counts.has(text)) found.lost += 1
      for (const [text, count] of counts) if (count > 1) found.misses.push(`“${text}” is there ${count} times`)
      found.misses.push(...retold(smtp, /^Remark number \d+$/gm))
      return found
    },
  }
}
