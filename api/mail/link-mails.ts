import type { Mail, MailWriter } from '../ports/mail.ts'
import { fillLines, fillWords } from '../../shared/fill-words.ts'
import { paths } from '../../shared/paths.ts'
import { siteName } from '../domain/settings/current-site.ts'
import words from './words.json' with { type: 'json' }

type Text = Pick<Mail, 'subject' | 'text'>

/** Names with braces stay as they are: only the holes of the text itself are filled. */
function write(kind: keyof typeof words.links, link: string, values: Readonly<Record<string, string>> = {}): Text {
  const { subject, text } = words.links[kind]
  const all = { site: siteName(), link, ...values }
  return { subject: fillWords(subject, all), text: fillLines(text, all) }
}

export const verifyMail = (siteUrl: string, to: string, token: string): Text =>
  write('verify', siteUrl + paths.verify({ token }), { to, reset: siteUrl + paths.reset() })

/** What an owner sends to see whether emails get through. */
export const testMail = (siteUrl: string): Text => write('test', siteUrl + paths.settings())

/** To somebody who was invited to moderate, whether they have an account or not. */
export const moderatorMail = (siteUrl: string, inviter: string, token: string): Text =>
  write('moderator', siteUrl + paths.becomeOwner({ token }), { inviter })

export const resetMail = (siteUrl: string, to: string, token: string): Text => write('reset', siteUrl + paths.reset({ token }), { to })

/** To the new address. */
export const emailChangeMail = (siteUrl: string, to: string, token: string): Text =>
  write('change', siteUrl + paths.changeEmail({ token }), { to })

/** To a new address that another account has: only its owner learns of that. */
export const emailTakenMail = (siteUrl: string): Text => write('taken', siteUrl + paths.signIn())

/** To the old address, when the change is asked for. Says nothing of the new one: it isn’t verified. */
export const emailChangeAskedWriter =
  (siteUrl: string): MailWriter =>
  async () =>
  async () =>
    write('changeAsked', siteUrl + paths.reset())

/** To the old address, once it is replaced. */
export const emailChangedWriter =
  (siteUrl: string): MailWriter =>
  async () =>
  async () =>
    write('changed', siteUrl + paths.about({}, 'contact'))
