import { changeSubscription, findSubscription, type UnsubscribeLink } from '../../../actions/notices/choose-mails.ts'
import { topics } from '../../../domain/notices/topics.ts'
import { defineForm, definePage } from '../../page/define-page.ts'
import { Flash, withFlash, type Said } from '../../forms/flash.tsx'
import { Form } from '../../forms/form.tsx'
import type { PageRequest } from '../../forms/page-request.ts'
import { accountSheet } from '../../page/account-sheet.tsx'
import { paths } from '../../../../shared/paths.ts'

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
