import PostalMime, { type Email } from 'postal-mime'
import { expect } from 'vitest'
import type { SmtpServer } from './smtp-server.ts'

/** The emails that a server has accepted for an address, in order. */
export const mailsTo = async ({ mails }: SmtpServer, address: string): Promise<Email[]> =>
  (await Promise.all(mails.map((raw) => PostalMime.parse(raw)))).filter(({ to = [] }) => to.some((one) => one.address === address))

/** The only email to an address whose subject contains this, once it has arrived. */
export async function mailAbout(server: SmtpServer, address: string, subject: string): Promise<Email> {
  const found = async () => (await mailsTo(server, address)).filter((mail) => mail.subject?.includes(subject))
  await expect.poll(async () => (await found()).length, { message: `an email about “${subject}”` }).toBe(1)
  const [mail] = await found()
  if (mail === undefined) throw new Error('It’s gone.')
  return mail
}

/** The first link in an email’s plain text that contains this. */
export function linkIn({ text = '' }: Email, part: string): string {
  const link = [...text.matchAll(/https?:\/\/\S+/g)].map(([url]) => url).find((url) => url.includes(part))
  if (link === undefined) throw new Error(`No link with ${part} in:\n${text}`)
  return link
}
