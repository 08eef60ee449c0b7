import { languages } from '../../../../shared/fields/language.ts'
import { maxCommentLength } from '../../../actions/community/add-comment.ts'
import { Form } from '../../forms/form.tsx'
import { FormField } from '../../forms/form-field.tsx'
import type { RejectedForm } from '../../forms/page-request.ts'
import { RulesLink } from '../../parts/rules-link.tsx'
import { countWords } from '../../../../shared/plural.ts'
import type { ComponentChildren } from 'preact'
import type { MakerPages } from '../../../actions/makers/read-makers.ts'
import { mentionPlaces } from '../../../domain/community/mentions.ts'
import { textLang } from '../../parts/written.tsx'
import { paths } from '../../../../shared/paths.ts'
import { dots, Menu } from '../../parts/menu.tsx'
import type { CommentProps } from './one-comment.tsx'

/** A rejected comment, and where it’s shown again: as a reply, as an edit, or else as a new comment. */
export type RejectedComment = { form: RejectedForm; replyTo?: string | undefined; editing?: string | undefined }

type Props = {
  name: 'comment' | 'editComment'
  /** Tells the forms of a page apart. */
  id: string
  action: string
  label: string
  button: string
  text: string
  /** The one chosen for a posted comment, or ''. */
  language?: string
  rejected: RejectedForm | null
  replyTo?: string
  isSmall?: boolean
  /** The author’s email isn’t verified. */
  waits?: boolean
}

const languageOptions = [['', 'Detect automatically'], ...Object.entries(languages)] as const

export const CommentForm = ({
  name,
  id,
  action,
  label,
  button,
  text,
  language,
  rejected,
  replyTo,
  isSmall = false,
  waits = false,
}: Props) => (
  <Form
    name={name}
    to={action}
    about={replyTo === undefined ? {} : { replyTo }}
    part={id}
    class="talk__form gap-half grid left"
    summary={false}
    rejected={rejected}
  >
    <FormField
      name="text"
      label={label}
      hint={
        <>
          Plain text, up to {countWords(maxCommentLength)} characters.{waits && ' Other people will see it once your email is verified.'}
          <RulesLink before=" Please follow the" />
        </>
      }
      value={text}
      rows={isSmall ? 3 : 4}
      frame="whole"
      required
    />
    {language !== undefined && <FormField name="language" label="Language" value={language} options={languageOptions} frame="whole" />}
    <button class={isSmall ? 'sw-button sw-button--small above-2' : 'sw-button above-2'}>{button}</button>
  </Form>
)

/** Plain text in which mentions of makers lead to their pages. */
export function CommentText({ text, language, pages }: { text: string; language?: string | undefined; pages: MakerPages }) {
  const parts: ComponentChildren[] = []
  let from = 0
  for (const { handle, start, end } of mentionPlaces(text)) {
    if (!pages.handles.has(handle)) continue
    parts.push(
      text.slice(from, start),
      <a key={start} href={paths.maker({ handle })}>
        {text.slice(start, end)}
      </a>,
    )
    from = end
  }
  parts.push(text.slice(from))
  return (
    <p class="comment__text above-1 wraps lines" lang={textLang(text, language)} dir="auto">
      {parts}
    </p>
  )
}

/** What is rarely done with the comment of somebody else. */
export const OtherActions = ({ comment: { id, accountId, author, exclusion }, view: { slug, account, isSuspended } }: CommentProps) => (
  <Menu button={dots()} label={`More about ${author.name}’s comment`}>
    {!isSuspended && exclusion === undefined && (
      <a class="comment__report above-1" href={paths.reportLaunch({ slug }, { comment: id })} rel="nofollow">
        Flag<span class="sw-hidden"> {author.name}’s comment</span>
      </a>
    )}
    {account !== null && (
      <a href={paths.mutedPeople({ person: accountId })}>
        Mute<span class="sw-hidden"> {author.name}</span>
      </a>
    )}
  </Menu>
)
