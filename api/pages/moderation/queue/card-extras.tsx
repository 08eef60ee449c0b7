import type { ComponentChildren } from 'preact'
import type { Launch } from '../../../domain/launch/launch.ts'
import { discountWords } from '../../parts/discount-words.ts'

/** The optional texts that visitors will read. Addresses are shown as text, so that moderators see where they lead. */
export function CardExtras({ launch: { discount, twitterUsername, demoVideoUrl, firstComment } }: { launch: Launch }) {
  return (
    <>
      {discount !== null && (
        <Extra label="Discount">
          <bdi>{discountWords(discount)}</bdi>
        </Extra>
      )}
      {twitterUsername !== null && (
        <Extra label="X">
          <bdi>@{twitterUsername.replace(/^@/, '')}</bdi>
        </Extra>
      )}
      {demoVideoUrl !== null && (
        <Extra label="Demo">
          <bdi>{demoVideoUrl}</bdi>
        </Extra>
      )}
      {firstComment !== null && (
        <Extra label="First comment">
          <span class="pending__description" dir="auto">
            {firstComment}
          </span>
        </Extra>
      )}
    </>
  )
}

function Extra({ label, children }: { label: string; children: ComponentChildren }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  )
}
