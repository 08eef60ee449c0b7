import type { ComponentChildren } from 'preact'
import { hostOf } from '../../../shared/hosts.ts'
import type { Discount, Product } from '../../../shared/schemas/product.ts'
import { catalogLink } from '../catalog/catalog-link.ts'
import { categoryLabel } from '../../../shared/listing/taxonomy.ts'
import { dayWords } from '../../../shared/ui/day-words.ts'
import { pricingWords } from '../../../shared/ui/launch-words.ts'
import { webUrl } from '../parts/web-url.ts'
import { videoPlayer } from './media/video-player.ts'

function Fact({ label, children }: { label: string; children: ComponentChildren }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  )
}

const LaunchDay = ({ day }: { day: string }) => <time dateTime={day}>{dayWords(day)}</time>

/** A discount drawn as a ticket, with its code to copy. */
function DiscountTicket({ discount }: { discount: Discount }) {
  const { badgeTitle, code, percentOff, validUntil } = discount
  const title = badgeTitle ?? (percentOff === null ? 'Launch discount' : `${percentOff}% off`)
  return (
    <div class="ticket" data-copy-scope>
      <p class="ticket__title">
        <bdi>{title}</bdi>
      </p>
      {(percentOff !== null || validUntil !== null) && (
        <p class="ticket__terms">
          {percentOff !== null && badgeTitle !== null && `${percentOff}% off. `}
          {validUntil !== null && (
            <>
              Expires <time dateTime={validUntil}>{dayWords(validUntil)}</time>.
            </>
          )}
        </p>
      )}
      {code !== null && (
        <p class="ticket__code">
          <code data-copy-text="">{code}</code>
          <button type="button" class="sw-button sw-button--small only-with-copy" data-copy>
            <span data-copy-label>Copy code</span>
          </button>
          <span class="sw-hidden" role="status" data-copy-status></span>
        </p>
      )}
    </div>
  )
}

type Props = {
  product: Product
  /** Where the maker and the week lead to; a preview has no such links. */
  links?: { maker: string | null; week: string }
}

/** The facts about a launch. Unknown ones are left out. */
export function LaunchFacts({ product, links }: Props) {
  const { maker, launchDate, pricing, openSource, categories, url, twitterUsername, demoVideoUrl, discount } = product
  // A video with a player has its own place on the page.
  const video = videoPlayer(demoVideoUrl) === null ? webUrl(demoVideoUrl) : null
  return (
    <aside class="facts" aria-label="About this launch">
      {discount !== null && <DiscountTicket discount={discount} />}
      <dl>
        <Fact label="Maker">
          {links?.maker ? (
            <a href={links.maker}>
              <bdi>{maker.name}</bdi>
            </a>
          ) : (
            <bdi>{maker.name}</bdi>
          )}
          {maker.handle !== null && <span class="facts__soft"> @{maker.handle}</span>}
        </Fact>
        <Fact label="Launched">
          {links === undefined ? (
            <LaunchDay day={launchDate} />
          ) : (
            <a href={links.week}>
              <LaunchDay day={launchDate} />
            </a>
          )}
        </Fact>
        {pricing !== null && <Fact label="Pricing">{pricingWords[pricing]}</Fact>}
        {openSource && <Fact label="Open source">Yes</Fact>}
        <Fact label="Website">{hostOf(url)}</Fact>
        {twitterUsername !== null && (
          <Fact label="X">
            <a href={`https://x.com/${encodeURIComponent(twitterUsername.replace(/^@/, ''))}`} rel="nofollow ugc">
              @{twitterUsername.replace(/^@/, '')}
            </a>
          </Fact>
        )}
        {video !== null && (
          <Fact label="Demo">
            <a href={video} rel="nofollow ugc">
              Watch demo
            </a>
          </Fact>
        )}
      </dl>
      {categories.length > 0 && (
        <ul class="chips" aria-label="Categories">
          {categories.map((category) => (
            <li key={category}>
              <a href={catalogLink({ query: '', category })}>{categoryLabel(category)}</a>
            </li>
          ))}
        </ul>
      )}
    </aside>
  )
}
