import type { ComponentChildren } from 'preact'
import type { Place } from '../../actions/webhooks/webhook-access.ts'
import { moderationSheet } from '../moderation/moderation-frame.tsx'
import type { Sheet } from '../page/define-page.ts'
import { privateSheet } from '../page/account-sheet.tsx'
import type { PageRequest } from '../forms/page-request.ts'
import { addStylesheet } from '../document/assets.ts'
import { paths } from '../../../shared/paths.ts'
import type { Webhook } from '../../domain/webhooks/webhook.ts'
import words from './words.json' with { type: 'json' }

const styles = <link rel="stylesheet" href={addStylesheet('webhooks', 'share')} />

/** Where webhooks are managed, and by whom: a person’s own, or the operator’s. Both have the same pages. */
export const webhookPlaces = {
  own: { list: paths.ownWebhooks, one: paths.ownWebhook, access: 'member' },
  site: { list: paths.siteWebhooks, one: paths.siteWebhook, access: 'moderator' },
} as const satisfies Record<Place, object>

type WebhookPage = { title: string; lead: ComponentChildren }

export async function webhookSheet(
  request: Pick<PageRequest, 'world' | 'ctx' | 'path'>,
  place: Place,
  { title, lead }: WebhookPage,
  content: ComponentChildren,
): Promise<Sheet> {
  if (place === 'site')
    return moderationSheet(request, 'webhooks', {
      title,
      lead,
      extra: styles,
      content: <div class="webhooks list-width stack gap-6">{content}</div>,
    })
  return privateSheet({
    title,
    description: 'Get signed events about your launches at your own URL, and see what was delivered.',
    extra: styles,
    look: 'webhooks list-width stack gap-6',
    lead,
    children: content,
  })
}

export const offWords: Record<NonNullable<Webhook['off']>['because'], { label: string; sentence: string }> = words.offWords
