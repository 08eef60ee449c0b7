import { undoTime } from '../../../actions/decisions/decide.ts'
import { paths } from '../../../../shared/paths.ts'
import { Form } from '../../forms/form.tsx'

type Props = { id: string; seconds: number; back: string; words?: string; byKey?: boolean }

/** Undoes a decision. The button disappears after a minute (report.css). `back` is the path of the page. */
export const UndoForm = ({ id, seconds, back, words = 'Undo', byKey = false }: Props) => (
  <Form name="undo" about={{ id }} to={paths.undo()} class={seconds <= undoTime ? 'undo undo--minute' : 'undo'}>
    <input type="hidden" name="return" value={back} />
    <button class="sw-button sw-button--small" data-key={byKey ? 'u' : undefined}>
      {words}
    </button>
  </Form>
)
