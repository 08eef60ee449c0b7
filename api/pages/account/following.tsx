import { paths } from '../../../shared/paths.ts'
import { listFollowed, type Followed } from '../../actions/community/follows.ts'
import { mutePerson, readMutedPeople } from '../../actions/community/mute-person.ts'
import { choiceOf } from '../../domain/notices/topics.ts'
import { followForm } from '../catalog/category.tsx'
import { Form } from '../forms/form.tsx'
import { definePage, defineForm } from '../page/define-page.ts'
import { privateSheet } from '../page/account-sheet.tsx'
import { Empty } from '../parts/empty.tsx'
import { Button } from '../parts/button.tsx'
import { dayWords } from '../../../shared/ui/day-words.ts'
import type { Profile } from '../../domain/records.ts'
import { Section } from '../parts/section.tsx'

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

/** Whom a person has muted or blocked. The query names one to mute. */
export const mutedPeople = definePage({
  path: paths.mutedPeople,
  access: 'member',
  load: ({ world, account, ctx }) => readMutedPeople(world, ctx.URL.searchParams.get('person'), account),
  forms: { mute: defineForm(mutePerson, { rejected: 'Not saved', says: 'Saved.' }) },
  view: ({ asked, muted }) =>
    privateSheet({
      title: 'Muted people',
      description: 'Whose comments you don’t want to read.',
      lead: 'Comments by people you mute are folded. You aren’t notified of them, and you don’t get their invitations to launches. People you block can’t reply to you or comment on your launches either. They aren’t notified, but find out if they try. Blocked moderators can still comment.',
      children: (
        <>
          {asked !== null && asked.muting === null && <Asked person={asked.person} />}
          {muted.length === 0 ? (
            asked === null && <Empty title="Nobody muted" says="To mute somebody, open the menu of one of their comments." />
          ) : (
            <ul class="record-list">
              {muted.map(({ person, muting: { at, isBlock } }) => (
                <li key={person.id} class="underlined pad-y-3 row center gap-3 wraps">
                  <span>
                    <Name person={person} /> {isBlock === true ? 'blocked' : 'muted'} on {dayWords(at.slice(0, 10))}
                  </span>
                  <MuteForm person={person} how="none" words={isBlock === true ? 'Unblock' : 'Unmute'} />
                  {isBlock !== true && <MuteForm person={person} how="block" words="Block" />}
                </li>
              ))}
            </ul>
          )}
        </>
      ),
    }),
})

const Asked = ({ person }: { person: Profile }) => (
  <Section name="mute" class="card stack gap-4 pad-5 below-5" look="large" title={<Name person={person} />}>
    <div class="row gap-3">
      <MuteForm person={person} how="mute" words="Mute" />
      <MuteForm person={person} how="block" words="Block" />
    </div>
  </Section>
)

const Name = ({ person: { name, handle } }: { person: Profile }) => (
  <>
    <bdi>{name}</bdi>
    {handle !== null && <span class="soft light"> @{handle}</span>}
  </>
)

const MuteForm = ({ person: { id, name }, how, words }: { person: Profile; how: 'mute' | 'block' | 'none'; words: string }) => (
  <Form name="mute" about={{ id, how }} class="">
    <Button class="sw-button--small" words={words} of={` ${name}`} />
  </Form>
)
