import { chooseMails, mailChoicesOf } from '../../../actions/notices/choose-mails.ts'
import { topicOf, type MailChoice, type Topic } from '../../../domain/notices/topics.ts'
import { defineForm, definePage } from '../../page/define-page.ts'
import { Flash } from '../../forms/flash.tsx'
import { Form } from '../../forms/form.tsx'
import { accountSheet } from '../../page/account-sheet.tsx'
import { addStylesheet } from '../../document/assets.ts'
import { paths } from '../../../../shared/paths.ts'

const styles = addStylesheet('email-choices')

export const emailChoices = definePage({
  path: paths.emailChoices,
  access: 'member',
  load: ({ world, account }) => mailChoicesOf(world, account),
  forms: { 'choose-emails': defineForm(chooseMails, { says: 'Email preferences saved.' }) },
  view: (choices, { account }) =>
    accountSheet({
      title: 'Email preferences',
      lead: (
        <>
          We’ll send these emails to <strong>{account.email}</strong>
          {account.emailProven === true ? '' : ' once it’s verified'}. You’ll always get emails about your password and account security.
        </>
      ),
      drawing: false,
      extra: <link rel="stylesheet" href={styles} />,
      children: (
        <>
          <Flash />
          <Form name="choose-emails" class="form stack gap-5 email-choices" submit="Save preferences">
            <fieldset class="card flat bare stack">
              <legend class="sw-hidden">Emails</legend>
              {choices.map(({ topic, choice }) =>
                topicOf(topic).choices.includes('daily') ? (
                  <TimeChoice topic={topic} choice={choice} />
                ) : (
                  <label class="email-choices__topic line at-start gap-3 pressable pad-4">
                    <input class="rigid tick" type="checkbox" name={topic} value="on" checked={choice !== 'off'} />
                    <TopicWords {...topicOf(topic)} />
                  </label>
                ),
              )}
            </fieldset>
          </Form>
        </>
      ),
    }),
})

const TopicWords = ({ label, what }: { label: string; what: string }) => (
  <span>
    <strong class="block bare bold">{label}</strong>
    <span class="soft small">{what}</span>
  </span>
)

const times: { value: MailChoice; label: string }[] = [
  { value: 'on', label: 'Right away' },
  { value: 'daily', label: 'Once a day, at 08:00 UTC' },
  { value: 'off', label: 'Off' },
]

function TimeChoice({ topic, choice }: { topic: Topic; choice: MailChoice }) {
  const { label, what } = topicOf(topic)
  return (
    <fieldset class="email-choices__group edgeless flat pad-4">
      <legend class="block bare bold whole">{label}</legend>
      <p class="soft small">{what}</p>
      {times.map(({ value, label }) => (
        <label class="line center gap-3">
          <input class="rigid tick" type="radio" name={topic} value={value} checked={choice === value} />
          {label}
        </label>
      ))}
    </fieldset>
  )
}
