import type { Launch } from '../../domain/launch/launch.ts'
import { FoldedForm, Form } from '../forms/form.tsx'
import { FormField } from '../forms/form-field.tsx'
import { paths } from '../../../shared/paths.ts'
import { Section } from '../parts/section.tsx'

type Props = { launch: Launch }
/** What its makers can do with a launch in its status; most of it only its lead. Steps that lose something ask for confirmation. */
export function LaunchForms({ launch, isLead }: Props & { isLead: boolean }) {
  const { status } = launch
  const waits = status === 'pending_review' || status === 'scheduled'
  return (
    <>
      {status === 'live' && <News />}
      <Section name="manage" class="board-part stack gap-4" title="Manage">
        <p>
          <a href={paths.launchMakers(launch)}>Makers</a>
        </p>
        {status === 'draft' && (
          <p>
            <a href={paths.draft(launch)}>Edit draft</a>
          </p>
        )}
        {isLead && waits && <Withdraw launch={launch} />}
        {isLead && <Rename launch={launch} />}
        {isLead && status === 'live' && <Unpublish launch={launch} />}
        {isLead && status === 'draft' && <Discard launch={launch} />}
      </Section>
    </>
  )
}

const Withdraw = ({ launch: { week } }: Props) => (
  <FoldedForm name="withdraw" summary="Withdraw">
    <p>
      It becomes a draft again so you can edit and resubmit.
      {week !== null && ` You’ll lose your slot in week ${week.week}.`}
    </p>
    <button class="sw-button">Withdraw launch</button>
  </FoldedForm>
)

const Unpublish = ({ launch: { name, week } }: Props) => (
  <FoldedForm name="unpublish" summary="Unpublish…">
    <p>
      <bdi>{name}</bdi> leaves the catalog immediately and becomes a draft that only you can see. Its page will say that you unpublished it.
    </p>
    <p>
      Its votes and comments are kept, and come back if it goes live again. To relaunch it, submit it for another review
      {week !== null && ` and choose a new week: its slot in week ${week.week} is used up`}.
    </p>
    <button class="sw-button sw-button--danger">Unpublish launch</button>
  </FoldedForm>
)

const Discard = ({ launch: { name } }: Props) => (
  <FoldedForm name="discard" summary="Delete draft">
    <p>
      This deletes <bdi>{name}</bdi> and its history. This can’t be undone.
    </p>
    <button class="sw-button">Delete draft</button>
  </FoldedForm>
)

const Rename = ({ launch: { slug, status } }: Props) => (
  <FoldedForm name="rename" class="form stack gap-5" summary="Change URL" submit="Save URL" quiet>
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
      value={slug}
    />
  </FoldedForm>
)

const News = () => (
  <Section name="news" class="board-part stack gap-4" title="Post an update">
    <Form name="news" submit="Publish update" quiet>
      <FormField name="title" label="Title" />
      <FormField name="text" label="Details" hint="Plain text. Leave a blank line between paragraphs." look="field--text" rows={4} />
    </Form>
  </Section>
)
