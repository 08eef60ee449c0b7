import type { Context } from 'koa'
import { changeSubscription, findSubscription, type UnsubscribeLink } from '../../../actions/notices/choose-mails.ts'
import { topics } from '../../../domain/notices/topics.ts'
import { callerOf } from '../../../http/caller.ts'
import type { World } from '../../../ports/world.ts'
import { definePage } from '../../page/define-page.ts'
import { readForm } from '../../forms/form-answer.ts'
import { accountSheet } from '../../page/account-sheet.tsx'
import { redirect } from '../../session/session.ts'
import { paths } from '../../../../shared/paths.ts'

/** The page that the link in an email leads to. Opening it changes nothing, since mail servers open links too. */
export const unsubscribePage = definePage({
  path: paths.unsubscribe,
  access: 'anyone',
  load: ({ world, query }) => findSubscription(world, linkOf(query)),
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
          {query.get('done') === 'on' && !isOff && (
            <p class="notice" role="status">
              You’ll get emails about {yours} again.
            </p>
          )}
          <form class="form" action={paths.unsubscribe(linkOf(query))} method="post">
            <div class="form__actions">
              <button class={`sw-button${isOff ? '' : ' sw-button--primary'}`} type="submit" name="choice" value={isOff ? 'on' : 'off'}>
                {isOff ? 'Turn emails back on' : 'Unsubscribe'}
              </button>
              <a href={paths.emailChoices()}>Change email preferences</a>
            </div>
          </form>
        </>
      ),
    })
  },
})

/**
 * Unsubscribes. Not a form of the page: a mail client’s request (RFC 8058) has no cookie and no choice, and may be multipart, so its body isn’t read.
 * The page’s buttons send their choice.
 */
export async function unsubscribe(world: World, ctx: Context): Promise<void> {
  const link = linkOf(new URLSearchParams(ctx.querystring))
  const form = ctx.request.type === 'multipart/form-data' ? null : await readForm(ctx)
  const choice = form?.get('choice') === 'on' ? 'on' : 'off'
  await changeSubscription(world, { ...link, choice }, callerOf(ctx))
  if (form?.has('choice')) return redirect(ctx, paths.unsubscribe({ ...link, done: choice }))
  ctx.type = 'text'
  ctx.body = 'Unsubscribed.\n'
}

function linkOf(query: URLSearchParams): UnsubscribeLink {
  const text = (name: string) => query.get(name) ?? ''
  return { account: text('account'), topic: text('topic'), key: text('key') }
}
