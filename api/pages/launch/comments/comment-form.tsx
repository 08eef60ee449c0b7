import { maxCommentLength } from '../../../actions/community/add-comment.ts'

/** Input that was rejected, and what is wrong with it: of a new comment, of a reply to one, or of an edited one. */
export type RejectedComment = { text: string; error: string; replyTo?: string | undefined; editing?: string | undefined }

type Props = {
  /** Tells the forms of a page apart. */
  id: string
  action: string
  label: string
  button: string
  text: string
  error: string | undefined
  replyTo?: string
  isSmall?: boolean
  /** The author’s email isn’t verified. */
  waits?: boolean
}

/** A form for the text of a comment. */
export function CommentForm({ id, action, label, button, text, error, replyTo, isSmall = false, waits = false }: Props) {
  return (
    <form class="talk__form grid left" action={action} method="post">
      {replyTo !== undefined && <input type="hidden" name="replyTo" value={replyTo} />}
      <label class="bold" for={`${id}-text`}>
        {label}
      </label>
      <p class="form-field__hint" id={`${id}-hint`}>
        Plain text, up to {maxCommentLength.toLocaleString('en')} characters.
        {waits && ' Other people will see it once your email is verified.'}
      </p>
      {error !== undefined && (
        <p class="field-error flat" id={`${id}-error`} role="alert">
          {error}
        </p>
      )}
      <textarea
        class="field"
        id={`${id}-text`}
        name="text"
        rows={isSmall ? 3 : 4}
        dir="auto"
        required
        aria-invalid={error === undefined ? undefined : 'true'}
        aria-describedby={error === undefined ? `${id}-hint` : `${id}-error ${id}-hint`}
        autofocus={error !== undefined}
      >
        {text}
      </textarea>
      <button class={isSmall ? 'sw-button sw-button--small' : 'sw-button'} type="submit">
        {button}
      </button>
    </form>
  )
}
