import { markOf } from '../../actions/decisions/require-unchanged-list.ts'
import { useRequest } from '../forms/current-request.ts'
import { rejectedForm } from '../forms/form.tsx'

/** Tells an action which version of a list was edited. After a conflict, it’s still the old version. */
export const SeenList = ({ name, list }: { name: string; list: unknown }) => (
  <input type="hidden" name="seen" value={rejectedForm(useRequest(), name)?.sent.get('seen') ?? markOf(list)} />
)
