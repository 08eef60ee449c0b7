import { undoTime } from '../../../actions/decisions/decide.ts'
import { paths } from '../../../../shared/paths.ts'
import { Form } from '../../forms/form.tsx'

/** Undoes a decision. The button disappears after a minute (report.css). `back` is the path of the page. */
export const UndoForm = ({ id, seconds, back }: { id: string; seconds: number; back: string }) => (
  <Form name="undo" about={{ id }} to={paths.undo()} class={seconds <= undoTime ? 'undo undo--minute' : 'undo'}>
    <input type="hidden" name="return" value={back} />
    <button class="sw-button sw-button--small">Undo</button>
  </Form>
)
