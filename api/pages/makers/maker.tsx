import { dayWords } from '../../../shared/ui/day-words.ts'
import { paths } from '../../../shared/paths.ts'
import { listUpvoted } from '../../actions/votes/toggle-upvote.ts'
import { isFollowed } from '../../actions/community/follows.ts'
import { readMaker, type MakerPage } from '../../actions/makers/read-maker.ts'
import { Failure } from '../../domain/failure.ts'
import { isFeatured } from '../../domain/launch/launch.ts'
import { linkWords } from '../../domain/names/maker-links.ts'
import { callerOf } from '../../http/caller.ts'
import { OtherPageFirst } from '../session/session.ts'
import { FollowButton, followForm } from '../catalog/category.tsx'
import { LaunchRow } from '../catalog/launch-row.tsx'
import { definePage } from '../page/define-page.ts'
import { Flash, Rejection } from '../forms/flash.tsx'
import { Face } from '../parts/picture.tsx'
import { dots, Menu } from '../parts/menu.tsx'
import { textLang, Written } from '../parts/written.tsx'
import { plural } from '../../../shared/plural.ts'
import { locale } from '../../../shared/locale.ts'
import { siteDay } from '../../domain/launch/launch-time.ts'
import { Section } from '../parts/section.tsx'
import { addStylesheet } from '../document/assets.ts'
import { clip } from '../launch/launch-head.ts'
import { feedPaths } from '../../domain/feed-paths.ts'
import { feedAlternates, type PageHead } from '../document/layout.tsx'
import { siteName } from '../../domain/settings/current-site.ts'

const stylesheet = addStylesheet('makers', 'talk')

function makerHead(maker: MakerPage, siteUrl: string): PageHead {
  const canonical = siteUrl + paths.maker(maker)
  return {
    title: clip(`${maker.name} (@${maker.handle}) · ${siteName()}`, 60),
    description: describe(maker),
    canonical,
    alternates: feedAlternates(feedPaths.maker(maker.handle), `${maker.name} on ${siteName()}`),
    section: 'catalog',
    styles: 'catalog',
    extra: <link rel="stylesheet" href={stylesheet} />,
    data: profilePage(maker, canonical),
  }
}

function describe({ name, about, launches }: MakerPage): string {
  const names = launches.slice(0, 3).map((launch) => launch.name)
  const more = launches.length > names.length ? ' and more' : ''
  const made = `${name} launched ${names.join(', ')}${more} on ${siteName()}. See their launches and latest updates.`
  return clip(about === '' ? made : `${about} ${made}`, 158)
}

/** https://developers.google.com/search/docs/appearance/structured-data/profile-page */
const profilePage = ({ name, handle, about, links, since, launches }: MakerPage, url: string): object => ({
  '@type': 'ProfilePage',
  dateCreated: since,
  mainEntity: {
    '@type': 'Person',
    name,
    alternateName: handle,
    identifier: handle,
    url,
    ...(about !== '' && { description: about }),
    ...(links.length > 0 && { sameAs: links }),
    agentInteractionStatistic: {
      '@type': 'InteractionCounter',
      interactionType: 'https://schema.org/WriteAction',
      userInteractionCount: launches.length,
    },
  },
})

/** A maker’s page. NOT_FOUND for everyone without a live launch, whether they have an account or not. */
export const makerPage = definePage({
  path: paths.maker,
  access: 'anyone',
  async load({ world, ctx, params: { handle }, account }) {
    const found = await readMaker(world, handle)
    if (found === null) throw new Failure('NOT_FOUND', 'Maker not found.')
    if (found.handle !== handle) throw new OtherPageFirst(paths.maker(found), 308)
    callerOf(ctx).shows?.(found.launches)
    const [upvoted, followed] = await Promise.all([
      account === null ? null : listUpvoted(world, account),
      isFollowed(world, found.id, account),
    ])
    return { found, upvoted, followed }
  },
  forms: { follow: followForm },
  view: ({ found, upvoted, followed }, { world, now, account }) => ({
    head: makerHead(found, world.siteUrl),
    content: <Maker maker={found} today={siteDay(now)} isOwn={account?.handle === found.handle} upvoted={upvoted} followed={followed} />,
  }),
})

