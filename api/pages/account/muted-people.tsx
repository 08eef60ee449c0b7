import { dayWords } from '../../../shared/ui/day-words.ts'
import { paths } from '../../../shared/paths.ts'
import { mutePerson, readMutedPeople } from '../../actions/community/mute-person.ts'
import type { Profile } from '../../domain/records.ts'
import { Form } from '../forms/form.tsx'
import { defineForm, definePage } from '../page/define-page.ts'
import { privateSheet } from '../page/private-sheet.tsx'
import { Empty } from '../parts/empty.tsx'
import { Button } from '../parts/button.tsx'
import { Section } from '../parts/section.tsx'

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
