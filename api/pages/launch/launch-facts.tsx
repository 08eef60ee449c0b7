import type { ComponentChildren } from 'preact'
import type { ListingField } from '../../../shared/fields/field.ts'
import { byKind, fieldKeys, fieldOf, type FieldKey, type Held, type Listing } from '../../../shared/fields/listing-fields.ts'
import { hostOf } from '../../../shared/hosts.ts'
import type { MakerPages } from '../../actions/makers/read-makers.ts'
import { makersOf } from '../../domain/launch/makers.ts'
import { paths } from '../../../shared/paths.ts'
import type { Discount } from '../../../shared/schemas/discount.ts'
import type { LiveLaunch } from '../../domain/launch/launch.ts'
import { catalogLink } from '../catalog/catalog-link.ts'
import { categoryLabel } from '../../../shared/listing/taxonomy.ts'
import { dayWords } from '../../../shared/ui/day-words.ts'
import { discountWords } from '../../domain/listing/discount-words.ts'
import { Face } from '../parts/picture.tsx'
import { webUrl } from '../parts/web-url.ts'
import { videoPlayer } from './media/video-player.ts'
import { CopyButton } from '../../../shared/ui/copy-button.tsx'

const Fact = ({ label, children }: { label: string; children: ComponentChildren }) => (
  <div class="line between gap-4 underlined">
    <dt class="soft">{label}</dt>
    <dd class="wraps shrinks">{children}</dd>
  </div>
)

const LaunchDay = ({ day }: { day: string }) => <time dateTime={day}>{dayWords(day)}</time>

/** A discount drawn as a ticket, with its code to copy. */
function DiscountTicket({ discount }: { discount: Discount }) {
  const { badgeTitle, code, percentOff, validUntil } = discount
  const title = badgeTitle ?? (percentOff === null ? 'Launch discount' : `${percentOff}% off`)
  return (
    <div class="ticket pad-4 rounded" data-copy-scope>
      <p class="ticket__title">
        <bdi>{title}</bdi>
      </p>
      {(percentOff !== null || validUntil !== null) && (
        <p class="above-1 small">
          {percentOff !== null && badgeTitle !== null && `${percentOff}% off. `}
          {validUntil !== null && (
            <>
              Expires <time dateTime={validUntil}>{dayWords(validUntil)}</time>.
            </>
          )}
        </p>
      )}
      {code !== null && (
        <p class="ticket__code row center between gap-2 above-3">
          <code class="bold wraps" data-copy-text="">
            {code}
          </code>
          <CopyButton words="Copy code" class="sw-button--small only-with-copy" />
        </p>
      )}
    </div>
  )
}

type Shown = (value: string | null, field: ListingField) => ComponentChildren
const link: Shown = (value, { launchPage }) => {
  const url = webUrl(value)
  if (url === null) return null
  return (
    <a href={url} rel="nofollow ugc">
      {(launchPage.as === 'fact' && launchPage.words) || hostOf(url)}
    </a>
  )
}
const text: Shown = (value) => value && <bdi>{value}</bdi>

/** What a fact of each kind looks like; null if there is nothing to show. */
const shownFact = byKind<Held, ComponentChildren>({
  line: text,
  text,
  site: link,
  link,
  picture: link,
  handle: (value) =>
    value && (
      <a href={`https://x.com/${encodeURIComponent(value.replace(/^@/, ''))}`} rel="nofollow ugc">
        @{value.replace(/^@/, '')}
      </a>
    ),
  choice: (value, { options }) => value && options[value],
  choices: (value) => value?.join(', '),
  flag: (value) => value && 'Yes',
  pictures: (value) => value?.join(', '),
  discount: (value) => value && discountWords(value),
})

const factKeys = fieldKeys.filter((key) => fieldOf(key).launchPage.as === 'fact')
const isLink = (key: FieldKey) => fieldOf(key).kind === 'link' || fieldOf(key).kind === 'handle'

const FieldFacts = ({ keys, launch }: { keys: readonly FieldKey[]; launch: Listing }) => (
  <>
    {keys.map((key) => {
      const { label, short = label } = fieldOf(key)
      // A video with a player has its own place on the page.
      const shown = key === 'demoVideoUrl' && videoPlayer(launch[key]) !== null ? null : shownFact(key, launch[key])
      return (
        shown && (
          <Fact key={key} label={short}>
            {shown}
          </Fact>
        )
      )
    })}
  </>
)

type MakerProps = { maker: LiveLaunch['maker']; page: string | null; says: string }

const Maker = ({ maker: { name, handle, picture }, page, says }: MakerProps) => (
  <p class="line center gap-3 wraps">
    <Face name={name} picture={picture} size={44} />
    <span class="shrinks">
      <span class="soft smaller block">{says}</span>
      {page === null ? (
        <bdi class="bold">{name}</bdi>
      ) : (
        <a class="bold" href={page}>
          <bdi>{name}</bdi>
        </a>
      )}
      {handle !== null && <span class="soft"> @{handle}</span>}
    </span>
  </p>
)

type Props = {
  launch: LiveLaunch
  /** In a preview: the day that was chosen, if any. */
  day?: string | null
  /** Where the makers, by account id, and the week lead to; a preview has no such links. */
  links?: { makers: ReadonlyMap<string, string>; week: string }
}

/** Where the pages of a launch’s makers are, by account id. */
export const makerPages = (launch: LiveLaunch, { people }: MakerPages): ReadonlyMap<string, string> =>
  new Map(makersOf(launch).flatMap((id) => (people.get(id)?.hasPage === true ? [[id, paths.maker(people.get(id) ?? { handle: '' })]] : [])))

/** The facts about a launch. Unknown ones are left out. */
export function LaunchFacts({ launch, day = null, links }: Props) {
  const { maker, ownerId, coMakers = [], launchDate, categories, discount } = launch
  return (
    <aside class="facts grid top gap-5" aria-label="About this launch">
      {discount !== null && <DiscountTicket discount={discount} />}
      <Maker maker={maker} page={links?.makers.get(ownerId ?? '') ?? null} says="Made by" />
      {coMakers.map((each) => (
        <Maker key={each.id} maker={each} page={links?.makers.get(each.id) ?? null} says="Co-maker" />
      ))}
      <dl>
        {links === undefined ? (
          <Fact label="Launch date">{day === null ? 'Not chosen yet' : <LaunchDay day={day} />}</Fact>
        ) : (
          <Fact label="Launched">
            <a href={links.week}>
              <LaunchDay day={launchDate} />
            </a>
          </Fact>
        )}
        <FieldFacts keys={factKeys.filter((key) => !isLink(key))} launch={launch} />
        <FieldFacts keys={factKeys.filter(isLink)} launch={launch} />
      </dl>
      {categories.length > 0 && (
        <ul class="chips row gap-2" aria-label="Categories">
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
