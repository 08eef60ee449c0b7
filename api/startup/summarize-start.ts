import { isModerator, listNamedModerators } from '../domain/moderation/moderator-rule.ts'
import type { Config } from '../config/config.ts'
import { mailServerOf, senderOf } from '../mail/mailer.ts'
import type { World } from '../ports/world.ts'
import { joinWords } from '../../shared/join-words.ts'

type Settings = Pick<Config, 'smtpUrl' | 'mailFrom' | 'siteUrl' | 'github' | 'google'>

/** What an operator should know at startup: who moderates, how email is sent and how people can sign up. `warnings` say what to change. */
export type StartSummary = { moderators: string; email: string; signUp: string; warnings: string[] }

export async function summarizeStart(config: Settings, world: World): Promise<StartSummary> {
  const named = await listNamedModerators(world, world.store)
  const emails = new Set([...world.moderators, ...named.map(({ email }) => email)])
  const moderators = await Promise.all([...emails].map((email) => describeModerator(world, email)))
  const warnings: string[] = []
  if (moderators.length === 0)
    warnings.push('Nobody moderates yet, so nobody can approve launches: open the owner’s link, or set MODERATORS.')
  if (config.smtpUrl === null) warnings.push('SMTP_URL isn’t set: emails, such as password resets, are only written to the log.')
  if (world.site.values.contact === null)
    warnings.push('No contact is set, under /settings/site/ or as CONTACT: visitors find no way to reach you on /about/.')
  return {
    moderators: moderators.join(', ') || 'nobody',
    email: describeEmail(config),
    signUp: describeSignUp(config, world),
    warnings,
  }
}

async function describeModerator(world: World, email: string): Promise<string> {
  const [profile] = await world.store.list('profiles', 'email', email)
  if (profile === undefined) return `${email} (no account yet)`
  return isModerator(world, profile) ? email : `${email} (must first verify this email with the link that was sent to it)`
}

function describeEmail({ smtpUrl, mailFrom, siteUrl }: Settings): string {
  if (smtpUrl === null) return 'not sent, only logged'
  return `sent through ${mailServerOf(smtpUrl)} from ${senderOf({ smtpUrl, mailFrom, siteUrl }).address}`
}

const ways = { invite: 'by invitation', domain: 'with an email at certain domains', open: 'open to everyone' }

function describeSignUp(config: Settings, { rules: { signUps } }: World): string {
  if (signUps === 'closed') return 'closed'
  return `${ways[signUps]}, with ${waysIn(config)}`
}

function waysIn({ github, google }: Settings): string {
  const others = [github && 'GitHub', google && 'Google'].filter((name) => name !== null)
  return joinWords(['an email and password', ...others], 'or')
}
