import type { SmtpServer } from '../../support/smtp-server.ts'

const addressee = (mail: string) => /^To: (.+)$/im.exec(mail)?.[1] ?? ''
const idOf = (mail: string) => /^Message-ID: <(.+)>$/im.exec(mail)?.[1] ?? ''

/** The Message-IDs of what was sent to an address: two copies of one email count once. */
export const idsTo = ({ mails }: SmtpServer, email: string): Set<string> =>
  new Set(mails.filter((mail) => addressee(mail).includes(email)).map(idOf))

/** What somebody was told in two different emails. */
export function retold({ mails }: SmtpServer, pattern: RegExp): string[] {
  const ids = new Map<string, Set<string>>()
  for (const mail of mails)
    for (const words of mail.match(pattern) ?? []) {
      const key = `${addressee(mail)} was told “${words}”`
      ids.set(key, (ids.get(key) ?? new Set()).add(idOf(mail)))
    }
  return [...ids].filter(([, { size }]) => size > 1).map(([key, { size }]) => `${key} in ${size} emails`)
}
