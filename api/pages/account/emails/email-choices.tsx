import {
  chooseMails,
  mailChoicesOf,
  changeSubscription,
  findSubscription,
  type UnsubscribeLink,
} from '../../../actions/notices/choose-mails.ts'
import { topicOf, type MailChoice, type Topic, topics } from '../../../domain/notices/topics.ts'
import { defineForm, definePage } from '../../page/define-page.ts'
import { Flash, withFlash, type Said } from '../../forms/flash.tsx'
import { Form } from '../../forms/form.tsx'
import { accountSheet } from '../../page/account-sheet.tsx'
import { addStylesheet } from '../../document/assets.ts'
import { paths } from '../../../../shared/paths.ts'
import type { PageRequest } from '../../forms/page-request.ts'

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

/** The page that the link in an email leads to. Opening it changes nothing, since mail servers open links too. */
export const unsubscribePage = definePage({
  path: paths.unsubscribe,
  access: 'anyone',
  load: ({ world, query }) => findSubscription(world, linkOf(query)),
  forms: {
    unsubscribe: defineForm(changeSubscription, {
      fields: (form, { query }) => ({ ...linkOf(query), choice: turnsOn(form) ? ('on' as const) : ('off' as const) }),
      says: { subscribed },
      forMailClients: 'Unsubscribed.\n',
      next(_done, { query }, form) {
        const page = paths.unsubscribe(linkOf(query))
        return turnsOn(form) ? withFlash(page, 'subscribed') : page
      },
    }),
  },
  view({ topic, choice }, { query }) {
    const { yours } = topics[topic]
    const isOff = choice === 'off'
    return accountSheet({
      headers: { 'Referrer-Policy': 'same-origin' },
      title: isOff ? 'Unsubscribed' : 'Unsubscribe',
      heading: isOff ? 'You’re unsubscribed' : 'Unsubscribe',
      lead: isOff ? `We won’t email you about ${yours} anymore.` : `Stop getting emails about ${yours}?`,
      drawing: false,
      children: (
        <>
          <Flash />
          <Form name="unsubscribe" to={paths.unsubscribe(linkOf(query))}>
            <div class="row center gap-3-5">
              <button class={`sw-button${isOff ? '' : ' sw-button--primary'}`} name="choice" value={isOff ? 'on' : 'off'}>
                {isOff ? 'Turn emails back on' : 'Unsubscribe'}
              </button>
              <a href={paths.emailChoices()}>Change email preferences</a>
            </div>
          </Form>
        </>
      ),
    })
  },
})

/** Only the page’s own form turns emails on: a mail client’s request, which doesn’t name the form, always unsubscribes. */
const turnsOn = (form: URLSearchParams): boolean => form.has('do') && form.get('choice') === 'on'

/** Says which emails are on again, while they are. */
async function subscribed({ world, query }: PageRequest): Promise<Said | undefined> {
  const { topic, choice } = await findSubscription(world, linkOf(query))
  return choice === 'off' ? undefined : { text: `You’ll get emails about ${topics[topic].yours} again.` }
}

function linkOf(query: URLSearchParams): UnsubscribeLink {
  const text = (name: string) => query.get(name) ?? ''
  return { account: text('account'), topic: text('topic'), key: text('key') }
}