type Shown = { maker: MakerPage; today: string; isOwn: boolean; upvoted: Set<string> | null; followed: boolean | null }

function Maker({ maker: found, today, isOwn, upvoted, followed }: Shown) {
  const { id, handle, name, picture, about, links, since, isModerator, launches, updates } = found
  const votes = launches.reduce((sum, launch) => sum + launch.upvotes, 0)
  return (
    <div class="wrap maker-page grid">
      <Flash />
      <Rejection />
      <header class="page-head">
        <div class="row center gap-3">
          <Face name={name} picture={picture} size={72} />
          <h1>
            <bdi>{name}</bdi>
          </h1>
          {!isOwn && <FollowButton kind="maker" of={id} name={name} followed={followed} />}
        </div>
        <div class="maker-page__facts gap-1-4 row center soft small above-3">
          <span>@{handle}</span>
          {isModerator && <span class="sw-chip">Moderator</span>}
          <span>
            Member since <time dateTime={since}>{monthWords(since)}</time>
          </span>
          {launches[0] !== undefined && !isOwn && (
            <Menu button={dots()} label={`More about ${name}`}>
              <a href={paths.reportLaunch(launches[0], { maker: id })} rel="nofollow">
                Flag<span class="sw-hidden"> {name}</span>
              </a>
            </Menu>
          )}
        </div>
        {about !== '' && <Written class="maker-page__about text-width lines" lang={textLang(about)} text={about} />}
        {links.length > 0 && (
          <ul class="maker-page__links gap-1-4 row above-3" aria-label="Links">
            {links.map((link) => (
              <li key={link}>
                {/* `me` lets other sites verify the link; the rest is for search engines, as anyone can add any link. */}
                <a class="wraps" href={link} rel="me nofollow ugc">
                  {linkWords(link)}
                </a>
              </li>
            ))}
          </ul>
        )}
      </header>
      <section aria-labelledby="launches-title">
        <h2 class="week__title gap-0-3 headed row baseline large" id="launches-title">
          Launches{' '}
          <span class="soft">
            {launches.length} · {plural(votes, 'vote')}
          </span>
        </h2>
        <ol class="launch-list">
          {launches.map((launch) => (
            <LaunchRow
              key={launch.id}
              launch={launch}
              featured={isFeatured(launch, today)}
              upvoted={upvoted?.has(launch.id) ?? null}
              page={paths.maker({ handle })}
            />
          ))}
        </ol>
      </section>
      {updates.length > 0 && <Updates updates={updates} />}
    </div>
  )
}

const Updates = ({ updates }: Pick<MakerPage, 'updates'>) => (
  <Section name="updates" class="news stack gap-4" look="week__title gap-0-3 headed row baseline large" title="Recent updates">
    <ol class="news__list">
      {updates.map(({ launch, entry }) => (
        <li class="underlined" key={entry.id}>
          <p class="soft small">
            <time dateTime={entry.at}>{dayWords(entry.at.slice(0, 10))}</time> ·{' '}
            <a href={paths.launch(launch)}>
              <bdi>{launch.name}</bdi>
            </a>
          </p>
          <h3 lang={textLang(entry.title)} dir="auto">
            {entry.title}
          </h3>
          <Written class="comment__text above-1 wraps lines" lang={textLang(entry.text)} text={entry.text} />
        </li>
      ))}
    </ol>
  </Section>
)

const month = new Intl.DateTimeFormat(locale, { month: 'long', year: 'numeric', timeZone: 'UTC' })
const monthWords = (day: string): string => month.format(new Date(day))
