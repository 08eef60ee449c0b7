import { undoTime } from '../../../actions/moderation/decide.ts'
import { paths } from '../../../../shared/paths.ts'

/** Undoes a decision. The button disappears after a minute (report.css). `back` is the path of the page. */
export function UndoForm({ id, seconds, back }: { id: string; seconds: number; back: string }) {
  return (
    <form class={seconds <= undoTime ? 'undo undo--minute' : 'undo'} action={paths.undo()} method="post">
      <input type="hidden" name="id" value={id} />
      <input type="hidden" name="return" value={back} />
      <button class="sw-button sw-button--small" type="submit">
        Undo
      </button>
    </form>
  )
}
