import type { Context } from 'koa'
import { changeSubscription, findSubscription, type UnsubscribeLink } from '../../../actions/notices/choose-mails.ts'
import { topics } from '../../../domain/notices/topics.ts'
import type { World } from '../../../ports/world.ts'
import { readForm } from '../../parts/form-answer.ts'
import { sendAccountPage } from '../account-page.tsx'
import { redirect } from '../session.ts'
import { paths } from '../../../../shared/paths.ts'

/** The page that the link in an email leads to. Opening it changes nothing, since mail servers open links too. */
export async function unsubscribePage(world: World, ctx: Context): Promise<void> {
  const link = linkOf(ctx)
  const { topic, choice } = await findSubscription(world, link)
  ctx.set('Referrer-Policy', 'same-origin')
  const { yours } = topics[topic]
  const isOff = choice === 'off'
  const done = new URLSearchParams(ctx.querystring).get('done')
  sendAccountPage(ctx, {
    title: isOff ? 'Unsubscribed' : 'Unsubscribe',
    heading: isOff ? 'You’re unsubscribed' : 'Unsubscribe',
    lead: isOff ? `We won’t email you about ${yours} anymore.` : `Stop getting emails about ${yours}?`,
    drawing: false,
    children: (
      <>
        {done === 'on' && !isOff && (
          <p class="notice" role="status">
            You’ll get emails about {yours} again.
          </p>
        )}
        <form class="form" action={paths.unsubscribe(link)} method="post">
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
}

/**
 * Unsubscribes. A mail client’s request (RFC 8058) has no cookie and no choice, and may be multipart, so its body isn’t read. The page’s buttons
 * send their choice.
 */
export async function unsubscribe(world: World, ctx: Context): Promise<void> {
  const link = linkOf(ctx)
  const form = ctx.request.type === 'multipart/form-data' ? null : await readForm(ctx)
  const choice = form?.get('choice') === 'on' ? 'on' : 'off'
  await changeSubscription(world, link, choice)
  if (form?.has('choice')) return redirect(ctx, paths.unsubscribe({ ...link, done: choice }))
  ctx.type = 'text'
  ctx.body = 'Unsubscribed.\n'
}

function linkOf(ctx: Context): UnsubscribeLink {
  const query = new URLSearchParams(ctx.querystring)
  const text = (name: string) => query.get(name) ?? ''
  return { account: text('account'), topic: text('topic'), key: text('key') }
}
