import type { Webhook } from '../../domain/webhooks/records.ts'

/** Why a webhook is off. */
export const offWords: Record<NonNullable<Webhook['off']>['because'], { label: string; sentence: string }> = {
  paused: { label: 'Paused', sentence: 'You paused this webhook, so nothing is sent.' },
  gone: {
    label: 'Off',
    sentence: 'We turned this webhook off because its URL returned 410 Gone. Resume it once the URL accepts events again.',
  },
  failing: {
    label: 'Off',
    sentence: 'We turned this webhook off because nothing was delivered for five days. Fix its URL, then resume it.',
  },
}
