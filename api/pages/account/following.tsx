import { paths } from '../../../shared/paths.ts'
import { listFollowed, type Followed } from '../../actions/community/follows.ts'
import { siteName } from '../../domain/settings/current-site.ts'
import { choiceOf } from '../../domain/notices/topics.ts'
import { followForm } from '../catalog/follow-button.tsx'
import { Rejection } from '../forms/flash.tsx'
import { Form } from '../forms/form.tsx'
import { definePage } from '../page/define-page.ts'
import { Empty } from '../parts/empty.tsx'
import { Button } from '../parts/button.tsx'

/** The makers and categories that a person follows. */
export const following = definePage({
  path: paths.following,
  access: 'member',
  load: ({ world, account }) => listFollowed(world, account),
  forms: { follow: followForm },
  view: (followed, { account }) => ({
    headers: { 'Cache-Control': 'no-store' },
    head: { canonical: null, title: `Following · ${siteName()}`, description: 'The makers and categories you follow.' },
    content: (
      <div class="wrap">
        <header class="page-head">
          <h1>Following</h1>
          <p>
            Only you can see this list. You’ll get a notification when a maker launches.{' '}
            {choiceOf(account, 'weekly') === 'off' ? (
              <a href={paths.emailChoices()}>Get a weekly email too</a>
            ) : (
              <a href={paths.emailChoices()}>Change the weekly email</a>
            )}
          </p>
        </header>
        <Rejection />
        {followed.length === 0 ? (
          <Empty
            title="You don’t follow anyone yet"
            says="Press Follow on a maker page or a category."
            next={{ href: paths.home(), words: 'Browse launches' }}
          />
        ) : (
          <ul class="record-list">
            {followed.map((each) => (
              <Row key={each.follow.id} {...each} />
            ))}
          </ul>
        )}
      </div>
    ),
  }),
})

const Row = ({ follow: { kind, of }, name, path }: Followed) => (
  <li class="underlined pad-y-3 row center between gap-3 wraps">
    <span>
      {path === null ? <bdi>{name}</bdi> : <a href={path}>{name}</a>}{' '}
      <span class="soft small">{kind === 'maker' ? 'Maker' : 'Category'}</span>
    </span>
    <Form name="follow" about={{ kind, of, wanted: 'no' }} class="">
      <Button class="sw-button--small" words="Unfollow" of={` ${name}`} />
    </Form>
  </li>
)
