import { hostOf } from '../../../../shared/hosts.ts'
import { agoWords } from '../../../../shared/ui/ago-words.ts'
import { paths } from '../../../../shared/paths.ts'
import type { UnseenEdit } from '../../../actions/moderation/read-edits.ts'
import { namesOf } from '../../../actions/access/reject-own.ts'
import type { Profile } from '../../../domain/records.ts'
import { useRequest } from '../../forms/current-request.ts'
import { Form, rejectedForm } from '../../forms/form.tsx'
import { Logo } from '../../parts/logo.tsx'
import { PersonLink } from '../named-links.tsx'
import { ListingDifference } from '../../difference/listing-difference.tsx'
import { makerHint, ReasonField } from '../reason-field.tsx'
import { Button } from '../../parts/button.tsx'

type Props = {
  edit: UnseenEdit
  now: Date
  presets: readonly string[]
  /** Who else can decide, if it’s the moderator’s own listing. */
  others: readonly Profile[]
}

export function EditCard({ edit, now, presets, others }: Props) {
  const { launch, revision, edited, editor } = edit
  const { id, slug, name, logo, url, maker, ownerId } = launch
  const path = paths.launch({ slug })
  return (
    <li class="pending card stack gap-4 wraps" id={`edit-${id}`}>
      <header class="pending__head grid gap-2-4">
        <Logo address={logo} slug={slug} size={56} class="launch-row__logo covers" />
        <div>
          <h2>
            <a href={path}>
              <bdi>{name}</bdi>
            </a>
          </h2>
          <p>
            <PersonLink id={ownerId} name={maker.name} />
            <span class="soft"> {hostOf(url)}</span>
          </p>
        </div>
        <p class="pending__age soft smaller">
          Edited{' '}
          {editor !== null && editor.id !== ownerId && (
            <>
              by <PersonLink {...editor} />{' '}
            </>
          )}
          <time dateTime={revision.at} title={revision.at}>
            {agoWords(revision.at, now)}
          </time>
        </p>
      </header>
      <p class={`edit-state edit-state--${revision.state}`}>
        <strong>{revision.state === 'waiting' ? 'Not public yet.' : 'Already public.'}</strong>{' '}
        {revision.state === 'waiting' ? 'Visitors see the approved listing until you accept this.' : 'Changed since approval:'}
      </p>
      <ListingDifference before={revision.approved} after={edited} alts={revision.alts} />
      {others.length > 0 ? (
        <p class="pending__own tone-warn pad-3-4 medium rounded-small">
          This is your own listing. Another moderator has to review it: {namesOf(others)}.
        </p>
      ) : (
        <Decision edit={edit} presets={presets} />
      )}
    </li>
  )
}

function Decision({ edit: { launch, revision, editor }, presets }: Pick<Props, 'edit' | 'presets'>) {
  const { slug, name, maker } = launch
  const seen = <input type="hidden" name="seen" value={revision.at} />
  const verb = revision.state === 'waiting' ? 'Reject edit' : 'Restore approved listing'
  return (
    <div class="decision pad-top-4 grid at-start gap-3 ruled decision--plain">
      <Form name="accept" about={{ slug }} class="decision__accept">
        {seen}
        <Button class="sw-button--primary" data-key="a" words="Accept edit" of={` to ${name}`} />
      </Form>
      <details class="decision__reject" name="reject" open={rejectedForm(useRequest(), 'restore', { slug }) !== null}>
        <summary class="sw-button sw-button--danger-quiet bad snug folds" data-key="r">
          {verb}…<span class="sw-hidden"> {name}</span>
        </summary>
        <Form name="restore" about={{ slug }} class="decision__reason grid left gap-3 above-4">
          {seen}
          <ReasonField hint={makerHint((editor ?? maker).name, 'will see it on their dashboard.')} presets={presets} />
          <button class="sw-button sw-button--danger">{verb}</button>
        </Form>
      </details>
    </div>
  )
}
