import type { Launch } from '../../domain/launch.ts'
import type { FormFaults } from '../parts/form-answer.ts'
import { FormField } from '../parts/form-field.tsx'
import { draftPath, launchDashboardPath } from './maker-paths.ts'

/** A form of this page that was not taken: what was typed, and why. */
export type RefusedForm = { title: string; typed: Record<string, string>; faults: FormFaults }

type Props = { launch: Launch; refused: RefusedForm | undefined }

/** What the owner can do with a launch, by its status. Steps that give something up ask once more. */
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
            <a href={draftPath(launch.slug)}>Edit the draft</a>
          </p>
        )}
        {waits && <Withdraw launch={launch} />}
        <Rename launch={launch} refused={refused} />
        {status === 'draft' && <Discard launch={launch} />}
      </section>
    </>
  )
}

/** What is to be done with a launch that was turned down. */
export function Reopen({ launch: { slug } }: { launch: Launch }) {
  return (
    <form class="next-step" action={launchDashboardPath(slug)} method="post">
      <p>Reopened, it is a draft again, with the reason kept in sight while you mend it.</p>
      <button class="sw-button sw-button--primary" type="submit" name="do" value="reopen">
        Reopen as a draft
      </button>
    </form>
  )
}

function Withdraw({ launch: { slug, week } }: { launch: Launch }) {
  return (
    <details class="ask-again">
      <summary>Take it back</summary>
      <form action={launchDashboardPath(slug)} method="post">
        <p>
          It becomes a draft again, to be changed and submitted anew.
          {week !== null && ` Your place in week ${week.week} goes to somebody else.`}
        </p>
        <button class="sw-button" type="submit" name="do" value="withdraw">
          Take it back
        </button>
      </form>
    </details>
  )
}

function Discard({ launch: { slug, name } }: { launch: Launch }) {
  return (
    <details class="ask-again">
      <summary>Discard this draft</summary>
      <form action={launchDashboardPath(slug)} method="post">
        <p>Everything written for {name} is removed, its history too. This cannot be undone.</p>
        <button class="sw-button" type="submit" name="do" value="discard">
          Discard for good
        </button>
      </form>
    </details>
  )
}

function Rename({ launch: { slug, status }, refused }: Props) {
  const typed = refused?.typed['slug']
  return (
    <details class="ask-again" open={typed !== undefined}>
      <summary>Change its address</summary>
      <form class="form" action={launchDashboardPath(slug)} method="post" novalidate>
        <p>
          {status === 'live'
            ? 'The old address keeps leading here, and a badge with it keeps counting.'
            : 'It is the last part of the address of its page, and part of the badge.'}
        </p>
        <FormField
          name="slug"
          label="The last part of its address"
          hint="Letters from a to z, digits and single hyphens."
          autocapitalize="none"
          spellcheck={false}
          value={typed ?? slug}
          fault={refused?.faults.faults['slug']}
        />
        <div class="form__actions">
          <button class="sw-button" type="submit" name="do" value="rename">
            Change it
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
      <h2 id="news-title">Tell what is new</h2>
      <form class="form" action={launchDashboardPath(slug)} method="post" novalidate>
        <FormField name="title" label="Title" value={refused?.typed['title'] ?? ''} fault={refused?.faults.faults['title']} />
        <div class="form-field">
          <label for="field-text">What has changed</label>
          <p class="form-field__hint" id="field-text-hint">
            Plain text; an empty line begins a new paragraph.
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
            Post it
          </button>
        </div>
      </form>
    </section>
  )
}
