import { changeSubscription, findSubscription, type UnsubscribeLink } from '../../../actions/notices/choose-mails.ts'
import { topics } from '../../../domain/notices/topics.ts'
import { defineForm } from '../../page/define-form.ts'
import { definePage } from '../../page/define-page.ts'
import { Flash, withFlash } from '../../forms/flash.tsx'
import { Form } from '../../forms/form.tsx'
import { accountSheet } from '../../page/account-sheet.tsx'
import { paths } from '../../../../shared/paths.ts'

/** The page that the link in an email leads to. Opening it changes nothing, since mail servers open links too. */
export const unsubscribePage = definePage({
  path: paths.unsubscribe,
  access: 'anyone',
  load: ({ world, query }) => findSubscription(world, linkOf(query)),
  forms: {
    unsubscribe: defineForm(changeSubscription, {
      // A mail client’s request has no choice.
      fields: (form, { query }) => ({ ...linkOf(query), choice: form.get('choice') === 'on' ? ('on' as const) : ('off' as const) }),
      says: { subscribed: 'You’ll get these emails again.' },
      oneClick: 'Unsubscribed.\n',
      next(_done, { query }, form) {
        const page = paths.unsubscribe(linkOf(query))
        return form.get('choice') === 'on' ? withFlash(page, 'subscribed') : page
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
          {!isOff && <Flash />}
          <Form name="unsubscribe" to={paths.unsubscribe(linkOf(query))}>
            <div class="form__actions">
              <button class={`sw-button${isOff ? '' : ' sw-button--primary'}`} type="submit" name="choice" value={isOff ? 'on' : 'off'}>
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

function linkOf(query: URLSearchParams): UnsubscribeLink {
  const text = (name: string) => query.get(name) ?? ''
  return { account: text('account'), topic: text('topic'), key: text('key') }
}
