import { paths } from '../../../shared/paths.ts'
import { follow } from '../../actions/community/follows.ts'
import type { FollowKind } from '../../domain/community/follow.ts'
import { UnlessSuspended } from '../document/unless-suspended.tsx'
import { withFlash } from '../forms/flash.tsx'
import { Form } from '../forms/form.tsx'
import { defineForm } from '../page/define-page.ts'
import { signInFirst } from '../session/session.ts'
import { Button } from '../parts/button.tsx'

/** Of every page with a FollowButton. */
export const followForm = defineForm(follow, {
  fields: (form): { kind: FollowKind; of: string; wanted: boolean } => ({
    kind: form.get('kind') === 'maker' ? 'maker' : 'category',
    of: form.get('of') ?? '',
    wanted: form.get('wanted') !== 'no',
  }),
  signedOut: signInFirst,
  says: {
    'follow-maker': 'Following. You’ll get a notification when they launch.',
    'follow-category': () => ({
      text: 'Following. You can get its new launches in a weekly email.',
      action: <a href={paths.emailChoices()}>Email preferences</a>,
    }),
  },
  next: (_, { path }, form) => (form.get('wanted') === 'no' ? path : withFlash(path, `follow-${form.get('kind')}`)),
  shows: ['FORBIDDEN'],
  rejected: 'Not followed',
})

type Props = {
  kind: FollowKind
  of: string
  name: string
  /** Null when signed out. */
  followed: boolean | null
}

export const FollowButton = ({ kind, of, name, followed }: Props) => (
  <UnlessSuspended>
    <Form name="follow" about={{ kind, of, wanted: followed ? 'no' : 'yes' }} class="" rejected={null}>
      <Button class="sw-button--small" aria-pressed={followed ?? false} words={followed ? 'Following' : 'Follow'} of={` ${name}`} />
    </Form>
  </UnlessSuspended>
)
