import { Fragment } from 'preact'
import { hostOf } from '../../../../shared/hosts.ts'
import { joinWords } from '../../../../shared/join-words.ts'
import { paths } from '../../../../shared/paths.ts'
import type { UnseenEdit } from '../../../actions/moderation/read-edits.ts'
import { namesOf } from '../../../actions/access/reject-own.ts'
import type { Profile, Maker } from '../../../domain/records.ts'
import { Logo } from '../../parts/picture.tsx'
import { PersonLink } from '../named-links.tsx'
import { ListingDifference, TextDifference } from '../../difference/listing-difference.tsx'
import { Ago } from '../people/person-section.tsx'
import { useRequest } from '../../forms/page-request.ts'
import { Form, rejectedForm } from '../../forms/form.tsx'
import { Button } from '../../parts/button.tsx'
import { makerHint, ReasonField } from '../reason-field.tsx'
import { changedTexts } from '../../../actions/makers/read-maker.ts'
import words from '../words.json' with { type: 'json' }

type Props = {
  edit: UnseenEdit
  now: Date
  presets: readonly string[]
  /** Who else can decide, if it’s the moderator’s own listing. */
  others: readonly Profile[]
}

export function EditCard({ edit, now, presets, others }: Props) {
  const { launch, revision, edited, editors } = edit
  const { id, slug, name, logo, url, maker, ownerId, aliases } = launch
  // The approved URL leads to the launch, whether or not another moderator has already restored it.
  const approved = revision.address?.slug ?? ''
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
          {editors.some((editor) => editor.id !== ownerId) &&
            editors.map((editor, index) => (
              <Fragment key={editor.id}>
                {index === 0 ? 'by' : 'and'} <PersonLink {...editor} />{' '}
              </Fragment>
            ))}
          <Ago at={revision.at} now={now} />
        </p>
      </header>
      <p class={`edit-state edit-state--${revision.state}`}>
        <strong>{revision.state === 'waiting' ? 'Not public yet.' : 'Already public.'}</strong>{' '}
        {revision.state === 'waiting' ? 'Visitors see the approved listing until you accept this.' : 'Changed since approval:'}
      </p>
      <ListingDifference before={revision.approved} after={edited} alts={revision.alts}>
        {revision.address !== undefined && (
          <TextDifference before={paths.launch(revision.address)} after={path}>
            {revision.state === 'waiting' ? 'URL, already public' : 'URL'}
          </TextDifference>
        )}
      </ListingDifference>
      {others.length > 0 ? (
        <p class="pending__own tone-warn pad-3-4 medium rounded-small">
          This is your own listing. Another moderator has to review it: {namesOf(others)}.
        </p>
      ) : (
        <EditDecision
          about={{ slug: aliases.includes(approved) ? approved : slug }}
          seen={revision.at}
          of={name}
          verb={revision.state === 'waiting' ? 'Reject edit' : 'Restore approved listing'}
          whom={joinWords(editors.map((editor) => editor.name))}
          presets={presets}
        />
      )}
    </li>
  )
}

type DecisionProps = {
  about: Readonly<Record<string, string>>
  seen: string
  of: string
  /** What a rejection does. */
  verb: string
  /** Who reads the reason; empty once their accounts are deleted. */
  whom: string
  presets: readonly string[]
}

export function EditDecision({ about, seen: at, of, verb, whom, presets }: DecisionProps) {
  const seen = <input type="hidden" name="seen" value={at} />
  return (
    <div class="decision pad-top-4 grid at-start gap-3 ruled decision--plain">
      <Form name="accept" about={about} class="decision__accept">
        {seen}
        <Button class="sw-button--primary" data-key="a" words="Accept edit" of={` to ${of}`} />
      </Form>
      <details class="decision__reject" name="reject" open={rejectedForm(useRequest(), 'restore', about) !== null}>
        <summary class="sw-button sw-button--danger-quiet bad snug folds" data-key="r">
          {verb}…<span class="sw-hidden"> {of}</span>
        </summary>
        <Form name="restore" about={about} class="decision__reason grid left gap-3 above-4">
          {seen}
          <ReasonField
            hint={
              whom === ''
                ? 'Only the log shows it: whoever made this edit no longer has an account.'
                : makerHint(whom, 'will see it on the site and by email.')
            }
            presets={presets}
          />
          <button class="sw-button sw-button--danger">{verb}</button>
        </Form>
      </details>
    </div>
  )
}

type PageCardProps = { maker: Maker; unseen: NonNullable<Maker['unseen']>; now: Date; presets: readonly string[] }

/** What changed on a maker’s page since a moderator last saw it. Links are text, so that nobody follows one by accident. */
export const PageCard = ({ maker: { id, name, ...texts }, unseen: { before: seen, at }, now, presets }: PageCardProps) => (
  <li class="pending card stack gap-4 wraps" id={`page-${id}`}>
    <h2 class="large">
      Maker page of <PersonLink id={id} name={name} />
    </h2>
    <p class="edit-state edit-state--changed">
      <strong>Already public.</strong> Changed <Ago at={at} now={now} />
    </p>
    <dl class="difference grid gap-4">
      {changedTexts(seen, { name, ...texts }).map(({ key, before, after }) => (
        <TextDifference key={key} before={before} after={after}>
          {words.pageTexts[key]}
        </TextDifference>
      ))}
    </dl>
    <EditDecision about={{ slug: '', page: id }} seen={at} of={name} verb="Restore earlier page" whom={name} presets={presets} />
  </li>
)
