import type { LiveLaunch } from '../../domain/launch/launch.ts'
import type { Placed } from '../../domain/weeks/rank.ts'
import { Logo } from '../parts/picture.tsx'
import { UpvoteButton } from '../catalog/upvote-button.tsx'
import { Medal, Unconfirmed } from '../parts/week-place.tsx'
import { paths } from '../../../shared/paths.ts'
import { Section } from '../parts/section.tsx'

type Props = {
  winners: Placed<LiveLaunch>[]
  hasEnded: boolean
  isUpvoted: (launch: LiveLaunch) => boolean | null
  page: string
}

/** The first three, or those that lead at the moment. More than three launches can share these places. */
export function Podium({ winners, hasEnded, isUpvoted, page }: Props) {
  const steps = winners.map(({ place }) => place).join('')
  return (
    <Section name="podium" look="sw-hidden" title={hasEnded ? 'Winners of the week' : 'Leading so far'}>
      <ol class={`podium grid at-end gap-4${steps === '123' ? ' podium--steps' : ''}${winners.length > 3 ? ' podium--many' : ''}`}>
        {winners.map(({ place, launch }) => (
          <li class={`podium__step column line anchor podium__step--${place}`} key={launch.id} id={`launch-${launch.slug}`}>
            <div class="podium__card raised column card line center grows anchor middle">
              <Logo address={launch.logo} slug={launch.slug} size={place === 1 ? 88 : 72} class="podium__logo covers" />
              <p class="podium__place gap-half line center soft smaller bold">
                <Medal place={place} size={22} />
                {hasEnded ? `No. ${place} of the week` : `No. ${place} so far`}
              </p>
              <h3>
                <a class="no-line reaches" href={paths.launch(launch)}>
                  <bdi>{launch.name}</bdi>
                </a>
              </h3>
              <p class="podium__tagline soft wraps">
                <bdi>{launch.tagline}</bdi>
              </p>
              <UpvoteButton
                launch={launch}
                upvoted={isUpvoted(launch)}
                returnTo={`${page}#${encodeURIComponent(`launch-${launch.slug}`)}`}
              />
              {!hasEnded && <Unconfirmed launch={launch} />}
            </div>
            <div class="podium__block framed middle" aria-hidden="true">
              {place}
            </div>
          </li>
        ))}
      </ol>
    </Section>
  )
}
