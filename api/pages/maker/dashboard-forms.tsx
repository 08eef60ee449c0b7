import type { Launch } from '../../domain/launch/launch.ts'
import type { FormFaults } from '../parts/form-answer.ts'
import { FormField } from '../parts/form-field.tsx'
import { paths } from '../../../shared/paths.ts'

/** A form of this page that was refused, with what was typed and why. */
export type RefusedForm = { title: string; typed: Record<string, string>; faults: FormFaults }

type Props = { launch: Launch; refused: RefusedForm | undefined }

/** What the owner can do with a launch in its status. Steps that lose something ask for confirmation. */
export function LaunchForms({ launch, refused }: Props) {
  const { status } = launch
  const waits = status === 'pending_review' || status === 'scheduled'
  return (
    <>
      {status === 'live' && <News launch={launch} refused={refused} />}
      <section class="board-part" aria-labelledby="manage-title">
        <h2 id="manage-title">Manage</h2>
        {status === 'draft' && (
          <p>
            <a href={paths.draft(launch)}>Edit draft</a>
          </p>
        )}
        {waits && <Withdraw launch={launch} />}
        <Rename launch={launch} refused={refused} />
        {status === 'live' && <Unpublish launch={launch} />}
        {status === 'draft' && <Discard launch={launch} />}
      </section>
    </>
  )
}

/** The next step for a rejected launch. */
export function Reopen({ launch: { slug } }: { launch: Launch }) {
  return (
    <form class="next-step gap-3-5 row center between" action={paths.launchDashboard({ slug })} method="post">
      <p>Move back to draft to fix the issues. The reason stays visible.</p>
      <button class="sw-button sw-button--primary" type="submit" name="do" value="reopen">
        Reopen draft
      </button>
    </form>
  )
}

function Withdraw({ launch: { slug, week } }: { launch: Launch }) {
  return (
    <details class="ask-again">
      <summary>Withdraw</summary>
      <form action={paths.launchDashboard({ slug })} method="post">
        <p>
          It becomes a draft again so you can edit and resubmit.
          {week !== null && ` You’ll lose your slot in week ${week.week}.`}
        </p>
        <button class="sw-button" type="submit" name="do" value="withdraw">
          Withdraw launch
        </button>
      </form>
    </details>
  )
}

function Unpublish({ launch: { slug, name, week } }: { launch: Launch }) {
  return (
    <details class="ask-again">
      <summary>Unpublish…</summary>
      <form action={paths.launchDashboard({ slug })} method="post">
        <p>
          <bdi>{name}</bdi> leaves the catalog immediately and becomes a draft that only you can see. Its page will say that you unpublished
          it.
        </p>
        <p>
          Its upvotes and comments are kept, and come back if it goes live again. To relaunch it, submit it for another review
          {week !== null && ` and choose a new week: its slot in week ${week.week} is used up`}.
        </p>
        <button class="sw-button sw-button--danger" type="submit" name="do" value="unpublish">
          Unpublish launch
        </button>
      </form>
    </details>
  )
}

function Discard({ launch: { slug, name } }: { launch: Launch }) {
  return (
    <details class="ask-again">
      <summary>Delete draft</summary>
      <form action={paths.launchDashboard({ slug })} method="post">
        <p>
          This deletes <bdi>{name}</bdi> and its history. This can’t be undone.
        </p>
        <button class="sw-button" type="submit" name="do" value="discard">
          Delete draft
        </button>
      </form>
    </details>
  )
}

function Rename({ launch: { slug, status }, refused }: Props) {
  const typed = refused?.typed['slug']
  return (
    <details class="ask-again" open={typed !== undefined}>
      <summary>Change URL</summary>
      <form class="form" action={paths.launchDashboard({ slug })} method="post" novalidate>
        <p>
          {status === 'live'
            ? 'The old URL redirects and existing badges keep working.'
            : 'The slug is the last part of your launch page’s URL. If the badge is already on your site, copy it again afterwards.'}
        </p>
        <FormField
          name="slug"
          label="URL slug"
          hint="Lowercase letters, numbers and single hyphens"
          autocapitalize="none"
          spellcheck={false}
          value={typed ?? slug}
          fault={refused?.faults.faults['slug']}
        />
        <div class="form__actions">
          <button class="sw-button" type="submit" name="do" value="rename">
            Save URL
          </button>
        </div>
      </form>
    </details>
  )
}

function News({ launch: { slug }, refused }: Props) {
  const fault = refused?.faults.faults['text']
  return (
    <section class="board-part" aria-labelledby="news-title">
      <h2 id="news-title">Post an update</h2>
      <form class="form" action={paths.launchDashboard({ slug })} method="post" novalidate>
        <FormField name="title" label="Title" value={refused?.typed['title'] ?? ''} fault={refused?.faults.faults['title']} />
        <div class="form-field">
          <label for="field-text">Details</label>
          <p class="form-field__hint" id="field-text-hint">
            Plain text. Leave a blank line between paragraphs.
          </p>
          {fault !== undefined && (
            <p class="fault" id="field-text-fault">
              {fault}
            </p>
          )}
          <textarea
            class="field field--text"
            id="field-text"
            name="text"
            rows={4}
            aria-invalid={fault === undefined ? undefined : 'true'}
            aria-describedby={fault === undefined ? 'field-text-hint' : 'field-text-hint field-text-fault'}
          >
            {refused?.typed['text'] ?? ''}
          </textarea>
        </div>
        <div class="form__actions">
          <button class="sw-button" type="submit" name="do" value="news">
            Publish update
          </button>
        </div>
      </form>
    </section>
  )
}
