import { statusWords } from '../../../shared/ui/launch-words.ts'
import { dayWords } from '../../../shared/ui/day-words.ts'
import { paths } from '../../../shared/paths.ts'
import { dayMs } from '../../../shared/durations.ts'
import { plural } from '../../../shared/plural.ts'
import { findCurrentOwn } from '../../actions/launches/list-own-launches.ts'
import { listNotices, type ReadNotice } from '../../actions/notices/list-notices.ts'
import type { Launch } from '../../domain/launch/launch.ts'
import type { Profile } from '../../domain/records.ts'
import type { World } from '../../ports/world.ts'
import { AuditForm } from '../audit/url-form.tsx'
import { currentViewer } from '../document/viewer.ts'
import { NoticeList } from '../notices/notices.tsx'
import { Logo } from '../parts/picture.tsx'
import { Section } from '../parts/section.tsx'

const shownNotices = 3

/** What a member sees above the catalog: their launch, and what’s new for them. */
export async function readMemberTop(world: World, account: Profile) {
  const isUnread = (currentViewer()?.unread ?? 0) > 0
  const [launch, notices] = await Promise.all([
    findCurrentOwn(world, account),
    isUnread ? listNotices(world, account, ({ unreadBy }) => unreadBy !== null, shownNotices) : [],
  ])
  return { account, launch, notices, now: world.clock() }
}

type Top = { account: Profile; launch: Launch | null; notices: ReadNotice[]; now: Date }

export const MemberTop = ({ account: { name, createdAt }, launch, notices, now }: Top) => (
  <section class="member-top lit underlined">
    <div class="wrap member-top__row halves grid gap-3-5 at-start">
      <h1 class="heading across">
        {now.getTime() - Date.parse(createdAt) < dayMs ? 'Welcome' : 'Welcome back'}, <bdi>{name}</bdi>
      </h1>
      {launch === null ? <AuditForm value="" /> : <OwnLaunch launch={launch} />}
      {notices.length > 0 && (
        <Section name="new" look="sw-hidden" title="New for you">
          <NoticeList listed={notices} now={now} />
        </Section>
      )}
    </div>
  </section>
)

function OwnLaunch({ launch }: { launch: Launch }) {
  const { slug, name, logo, status, launchDate, requestedLaunchDate, upvotes, commentCount } = launch
  const day = launchDate ?? requestedLaunchDate
  return (
    <div class="card line center gap-4 pad-4 anchor">
      <Logo address={logo} slug={slug} size={56} class="launch-row__logo covers" />
      <div class="shrinks grows">
        <h2 class="large">
          <a class="no-line reaches" href={paths.launchDashboard({ slug })}>
            <bdi>{name}</bdi>
          </a>
        </h2>
        <p class="soft small above-1">
          {statusWords[status]}
          {day !== null && status !== 'rejected' && `, ${dayWords(day, 'short')}`}
        </p>
        {status === 'live' && (
          <p class="small figures above-1">
            {plural(upvotes, 'vote')}, {plural(commentCount, 'comment')}
          </p>
        )}
      </div>
      <span class="sw-button" aria-hidden="true">
        {status === 'live' ? 'See results' : status === 'draft' || status === 'rejected' ? 'Continue' : 'Open'}
      </span>
    </div>
  )
}
