import type { ComponentChildren } from 'preact'
import type { Context } from 'koa'
import type { Place } from '../../actions/webhooks/webhook-access.ts'
import type { Profile } from '../../domain/records.ts'
import type { World } from '../../ports/world.ts'
import { resumedAccount } from '../account/resumed-account.tsx'
import { requireAccount } from '../account/session.ts'
import { moderationSheet } from '../moderation/moderation-frame.tsx'
import { readModeratorsForm, requireModeratorHere } from '../moderation/moderators-only.ts'
import { readForm, type FormFaults } from '../parts/form-answer.ts'
import { FaultSummary } from '../parts/form-field.tsx'
import { renderPage } from '../parts/layout.tsx'
import { addStylesheet } from '../site/assets.ts'
import { paths } from '../../../shared/paths.ts'

const styles = <link rel="stylesheet" href={addStylesheet('webhooks', 'share')} />

/** Where webhooks are managed: a person’s own, or the operator’s. Both have the same pages. */
export const webhookPaths = {
  own: { list: paths.ownWebhooks, one: paths.ownWebhook },
  site: { list: paths.siteWebhooks, one: paths.siteWebhook },
} satisfies Record<Place, object>

export const requireOwner = (world: World, place: Place, ctx: Context): Profile =>
  place === 'own' ? requireAccount(ctx) : requireModeratorHere(world, ctx)

/** A submitted form and who sends it; null if their session has expired, which the answer says. */
export async function readOwnersForm(
  world: World,
  place: Place,
  ctx: Context,
): Promise<{ form: URLSearchParams; account: Profile } | null> {
  if (place === 'site') return readModeratorsForm(world, ctx)
  const form = await readForm(ctx)
  const account = await resumedAccount(world, ctx, form)
  return account === null ? null : { form, account }
}

type WebhookPage = {
  title: string
  heading: ComponentChildren
  lead?: ComponentChildren
  notice?: string | undefined
  faults?: FormFaults | undefined
  faultTitle?: string
}

export async function sendWebhookPage(
  world: World,
  place: Place,
  ctx: Context,
  { title, heading, lead, notice, faults, faultTitle = 'Not saved' }: WebhookPage,
  content: ComponentChildren,
): Promise<void> {
  const summary = faults && <FaultSummary title={faultTitle} {...faults} />
  const said = notice !== undefined && faults === undefined && (
    <p class="notice" role="status">
      {notice}
    </p>
  )
  ctx.type = 'html'
  ctx.set('Cache-Control', 'no-store')
  if (place === 'site') {
    const sheet = await moderationSheet(
      { world, ctx },
      { section: 'webhooks', title, heading, lead },
      <div class="webhooks stack gap-6">
        {styles}
        {said}
        {summary}
        {content}
      </div>,
    )
    ctx.body = renderPage(sheet.head, sheet.content)
    return
  }
  ctx.body = renderPage(
    {
      title: `${title} · Slipway`,
      description: 'Get signed events about your launches at your own URL, and see what was delivered.',
      canonical: null,
      extra: styles,
    },
    <div class="wrap webhooks stack gap-6">
      <header class="page-head">
        <h1>{heading}</h1>
        {lead !== undefined && <p>{lead}</p>}
      </header>
      {said}
      {summary}
      {content}
    </div>,
  )
}
