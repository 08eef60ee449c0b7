import type { LiveLaunch } from '../../domain/launch/launch.ts'
import { pictureSources } from '../../domain/pictures/picture.ts'
import { placingVotes } from '../../domain/weeks/rank.ts'
import { withoutMarkdown } from '../../domain/listing/markdown.ts'
import { snippetOf, markMatches } from '../../domain/search/marks.ts'
import { fold, hasWords } from '../../domain/search/matching.ts'
import { categoryLabel } from '../../../shared/listing/taxonomy.ts'
import { dayWords } from '../../../shared/ui/day-words.ts'
import { pricingWords } from '../../../shared/ui/launch-words.ts'
import { paths } from '../../../shared/paths.ts'
import { plural } from '../../../shared/plural.ts'
import { textLang } from '../parts/written.tsx'
import { UpvoteButton } from './upvote-button.tsx'
import { Face, Logo, LazyImage } from '../parts/picture.tsx'
import { imageUrl } from '../parts/web-url.ts'
import { Unconfirmed, WeekPlace } from '../parts/week-place.tsx'

/** Ids of the launches that the viewer has upvoted; null when signed out. */
export type Upvoted = ReadonlySet<string> | null

type Row = {
  launch: LiveLaunch
  /** Labelled as featured; rows in the featured group need no label. */
  featured: boolean
  upvoted: boolean | null
  page: string
  /** What was searched for, folded: it is marked, and the description shows where it is found only there. */
  words?: readonly string[]
  place?: number
  showsWeek?: boolean
}

/** One launch in a list. The link on its name covers the whole row. */
export function LaunchRow({ launch, featured, upvoted, page, words = [], place, showsWeek = true }: Row) {
  const { slug, name, tagline, categories, pricing, openSource, launchDate, discount, logo, commentCount, language } = launch
  const facts = [pricing && pricingWords[pricing], openSource && 'Open source', discount?.badgeTitle].filter(Boolean)
  const id = `launch-${slug}`
  const snippet = hasWords(fold(`${name}\n${tagline}`), words) ? null : snippetOf(withoutMarkdown(launch.description), words)
  return (
    <li
      class={
        place === undefined
          ? 'launch-row grid at-start gap-4 underlined anchor'
          : 'launch-row grid at-start gap-4 underlined anchor launch-row--placed'
      }
      id={id}
    >
      {place !== undefined && <Place place={place} votes={placingVotes(launch)} />}
      <Logo address={logo} slug={slug} size={56} class="launch-row__logo covers" />
      <div>
        <h3>
          <a class="no-line" href={paths.launch({ slug })}>
            <bdi lang={textLang(name, language)}>
              <Marked text={name} words={words} />
            </bdi>
          </a>
          {featured && <span class="featured-label soft">Featured</span>}
          {showsWeek && <WeekPlace launch={launch} />}
        </h3>
        <p class="launch-row__tagline tight wraps">
          <bdi lang={textLang(tagline, language)}>
            <Marked text={tagline} words={words} />
          </bdi>
        </p>
        {snippet !== null && (
          <p class="launch-row__snippet above-1 soft smaller wraps" dir="auto">
            <Marked text={snippet} words={words} />
          </p>
        )}
        <p class="launch-row__facts soft smaller">
          <time dateTime={launchDate}>{dayWords(launchDate, 'short')}</time>
          {categories.map((category) => (
            <span key={category}>{categoryLabel(category)}</span>
          ))}
          {launch.coMakers !== undefined && <Makers {...launch} coMakers={launch.coMakers} />}
          {commentCount > 0 && <span class="unbroken">{plural(commentCount, 'comment')}</span>}
          {place !== undefined && <Unconfirmed launch={launch} />}
          {facts.map((fact) => (
            <span key={fact}>
              <bdi>{fact}</bdi>
            </span>
          ))}
        </p>
      </div>
      <div class="line gap-4 at-start">
        <RowPicture launch={launch} />
        <UpvoteButton launch={launch} upvoted={upvoted} returnTo={`${page}#${encodeURIComponent(id)}`} />
      </div>
    </li>
  )
}

/** Its first screenshot, small; not on phones, where it isn’t loaded either. */
function RowPicture({ launch: { screenshots } }: { launch: LiveLaunch }) {
  const [first = ''] = screenshots
  const src = pictureSources(first, '')?.small ?? imageUrl(first)
  if (src === null) return null
  return <LazyImage class="launch-row__picture framed rounded-small covers" src={src} alt="" width={112} height={70} />
}

const Makers = ({ maker, coMakers }: Pick<LiveLaunch, 'maker'> & { coMakers: NonNullable<LiveLaunch['coMakers']> }) => (
  <span class="launch-row__makers">
    {[maker, ...coMakers.slice(0, 3)].map(({ name, picture }, at) => (
      <Face key={at} name={name} picture={picture} size={18} />
    ))}{' '}
    <bdi>{maker.name}</bdi>
    {coMakers.length === 1 ? (
      <>
        {' '}
        and <bdi>{coMakers[0]?.name}</bdi>
      </>
    ) : (
      ` and ${coMakers.length} others`
    )}
  </span>
)

/** Launches without votes have no place yet. */
const Place = ({ place, votes }: { place: number; votes: number }) => (
  <span class="launch-row__place figures soft middle">
    {votes > 0 && (
      <>
        <span class="sw-hidden">No. </span>
        {place}
      </>
    )}
  </span>
)

/** A text with what was searched for marked. `words` are folded; without any, the text alone. */
function Marked({ text, words }: { text: string; words: readonly string[] }) {
  if (words.length === 0) return <>{text}</>
  return <>{markMatches(text, words).map(({ text, isMatch }, at) => (isMatch ? <mark key={at}>{text}</mark> : text))}</>
}
