import { paths } from '../../../shared/paths.ts'
import { listFollowed, type Followed } from '../../actions/community/follows.ts'
import { choiceOf } from '../../domain/notices/topics.ts'
import { followForm } from '../catalog/follow-button.tsx'
import { Form } from '../forms/form.tsx'
import { definePage } from '../page/define-page.ts'
import { privateSheet } from '../page/private-sheet.tsx'
import { Empty } from '../parts/empty.tsx'
import { Button } from '../parts/button.tsx'

export const following = definePage({
  path: paths.following,
  access: 'member',
  load: ({ world, account }) => listFollowed(world, account),
  forms: { follow: followForm },
  view: (followed, { account }) =>
    privateSheet({
      title: 'Following',
      description: 'The makers and categories you follow.',
      lead: (
        <>
          Only you can see this list. You’ll get a notification when a maker launches.{' '}
          <a href={paths.emailChoices()}>{choiceOf(account, 'weekly') === 'off' ? 'Get a weekly email too' : 'Change the weekly email'}</a>
        </>
      ),
      children:
        followed.length === 0 ? (
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
