import { dayWords } from '../../shared/ui/day-words.ts'
import { paths } from '../../shared/paths.ts'
import type { MailWriter } from '../ports/mail.ts'
import type { Store } from '../ports/store.ts'
import { siteName } from '../domain/settings/current-site.ts'

/** Writes the email to somebody who has asked to delete their account; none if they have kept it. */
export const deletionAskedWriter =
  (store: Pick<Store, 'list'>, siteUrl: string): MailWriter =>
  async ({ to }) => {
    const [profile] = await store.list('profiles', 'email', to)
    if (profile?.deletion === undefined) return null
    const { dueAt, keepsLaunches } = profile.deletion
    const launches = keepsLaunches ? 'Your live launches will stay, without your name.' : 'Launches without co-makers will be deleted too.'
    return async () => ({
      subject: `Your ${siteName()} account will be deleted`,
      text: `Someone (hopefully you) asked us to delete your ${siteName()} account. It will be deleted on ${dayWords(dueAt.slice(0, 10))} at ${dueAt.slice(11, 16)} UTC. ${launches}

To keep your account, sign in before then and choose “Keep my account”:
${siteUrl}${paths.ownData()}

If this wasn’t you, keep your account, then change your password:
${siteUrl}${paths.profile()}
`,
    })
  }

export const accountDeletedWriter = (siteUrl: string): MailWriter => {
  const text = `Your account at ${siteUrl}/ was deleted, along with your votes and comments. We’ve deleted your email address too: this is the last email you’ll get from us.
`
  return async () => async () => ({ subject: `Your ${siteName()} account was deleted`, text })
}
