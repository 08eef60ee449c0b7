import { plural, pluralForm } from '../../../shared/plural.ts'
import { agoWords } from '../../../shared/ui/day-words.ts'
import type { MailTrouble } from '../../actions/mails/mail-trouble.ts'
import { Form } from '../forms/form.tsx'
import type { Sentence } from '../forms/flash.tsx'
import { Button } from '../parts/button.tsx'

const emails = (count: number) => plural(count, 'email')

export const MailNotice = ({ trouble: { waiting, failed, oldest, error }, now }: { trouble: MailTrouble; now: Date }) => (
  <section class="mail-notice edged grid gap-2 below-5 pad-4 wraps rounded-small" aria-labelledby="mail-notice-title">
    <h2 class="mail-notice__title" id="mail-notice-title">
      {titleOf(waiting, failed)}
    </h2>
    <p>
      {failed > 0 && waiting > 0 && `${waiting} more ${pluralForm(waiting, 'email is', 'emails are')} delayed. `}
      The oldest was queued <time dateTime={oldest}>{agoWords(oldest, now)}</time>.
    </p>
    {error !== null && (
      <p>
        Last error: <q dir="auto">{error}</q>
      </p>
    )}
    {failed > 0 && (
      <Form name="resendEmails" class="row gap-3 above-2">
        <button class="sw-button">Resend {pluralForm(failed, 'email')}</button>
        <Button name="do" value="deleteEmails" words={`Delete ${pluralForm(failed, 'email')}`} />
      </Form>
    )}
  </section>
)

function titleOf(waiting: number, failed: number): string {
  if (failed > 0) return `${emails(failed)} couldn’t be sent`
  return `${emails(waiting)} ${pluralForm(waiting, 'is', 'are')} delayed`
}

export const saidOfMails =
  (words: (emails: string) => string): Sentence =>
  (_request, count) =>
    /^\d{1,9}$/.test(count) ? { text: words(emails(Number(count))) } : undefined
