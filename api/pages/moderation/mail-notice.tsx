import { agoWords } from '../../../shared/ui/ago-words.ts'
import { paths } from '../../../shared/paths.ts'
import type { MailTrouble } from '../../actions/mails/mail-trouble.ts'
import { plural, pluralForm } from '../../../shared/plural.ts'

const emails = (count: number) => plural(count, 'email')

/** Emails that aren’t getting through. */
export function MailNotice({ trouble: { waiting, failed, oldest, fault }, now }: { trouble: MailTrouble; now: Date }) {
  return (
    <section class="mail-notice edged grid gap-2 below-5 pad-4 wraps rounded-small" aria-labelledby="mail-notice-title">
      <h2 class="mail-notice__title" id="mail-notice-title">
        {titleOf(waiting, failed)}
      </h2>
      <p>
        {failed > 0 && waiting > 0 && `${waiting} more ${pluralForm(waiting, 'email is', 'emails are')} delayed. `}
        The oldest was requested <time dateTime={oldest}>{agoWords(oldest, now)}</time>.
      </p>
      {fault !== null && (
        <p>
          Last error: <q dir="auto">{fault}</q>
        </p>
      )}
      {failed > 0 && (
        <form class="row gap-3 above-2" action={paths.decideEmails()} method="post">
          <button class="sw-button" type="submit" name="decision" value="retry">
            Resend {pluralForm(failed, 'email')}
          </button>
          <button class="sw-button" type="submit" name="decision" value="discard">
            Delete {pluralForm(failed, 'email')}
          </button>
        </form>
      )}
    </section>
  )
}

function titleOf(waiting: number, failed: number): string {
  if (failed > 0) return `${emails(failed)} couldn’t be sent`
  return `${emails(waiting)} ${pluralForm(waiting, 'is', 'are')} delayed`
}

/** The result of a moderator’s decision about them; undefined if there was none. */
export function mailDecisionWords(decision: string | null, count: number): string | undefined {
  if (!Number.isSafeInteger(count)) return undefined
  if (decision === 'retry') return `Resending ${emails(count)}.`
  return decision === 'discard' ? `${emails(count)} deleted.` : undefined
}
