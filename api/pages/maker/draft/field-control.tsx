import type { ComponentType, VNode } from 'preact'
import { byKind, type FieldKey } from '../../../../shared/fields/listing-fields.ts'
import { DraftText, type ControlProps, type Crawled, type FormState } from './draft-fields.tsx'
import { Choice, Choices, DiscountFields, Flag, PictureField, Pictures } from './draft-groups.tsx'
import type { FormValues } from './draft-values.ts'

type Given = Pick<ControlProps, 'name' | 'state' | 'crawled'>

const shownBy =
  <F, Value>(Control: ComponentType<ControlProps<F, Value>>) =>
  (value: Value, field: F, given: Given): VNode => <Control value={value} field={field} {...given} />

const control = byKind<FormValues, VNode, [Given]>({
  line: shownBy(DraftText),
  text: shownBy(DraftText),
  site: shownBy(DraftText),
  link: shownBy(DraftText),
  handle: shownBy(DraftText),
  choice: shownBy(Choice),
  choices: shownBy(Choices),
  flag: shownBy(Flag),
  picture: shownBy(PictureField),
  pictures: shownBy(Pictures),
  discount: shownBy(DiscountFields),
})

/** The control of a field of the listing, with its error, its notes and the value from the page. */
export const FieldControl = ({ field, state, crawled }: { field: FieldKey; state: FormState; crawled: Crawled }) =>
  control(field, state.values[field], { name: field, state, crawled })
